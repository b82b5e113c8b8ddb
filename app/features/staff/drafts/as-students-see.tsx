import type { StaffDraft } from '#schema/employers/posting.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import { eachPeriod, hourlyPay, payFigure, pounds } from '#schema/internships/pay-periods.ts';
import { workplaceWords } from '#schema/internships/places.ts';
import { hoursInFigures } from '#schema/internships/weekly-hours.ts';
import { hasPassed, longDate } from '#schema/london-day.ts';

/** The head of the page as students will read it. */
export function AsStudentsSee({ draft: { content, company, today } }: { draft: StaffDraft }) {
	const { title, location, remote, hours, least_hours, weeks, starts_on, deadline } = content;
	const { pay_amount, pay_per } = content;
	const facts: [string, string][] = [];
	if (pay_amount !== null)
		facts.push([`£${payFigure(pay_amount)} ${eachPeriod(pay_per)}`, hourlyWords(content)]);
	if (hours !== null)
		facts.push([
			`${hoursInFigures({ hours, least_hours })} hours`,
			remote ? `a week, ${workplaceWords[remote].toLowerCase()}` : 'a week',
		]);
	if (weeks !== null)
		facts.push([
			`${weeks} ${weeks === 1 ? 'week' : 'weeks'}`,
			starts_on ? `from ${longDate(starts_on)}` : 'begins as you agree',
		]);
	if (deadline !== null)
		facts.push([
			longDate(deadline),
			hasPassed(deadline, today) ? 'has closed' : 'last day to apply',
		]);
	return (
		<section
			aria-label="As students will see it"
			className="border-b-2 border-brand bg-wash px-4 py-4 sm:px-5"
		>
			<p className="text-small font-semibold text-muted">As students will see it</p>
			<p className="mt-1 text-part font-bold wrap-anywhere">{title || 'Without a title'}</p>
			<p className="text-muted wrap-anywhere">{[company, location].filter(Boolean).join(', ')}</p>
			<dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
				{facts.map(([fact, more]) => (
					<div key={fact}>
						<dt className="font-semibold even-figures">{fact}</dt>
						<dd className="text-small text-muted">{more}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** "£17.14 an hour"; empty where pay or hours are missing. */
export function hourlyWords(content: DraftContent | null): string {
	const { pay_amount, pay_per, hours } = content ?? {};
	if (!pay_amount || !pay_per || !hours) return '';
	return `${pounds(hourlyPay({ amount: pay_amount, per: pay_per, hours }))} an hour`;
}
