import { amountText } from '#content/pay.ts';
import type { AppliedFor } from '#schema/applications/student-applications.ts';
import { longDate } from '#schema/london-day.ts';

/** What is offered, as the listing has it now. */
export const OfferFacts = ({ internship }: { internship: AppliedFor }) => {
	const { pay_amount, pay_currency, pay_per, hours, weeks, starts_on, starts } = internship;
	return (
		<p>
			<b className="text-[1.5rem]">{amountText(pay_amount, pay_currency)}</b> a {pay_per} for{' '}
			{hours} hours a week. {weeks} weeks, start: {starts_on ? longDate(starts_on) : starts}.
		</p>
	);
};
