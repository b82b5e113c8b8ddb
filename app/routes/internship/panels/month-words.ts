import { amountText } from '#content/pay.ts';
import type { Costs } from '#schema/internships/take-home.ts';

/* Words of the sum of a month that change with one's own figures. */

/** "− £181"; a dash where it is not known. */
export const taken = (amount: number | null) =>
	amount === null ? '–' : amount === 0 ? '£0' : `− ${amountText(amount)}`;

/** What the last line is called. */
export function leftTerm(left: number, { room, travel }: Costs): string {
	const missing = [room === null && 'rent', travel === null && 'travel'].filter(Boolean);
	if (missing.length > 0) return `Left before ${missing.join(' and ')}`;
	return left < 0 ? 'Not covered, each month' : 'Left in a month';
}
