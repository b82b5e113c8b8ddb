import { otherwisePaid, payText } from '#content/pay.ts';
import type { Currency } from '#content/types.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { weeklyHours } from '#schema/internships/weekly-hours.ts';
import { untilEndOf } from '#schema/london-day.ts';

/** "Shoreditch, London. £1,500/month for 20 hours a week, £17.31 an hour. 12 weeks, temporary. …" */
export function factsOf(internship: InternshipSummary): string {
	const { location, weeks, starts, deadline, sample, hours_pattern } = internship;
	const otherwise = otherwisePaid(internship);
	return [
		...(sample ? ['Example, not a real vacancy'] : []),
		location,
		`${payOf(internship)} for ${weeklyHours(internship)}${otherwise ? `, ${otherwise}` : ''}`,
		...(hours_pattern ? [`Hours: ${hours_pattern}`] : []),
		`${weeks} weeks, temporary`,
		`Starts: ${starts}`,
		deadline ? `Apply by ${untilEndOf(deadline)}` : 'Applications are read as they come',
	]
		.map((fact) => `${fact}.`)
		.join(' ');
}

const payOf = ({ pay_amount: amount, pay_per: per, pay_currency, hours }: InternshipSummary) =>
	payText({ amount, per, hours, currency: pay_currency as Currency });
