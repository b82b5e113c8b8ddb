export const MONTHS = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
] as const;

/**
 * When one can begin: in one month, "2027-06", or every year in the months of these numbers, 1 to 12.
 */
export type StartMonths = string | number[];

const every = MONTHS.map((_, index) => index + 1);
const name = `(${MONTHS.join('|')})`;
const oneMonth = new RegExp(`${name} (20\\d\\d)`);
const range = new RegExp(`${name} to ${name}`);
const exception = new RegExp(`(?:except|but)(?: in)? ${name}`);
const anyMonth = new RegExp(name, 'g');

/** Words that stand for months. School holidays fill August. */
const periods: [words: RegExp, months: number[]][] = [
	[/\bquarter/i, [1, 4, 7, 10]],
	[/\bschool term/i, [1, 4, 9]],
	[/\boutside school holidays/i, every.filter((month) => month !== 8)],
];
const seasons: [words: RegExp, months: number[]][] = [
	[/\bspring\b/i, [3, 4, 5]],
	[/\bsummer\b/i, [6, 7, 8]],
	[/\bautumn\b/i, [9, 10, 11]],
	[/\bwinter\b/i, [12, 1, 2]],
];

/** @param starts words such as "Any Monday, March to November"; words that name no month mean any */
export function startMonths(starts_on: string | null, starts: string): StartMonths {
	if (starts_on) return starts_on.slice(0, 7);
	const exact = oneMonth.exec(starts);
	if (exact) return `${exact[2]}-${twoDigits(numberOf(exact[1]))}`;
	return [...inYear(starts)].sort((a, b) => a - b);
}

function inYear(starts: string): number[] {
	const except = exception.exec(starts);
	if (except) return every.filter((month) => month !== numberOf(except[1]));
	const span = range.exec(starts);
	if (span) return between(numberOf(span[1]), numberOf(span[2]));
	const named = [...starts.matchAll(anyMonth)].map(([month]) => numberOf(month));
	if (named[0] && /later|onwards|^From/.test(starts)) return between(named[0], 12);
	if (named.length > 0) return [...new Set(named)];
	const meant = seasons.filter(([words]) => words.test(starts)).flatMap(([, months]) => months);
	if (meant.length > 0) return meant;
	return periods.find(([words]) => words.test(starts))?.[1] ?? every;
}

/** Over the end of the year as well. */
const between = (first: number, last: number): number[] =>
	every.filter((month) =>
		first <= last ? first <= month && month <= last : month >= first || month <= last,
	);

const names: readonly string[] = MONTHS;
const numberOf = (month = ''): number => names.indexOf(month) + 1;

export const twoDigits = (value: number): string => String(value).padStart(2, '0');
