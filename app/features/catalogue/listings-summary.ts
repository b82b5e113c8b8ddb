import { payText } from '#content/pay.ts';
import type { Listing } from '#content/types.ts';

type Summed = Pick<Listing, 'weeks' | 'pay'>;

/**
 * The ranges of length, pay and hours in a list, as facts for the head of its page. All pay must be
 * in pounds and for the same period, since the amounts are compared.
 */
export function summariseListings(listings: readonly Summed[]): [term: string, value: string][] {
	const [shortest, longest] = ends(listings, ({ weeks }) => weeks);
	const [fewest, most] = ends(listings, ({ pay }) => pay.hours);
	const [least, greatest] = ends(listings, ({ pay }) => pay.amount);
	return [
		['Listings', String(listings.length)],
		['Length', `${shortest.weeks} to ${longest.weeks} weeks, temporary`],
		['Stipend, paid to you', `${amountOf(least)} to ${payText(greatest.pay)}`],
		['Hours', `${fewest.pay.hours} to ${most.pay.hours} a week`],
		['Applying', 'Free'],
	];
}

const amountOf = ({ pay }: Summed) => payText(pay).split('/')[0];

function ends<T>(items: readonly T[], by: (item: T) => number): [least: T, most: T] {
	const sorted = items.toSorted((one, other) => by(one) - by(other));
	const [least, most] = [sorted[0], sorted.at(-1)];
	if (least === undefined || most === undefined) throw new RangeError('no listings to sum up');
	return [least, most];
}
