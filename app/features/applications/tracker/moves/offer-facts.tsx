import { WholeDays } from '#app/ui/whole-days.tsx';
import { amountText } from '#content/pay.ts';
import type { AppliedFor, StudentApplication } from '#schema/applications/student-applications.ts';
import { hourlyPay, pounds } from '#schema/internships/pay-periods.ts';
import { END_OF_DAY, longDate } from '#schema/london-day.ts';

const hourlyOf = ({ pay_amount: amount, pay_per: per, hours }: AppliedFor) =>
	hourlyPay({ amount, per, hours });

/** What is offered or was declined, as the listing has it now, and by when to answer. */
export const OfferFacts = ({
	application: { internship, offer_until, status },
}: {
	application: Pick<StudentApplication, 'internship' | 'offer_until' | 'status'>;
}) => (
	<div className="grid gap-2 text-pretty">
		{internship && (
			<p>
				<b className="text-part font-bold">
					{amountText(internship.pay_amount, internship.pay_currency)}
				</b>{' '}
				a {internship.pay_per}
				{internship.pay_currency === 'GBP' && (
					<>
						, <span className="inline-block">{pounds(hourlyOf(internship))} an hour</span>
					</>
				)}
				<span className="block">
					{internship.hours} hours a week, {internship.weeks} weeks{' '}
					<span className="inline-block">
						{internship.starts_on ? (
							<WholeDays words={`from ${longDate(internship.starts_on)}`} />
						) : (
							`(start: ${internship.starts})`
						)}
					</span>
				</span>
			</p>
		)}
		{status === 'offered' && offer_until && (
			<p>
				The place is held until{' '}
				<b className="text-hot">
					<WholeDays words={longDate(offer_until)} />
				</b>
				, {END_OF_DAY}.
			</p>
		)}
	</div>
);
