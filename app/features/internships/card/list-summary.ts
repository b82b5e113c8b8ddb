import { amountText } from '#content/pay.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { eachPeriod } from '#schema/internships/pay-periods.ts';

type Summed = Pick<
	InternshipSummary,
	'weeks' | 'hours' | 'pay_amount' | 'pay_per' | 'pay_currency' | 'country' | 'status'
>;

/** "6 to 16 weeks" stands above "long, temporary". */
export type LabelledFigure = { figure: string; label: string };

/**
 * What a list has, as four figures for the head of its page; none of an empty list. All pay in pounds must be for the same
 * period, since the amounts are compared; where there is pay in other money, the countries are counted instead.
 */
export function summarise(list: readonly Summed[]): LabelledFigure[] {
	if (list.length === 0) return [];
	const open = list.filter(({ status }) => status === 'open').length;
	const all = open === list.length ? 'all' : open;
	return [
		{ figure: String(list.length), label: `internships, ${all} open` },
		list.every(({ pay_currency }) => pay_currency === 'GBP') ? payOf(list) : countriesOf(list),
		{ figure: `${rangeOf(list, ({ weeks }) => weeks)} weeks`, label: 'long, temporary' },
		{ figure: `${rangeOf(list, ({ hours }) => hours)} hours`, label: 'a week' },
	];
}

const payOf = (list: readonly Summed[]): LabelledFigure => ({
	figure: rangeOf(list, ({ pay_amount }) => pay_amount, amountText),
	label: `${eachPeriod(list[0]?.pay_per ?? 'month')}, paid to you`,
});

const countriesOf = (list: readonly Summed[]): LabelledFigure => ({
	figure: `${new Set(list.map(({ country }) => country)).size} countries`,
	label: 'each with a visa note',
});

/** "6 to 16", or "35" where all have the same. */
function rangeOf<T>(
	items: readonly T[],
	by: (item: T) => number,
	words: (value: number) => string = String,
): string {
	const values = items.map(by);
	const [least, most] = [Math.min(...values), Math.max(...values)];
	return least === most ? words(least) : `${words(least)} to ${words(most)}`;
}
