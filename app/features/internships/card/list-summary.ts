import { amountText } from '#content/pay.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';

type Summed = Pick<InternshipSummary, 'weeks' | 'hours' | 'pay_amount' | 'pay_per'>;

/**
 * The ranges of length, pay and hours in a list, as facts for the head of its page. All pay must be in pounds and for
 * the same period, since the amounts are compared.
 */
export function summarise(list: readonly Summed[]): [term: string, value: string][] {
	const [shortest, longest] = ends(list, ({ weeks }) => weeks);
	const [fewest, most] = ends(list, ({ hours }) => hours);
	const [least, greatest] = ends(list, ({ pay_amount }) => pay_amount);
	const per = list[0]?.pay_per ?? 'month';
	return [
		['Listings', String(list.length)],
		['Length', `${shortest} to ${longest} weeks, temporary`],
		['Stipend, paid to you', `${amountText(least)} to ${amountText(greatest)}/${per}`],
		['Hours', `${fewest} to ${most} a week`],
		['Applying', 'Free'],
	];
}

function ends<T>(items: readonly T[], by: (item: T) => number): [least: number, most: number] {
	if (items.length === 0) throw new RangeError('no listings to sum up');
	const values = items.map(by);
	return [Math.min(...values), Math.max(...values)];
}
