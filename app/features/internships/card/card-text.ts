import { amountText, otherwisePaid } from '#content/pay.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { eachPeriod } from '#schema/internships/pay-periods.ts';
import { hoursInFigures } from '#schema/internships/weekly-hours.ts';
import { longDate } from '#schema/london-day.ts';

/** A word in the middle of a sentence keeps its capital if it is a name. */
const names =
	/^(January|February|March|April|May|June|July|August|September|October|November|December|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/;

/** "Starts any Monday in June", "Starts 14 June 2027". */
export function startsText(starts: string): string {
	if (/^\d{4}-\d{2}-\d{2}$/.test(starts)) return `Starts ${longDate(starts)}`;
	if (/^start of /i.test(starts)) return `Starts at the s${starts.slice(1)}`;
	const words = names.test(starts) ? starts : starts.charAt(0).toLowerCase() + starts.slice(1);
	return `Starts ${words}`;
}

/** Sector, start, length, when the hours are, and how many places are left where that is known and it takes applications. */
export const workFacts = (
	internship: Pick<InternshipSummary, 'sector' | 'starts' | 'weeks' | 'spots' | 'hours_pattern'> &
		Partial<Pick<InternshipSummary, 'status'>>,
): string[] => [
	internship.sector,
	startsText(internship.starts),
	lengthText(internship.weeks),
	...(internship.hours_pattern ? [internship.hours_pattern] : []),
	...(internship.spots === null || (internship.status ?? 'open') !== 'open'
		? []
		: [`${internship.spots} places left`]),
];

/** "10 weeks, temporary" */
export const lengthText = (weeks: number) =>
	`${weeks === 52 ? '12 months (52 weeks)' : `${weeks} weeks`}, temporary`;

type PayFields = Pick<
	InternshipSummary,
	'pay_amount' | 'pay_per' | 'pay_currency' | 'hourly_pay' | 'hours' | 'least_hours'
>;

/** "£1,850", "a month", "£14.23 an hour" unless it is not in pounds (or "about £1,102 a month" of pay by the hour), "30 h a week". */
export const payWords = (paid: PayFields) => ({
	amount: amountText(paid.pay_amount, paid.pay_currency),
	per: eachPeriod(paid.pay_per),
	otherwise: otherwisePaid(paid),
	hours: `${hoursInFigures(paid)} h a week`,
});
