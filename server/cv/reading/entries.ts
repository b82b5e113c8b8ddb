import { type Line, textOf, trimmed } from './cv-text.ts';
import { type Period, periodIn } from './periods.ts';
import { isPlace } from './words/places.ts';

/** A job or a course as a CV has it. */
export type Entry = {
	/** What the lines with its dates and above them say besides the dates, a part of a line each. */
	head: string[];
	/** What the lines below say that may belong to the head. */
	below: string[];
	period: Period;
	/** What stands under its head. */
	lines: Line[];
};

/** The longest line of a head, in letters, without its dates. */
const LONGEST_HEAD = 110;
/** The most lines of a head besides the one with its dates. */
const MOST_TITLES = 2;
/** A line that begins further from the left belongs to the one above it. In points. */
export const INDENT = 4;

/** Whether a line of a section begins where its lines without a bullet begin that stand furthest to the left. */
export function atMarginOf(section: readonly Line[]): (line: Line) => boolean {
	const margin = Math.min(...section.filter((line) => !line.isPoint).map(({ start }) => start));
	return (line) => !line.isPoint && line.start <= margin + INDENT;
}

type Dated = { at: number; period: Period };

/**
 * The entries of a section, each with the dates by which it is known. Whether a line without dates belongs to the dates below or
 * above it, the first entry says: all of a section are written alike.
 */
export function entriesIn(section: readonly Line[]): Entry[] {
	const isAtMargin = atMarginOf(section);
	const isTitle = (line: Line) => isAtMargin(line) && mayBeTitle(textOf(line));
	const dated = section.flatMap((line, at): Dated[] => {
		const period = isAtMargin(line) ? periodIn(textOf(line)) : null;
		const isHead = period !== null && period.rest.length <= LONGEST_HEAD;
		return isHead && (period.from !== null || !isSentence(period.rest)) ? [{ at, period }] : [];
	});
	const above = dated[0]?.at ?? 0;
	const isAbove = above > 0 && above <= MOST_TITLES && section.slice(0, above).every(isTitle);
	const firstOf = ({ at }: Dated) => (isAbove ? at - above : at);
	return dated.flatMap((one, index): Entry[] => {
		const { at, period } = one;
		const before = dated[index - 1];
		const next = dated[index + 1];
		const titles = section.slice(firstOf(one), at);
		if ((before && firstOf(one) <= before.at) || !titles.every(isTitle)) return [];
		const rest = section.slice(at + 1, next ? firstOf(next) : section.length);
		const count = isAbove ? 0 : titlesBefore(rest, isTitle);
		const own = partsBesides(section[at], period);
		const head = [...partsOf(titles), ...own];
		const below = partsOf(rest.slice(0, count));
		return [{ head, below, period, lines: rest.slice(count) }];
	});
}

const partsOf = (lines: readonly Line[]): string[] => lines.flatMap(({ parts }) => parts);

/** How many lines go on with the head above them. */
function titlesBefore(rest: readonly Line[], isTitle: (line: Line) => boolean): number {
	const other = rest.findIndex((line) => !isTitle(line));
	return Math.min(MOST_TITLES, other === -1 ? rest.length : other);
}

/** The parts of a line without its dates, which may be one of them or a part of one. */
function partsBesides(line: Line | undefined, { rest }: Period): string[] {
	const parts = line?.parts ?? [];
	const without = parts.flatMap((part) => {
		const inPart = periodIn(part);
		return inPart ? inPart.rest : trimmed(part);
	});
	const plain = without.filter((part) => part !== '');
	// Dates that stand in two parts, with a wide gap between them.
	return plain.join('').length > rest.length + 2 ? [rest] : plain;
}

/** Whether a line can name a job, a company, a course or a school. */
const mayBeTitle = (text: string): boolean =>
	text.length <= LONGEST_HEAD && /^[\p{Lu}\p{Lo}\d“"(]/u.test(text) && !isSentence(text);

const isSentence = (text: string): boolean =>
	/[.;:,]$/.test(text.replace(/\b(?:Ltd|Inc|Co|Corp|plc|St|Hons|Jr|B\.?Sc|Ph\.?D)\.$/i, '')) ||
	text.split(' ').length > 16;

/** A hyphen that stays where a line ends with it. */
const KEPT =
	/(?:^|[\s(])(?:self|non|well|cross|multi|high|low|long|short|real|full|part|front|back|team|user|data|decision|problem|first|second|third|client|customer|semi|object|machine|large|small|face|hands|fast|omni)-$/i;
/** "in-" is kept before some words only: "in-house", but "in-creased". */
const KEPT_BOTH =
	/(?:^|[\s(])(?:in|on|up|end|time|co|pre|post|e|test)- (?:depth|house|person|app|game|store|flight|process|site|call|boarding|premises?|line|to|driven|based|suite|bench|first|founder|founded|worker|author|ordinat\w+|commerce|learning|sensitive)(?!\p{L})/iu;

/** The points that stand under a head, whole; without bullets one, if it is a text. */
export function pointsIn(lines: readonly Line[]): string[] {
	const from = lines.findIndex(({ isPoint }) => isPoint);
	const points: string[] = [];
	for (const line of from === -1 ? lines.filter(isNoPlace) : lines.slice(from)) {
		const text = textOf(line);
		const last = points.at(-1);
		if (line.isPoint || last === undefined) points.push(text);
		else points[points.length - 1] = joined(last, text);
	}
	// A text that begins with a small letter is the end of another.
	return from === -1
		? points.filter((point) => point.length >= 60 && !/^\p{Ll}/u.test(point))
		: points;
}

const isNoPlace = (line: Line): boolean => !isPlace(textOf(line));

/** Two lines of one text; a word that is divided at the end of a line becomes whole. */
export function joined(one: string, other: string): string {
	if (!/\p{L}-$/u.test(one)) return `${one} ${other}`;
	// "Product-" and "Led"
	if (/^\p{Lu}/u.test(other)) return one + other;
	if (!/^\p{Ll}/u.test(other)) return `${one} ${other}`;
	const isKept = KEPT.test(one) || KEPT_BOTH.test(`${one} ${other}`);
	return (isKept ? one : one.slice(0, -1)) + other;
}

/** Points as the profile has them, a line each, as many as there is room for; null for none. */
export function detailsOf(points: readonly string[], longest: number): string | null {
	let details = '';
	for (const point of points) {
		const more = details === '' ? point : `${details}\n${point}`;
		if (more.length > longest) break;
		details = more;
	}
	return details === '' ? null : details;
}
