import { amountText } from '#content/pay.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { longDate } from '#schema/london-day.ts';

/** What is offered or was declined, as the listing has it now, and by when to answer. */
export const OfferFacts = ({
	application: { internship, offer_until, status },
}: {
	application: Pick<StudentApplication, 'internship' | 'offer_until' | 'status'>;
}) => (
	<div className="grid gap-2 text-pretty">
		{internship && (
			<p>
				<b className="text-[1.5rem]">
					{amountText(internship.pay_amount, internship.pay_currency)}
				</b>{' '}
				a {internship.pay_per} for {internship.hours} hours a week
				<span className="block">
					{internship.weeks} weeks
					{internship.starts_on
						? ` from ${longDate(internship.starts_on)}`
						: `, start: ${internship.starts}`}
				</span>
			</p>
		)}
		{status === 'offered' && offer_until && (
			<p>
				The place is held until{' '}
				<b className="whitespace-nowrap text-hot">{longDate(offer_until)}</b>, end of the day in the
				UK.
			</p>
		)}
	</div>
);
