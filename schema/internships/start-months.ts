import { MONTHS } from '#schema/london-day.ts';

/** "2027-06", or "06" of every year; all months of one listing have a year, or none has. */
type StartMonth = string;

const every = MONTHS.map((_, index) => index + 1);
const name = `(${MONTHS.join('|')})`;
const range = new RegExp(`${name} to ${name}`);
const exception = new RegExp(`(?:except|but)(?: in)? ${name}`);
const anyMonth = new RegExp(name, 'g');
const year = '(?: (20\\d\\d))?';
const dated = new RegExp(`${name}${year}(?: to ${name}${year})?`, 'g');
const andLater = /later|onwards|^From/;

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
export function startMonths(starts_on: string | null, starts: string): StartMonth[] {
	if (starts_on) return [starts_on.slice(0, 7)];
	const months = inYears(starts);
	if (months.length > 0) return months;
	return [...inYear(starts)].sort((a, b) => a - b).map(twoDigits);
}

/** @param day an ISO date or month */
export const beginsIn = (months: readonly StartMonth[], day: string): boolean =>
	months.includes(day.slice(0, 7)) || months.includes(day.slice(5, 7));

/** The months that are named with a year; "or later" is a year of them. */
function inYears(starts: string): StartMonth[] {
	return [...starts.matchAll(dated)].flatMap(([, from, fromYear, to = from, toYear]) => {
		if (!fromYear && !toYear) return [];
		const span = (numberOf(to) - numberOf(from) + 12) % 12;
		const last = toYear ? monthIn(to, toYear) : monthIn(from, fromYear) + span;
		const first = fromYear ? monthIn(from, fromYear) : last - span;
		const count = andLater.test(starts) ? 12 : last - first + 1;
		return Array.from({ length: count }, (_, index) => monthText(first + index));
	});
}

function inYear(starts: string): number[] {
	const except = exception.exec(starts);
	if (except) return every.filter((month) => month !== numberOf(except[1]));
	const span = range.exec(starts);
	if (span) return between(numberOf(span[1]), numberOf(span[2]));
	const named = [...starts.matchAll(anyMonth)].map(([month]) => numberOf(month));
	if (named[0] && andLater.test(starts)) return between(named[0], 12);
	if (named.length > 0) return [...new Set(named)];
	const meant = seasons.filter(([words]) => words.test(starts)).flatMap(([, months]) => months);
	if (meant.length > 0) return meant;
	return periods.find(([words]) => words.test(starts))?.[1] ?? every;
}

const monthIn = (month: string | undefined, year: string | undefined) =>
	Number(year) * 12 + numberOf(month) - 1;

/** Over the end of the year as well. */
const between = (first: number, last: number): number[] =>
	every.filter((month) =>
		first <= last ? first <= month && month <= last : month >= first || month <= last,
	);

const names: readonly string[] = MONTHS;
const numberOf = (month = ''): number => names.indexOf(month) + 1;

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** @param month months since the year 0 */
export const monthText = (month: number): string =>
	`${Math.floor(month / 12)}-${twoDigits((month % 12) + 1)}`;
