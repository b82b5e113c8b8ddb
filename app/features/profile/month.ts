import { twoDigits } from '#schema/internships/start-months.ts';
import { MONTHS } from '#schema/london-day.ts';

/**
 * A month as people write it: "June 2027", "Jun 2027", "06/2027", "2027-06"; or a year alone.
 * @returns "2027-06" or "2027"; undefined where it is neither
 */
export function monthIn(typed: string): string | undefined {
	const text = typed.trim();
	if (/^(19|20)\d\d$/.test(text)) return text;
	const [, first = '', second = ''] = /^([^\s/.-]+)[\s/.-]+([^\s/.-]+)$/.exec(text) ?? [];
	const [month, year] = /^\d{4}$/.test(first) ? [second, first] : [first, second];
	const number = monthNumber(month);
	if (number === 0 || !/^(19|20)\d\d$/.test(year)) return undefined;
	return `${year}-${twoDigits(number)}`;
}

/** 1 to 12; 0 for none. */
function monthNumber(text: string): number {
	if (/^\d{1,2}$/.test(text)) return Number(text) <= 12 ? Number(text) : 0;
	if (text.length < 3) return 0;
	return MONTHS.findIndex((name) => name.toLowerCase().startsWith(text.toLowerCase())) + 1;
}
