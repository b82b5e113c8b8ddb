import { WAGE_RATES } from '#schema/internships/wage-rates.ts';

const SMALL =
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
		' ',
	);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES = new Map<string, number>([
	...SMALL.map((word, value): [string, number] => [word, value]),
	...TENS.map((word, place): [string, number] => [word, (place + 2) * 10]),
	['fiver', 5],
	['tenner', 10],
]);
const NUMBER = [...VALUES.keys()].join('|');
/** Each ends after a few words, so that the time grows with the length of a text. */
const IN_WORDS = new RegExp(
	`\\b(?:(?:${NUMBER})\\b|an?(?= (?:hundred|thousand)\\b))(?:(?:[ -]|,? and )(?:${NUMBER}|hundred|thousand)\\b){0,8}`,
	'g',
);

/** "a hundred and twenty" and "thirteen fifty" in figures. */
function inFigures(words: string): string {
	let [all, part] = [0, 0];
	for (const word of words.split(/[ ,-]+/)) {
		const value = VALUES.get(word);
		if (word === 'a' || word === 'an') part = 1;
		else if (word === 'hundred') part = Math.max(part, 1) * 100;
		else if (word === 'thousand') [all, part] = [all + Math.max(part, 1) * 1_000, 0];
		else if (value !== undefined && value > 9 && part % 100 > 0) part += value / 100;
		else part += value ?? 0;
	}
	const figures = String(Math.round((all + part) * 100) / 100);
	return /tenner|fiver/.test(words) ? `£${figures}` : figures;
}

const AMOUNT = '(\\d{1,6}(?:,\\d{3})*(?:\\.\\d+)?)(k?)';
const SUM = new RegExp(
	`(?:£|\\bgbp) ?${AMOUNT}|(?<![\\d.,:])\\b${AMOUNT}(?: ?£| ?(?:pounds?|quid|gbp)\\b|(?= (?:an|per|each) hour\\b))`,
	'g',
);
const AND_PENCE = /\b(\d{1,3}) (?:pounds?|quid)(?: and)? (\d\d)(?: ?(?:p|pence))?\b/g;

/** How many hours there are in what is paid for where a sentence does not say it, and how many it may say. */
const PERIODS = {
	hour: { usual: 1, least: 1, most: 1, times: 1 },
	day: { usual: 8, least: 3, most: 16, times: 1 },
	week: { usual: 37.5, least: 4, most: 90, times: 1 },
	month: { usual: 37.5, least: 4, most: 90, times: 52 / 12 },
	year: { usual: 37.5, least: 12, most: 90, times: 52 },
} as const;
type Period = keyof typeof PERIODS;
const PERIOD_NAMES = Object.keys(PERIODS) as Period[];

/** A few words after a sum, of which the first that is a period is its own. */
const PERIOD_AFTER = new RegExp(
	`^[^.!?;]{0,40}?(?:${[
		'(?<hour>(?:\\b(?:an?|per|each|every|the|for|flat|1) |/ ?|^ ?)(?:hour|hr)\\b|p/?h\\b|/h\\b|\\bhourly\\b)',
		'(?<day>(?:\\b(?:an?|per|each|every|the|for|whole|long)[ -]|/ ?)(?:day|shift|night)\\b|\\bdaily\\b|\\bp/?d\\b)',
		'(?<week>(?:\\b(?:an?|per|each|every|the|for|full|working|hours?)[ -]|/ ?)(?:week|wk)\\b|\\bweekly\\b|\\bp/?w\\b)',
		'(?<month>(?:\\b(?:an?|per|each|every|the|for|calendar)[ -]|/ ?)month\\b|\\bmonthly\\b|\\bp/?c?m\\b)',
		'(?<year>(?:\\b(?:an?|per|each|every|the|for|full)[ -]|/ ?)(?:year|annum)\\b|\\bannually\\b|\\bpa\\b|\\bp\\.a\\b)',
	].join('|')})`,
);
const PERIOD_BEFORE =
	/\b(?:(?<hour>hourly|(?:per|an) hour|hours? (?:is |are )?(?:paid )?at)|(?<day>daily|day rate)|(?<week>weekly)|(?<month>monthly)|(?<year>annual|yearly|salary))\b[^.!?;]{0,30}$/;

/** Sums of which nobody says what they are for, as everybody knows it. */
const OF_A_YEAR = 12_000;

const HOURS = /(?<![\d.,])(\d{1,2}(?:\.\d)?|\d,?\d{3}|\d{3})½?(?: |-)?(?:hours?|hrs?)\b/g;
const FROM_TO = /\b(\d{1,2})(?: ?am)? ?(?:to|till?|until|-) ?(\d{1,2})(?: ?pm)?\b/;

/** The first number of hours in a text that can be in a period. */
function hoursIn(text: string, least: number, most: number): number | undefined {
	for (const [, written = ''] of text.matchAll(HOURS)) {
		const hours = Number(written.replace(',', ''));
		if (hours >= least && hours <= most) return hours;
	}
	const [, start, end] = (most === PERIODS.day.most && FROM_TO.exec(text)) || [];
	const long = (Number(end) + 12 - Number(start)) % 12 || 12;
	return start && long >= least ? long : undefined;
}

const periodIn = (words: RegExp, text: string): Period | undefined => {
	const groups = words.exec(text)?.groups;
	return groups && PERIOD_NAMES.find((period) => groups[period] !== undefined);
};

const LEAST = WAGE_RATES[0].adult - 0.02;
/** An hour of no internship pays less or more. */
const [LOWEST, HIGHEST] = [1, 60];

/** Of a sentence no more sums are looked at, so that the time grows with its length. */
const MOST_SUMS = 8;

/**
 * Names for what the work in a sentence pays an hour, beside the minimum wage: by the sum and the hours that it says, or else by
 * those that are usual. A reader works that out; a sum alone says little.
 * @param text in small letters
 */
export function hourlyPayOf(text: string): string[] {
	const figures = text.replace(IN_WORDS, inFigures).replace(AND_PENCE, '£$1.$2');
	const names = new Set<string>();
	let sums = 0;
	for (const match of figures.matchAll(SUM)) {
		sums += 1;
		if (sums > MOST_SUMS) break;
		const [whole, pounds, ofPounds, other = '', ofOther] = match;
		const sum = Number((pounds ?? other).replaceAll(',', '')) * (ofPounds || ofOther ? 1_000 : 1);
		const name = nameOf(sum, figures, match.index, match.index + whole.length);
		for (const one of name) names.add(one);
	}
	return [...names];
}

function nameOf(sum: number, text: string, from: number, to: number): string[] {
	const after = periodIn(PERIOD_AFTER, text.slice(to, to + 60));
	const before = periodIn(PERIOD_BEFORE, text.slice(Math.max(0, from - 60), from));
	const year = sum >= OF_A_YEAR ? ('year' as const) : undefined;
	for (const period of [after, before, year]) {
		if (!period) continue;
		const { usual, least, most, times } = PERIODS[period];
		const said = period === 'hour' ? 1 : hoursIn(text, least, most);
		const name = compared(sum / times / (said ?? usual));
		if (name) return [name, said ? `${name}:${period}` : `${name}:usual:${period}`];
	}
	const hours = after || before ? undefined : hoursIn(text, 2, 2_000);
	const name = hours && compared(sum / hours);
	return name ? [name, `${name}:all`] : [];
}

function compared(hourly: number): string | undefined {
	if (hourly < LOWEST || hourly > HIGHEST) return undefined;
	return hourly < LEAST ? 'pay:low' : 'pay:fair';
}
