import { payText } from '#content/pay.ts';
import type { Currency } from '#content/types.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { facetsOn, payLabel } from '#schema/internships/search-facets.ts';
import { longDate } from '#schema/london-day.ts';

/** "Shoreditch, London. £1,500/month for 20 hours a week, £17.31 an hour. 12 weeks. …" */
export function factsOf(internship: InternshipSummary): string {
	const { location, hours, weeks, starts, deadline, hourly_pay } = internship;
	const hourly = hourly_pay === null ? '' : `, £${hourly_pay.toFixed(2)} an hour`;
	return [
		location,
		`${payOf(internship)} for ${hours} hours a week${hourly}`,
		`${weeks} weeks`,
		`Starts: ${starts}`,
		deadline ? `Apply by ${longDate(deadline)}` : 'Applications are read as they come',
	]
		.map((fact) => `${fact}.`)
		.join(' ');
}

const payOf = ({ pay_amount: amount, pay_per: per, pay_currency, hours }: InternshipSummary) =>
	payText({ amount, per, hours, currency: pay_currency as Currency });

/** What is looked for: "Internships: data, Leeds, 20 hours or fewer". */
export function titleOf(search: InternshipSearch, today: string): string {
	const chosen = facetsOn(today).flatMap(({ name, options }) => {
		const values = [search[name]].flat().map(String);
		return options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
	});
	const isListed = chosen.some((label) => search.pay !== null && label === payLabel(search.pay));
	const pay = search.pay === null || isListed ? [] : [payLabel(search.pay)];
	const words = [search.q, ...chosen, ...pay, ...search.company].filter(Boolean);
	return words.length > 0 ? `Internships: ${words.join(', ')}` : 'All internships';
}
