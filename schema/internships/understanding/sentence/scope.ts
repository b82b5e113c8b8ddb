import { readFilter } from '#schema/internships/understanding/read-filters.ts';
import type { Part, Topic } from '#schema/internships/understanding/understood.ts';
import { isVerb, NOT_BEHIND, opposite, readNoNot, readNot, readOff } from './negation.ts';
import { countOf, endsSaying, lineAt, type Read, type Reader, textBefore } from './reader.ts';
import { readAt } from './reading.ts';

/** "Geospatial analyst": the word before it says what the work is about. */
export function isRole(
	{ count, part }: Read,
	{ dictionary, tokens, text, knows }: Reader,
	at: number,
	{ last, since, isOr }: Scope,
): boolean {
	if (!part || !last || !('topic' in last) || last.not || isOr || since.length > 0 || count > 1)
		return false;
	if (!dictionary.roles.has(tokens[at]?.form ?? '')) return false;
	if (!last.topic.known && !knows(last.topic.typed.join(''))) return false;
	return text.slice(last.spans.at(-1)?.[1], tokens[at]?.from).trim() === '';
}

/** What was read before, for "or" and for a "not" that goes on. */
export type Scope = {
	last: Part | null;
	isOr: boolean;
	since: readonly string[];
	/** Whether the "not" is a verb. */
	isVerb?: boolean;
	/** The topics before, with nothing but commas between them. */
	list?: readonly Part[];
};

export const NO_SCOPE: Scope = { last: null, isOr: false, since: [] };

const isTime = ({ typed }: Topic): boolean =>
	/^(?:weekend|evening|night|shift|saturday|sunday)/.test(typed.join(''));

/** Between two things that are not wanted may stand these. */
const JOINS = /^(?:and|or|nor|the|a|an|any|in|at|on|with|for|to)$/;
/** And these behind an "or": "can't code or do maths". */
const JOINS_BEHIND_OR =
	/^(?:go|going|do|doing|be|being|have|having|make|making|use|using|travel|travelling|handle|handling)$/;

const WELCOME =
	/^[^.;!?]*\b(?:ok|okay|fine|good|great|welcome|instead|possible|though|please|would be)\b/i;

/** Whether a "not" before the last part goes on to the one at this place: "not London or Leeds", "no sales, admin or HR". */
function goesOn(
	{ tokens, text }: Reader,
	at: number,
	{ last, since, isVerb = false }: Scope,
	part: Part,
): boolean {
	// "Can't drive or work nights"
	if (last && !last.not && 'filter' in last && last.filter.facet === 'licence')
		return 'topic' in part && isTime(part.topic) && since.some((word) => /\bn?or\b/.test(word));
	if (!last?.not) return false;
	// "Not data placement": a word that may stand behind a "not" is not a thing that is not wanted.
	if (readNot(`not ${tokens[at]?.word}`) > 1) return false;
	const isSameKind =
		'topic' in last ? 'topic' in part : 'filter' in part && part.filter.facet === last.filter.facet;
	const gap = text.slice(last.spans.at(-1)?.[1] ?? 0, tokens[at]?.from);
	if (/[.;:]\s/.test(gap)) return false;
	const isJoin = (word: string) =>
		JOINS.test(word) || (JOINS_BEHIND_OR.test(word) && since.some((one) => /\bn?or\b/.test(one)));
	if (!isSameKind || !since.every((word) => word.split(' ').every(isJoin))) return false;
	// Behind a comma "no weekends" says nothing of a field of work.
	if (
		endsSaying(gap) &&
		'topic' in last &&
		isTime(last.topic) &&
		!('topic' in part && isTime(part.topic))
	)
		return false;
	if (!endsSaying(gap))
		return (
			since.some((word) => /\b(?:and|n?or)\b/.test(word)) ||
			('topic' in last && (isVerb || ('topic' in part && !part.topic.known))) ||
			(since.length === 0 && 'topic' in last && 'topic' in part && belongs(last.topic, part.topic))
		);
	if (
		/\b(?:than|instead of|as opposed to)\b[^,.;!?]*$/i.test(text.slice(0, last.spans.at(-1)?.[1]))
	)
		return false;
	if ('topic' in last && !last.topic.known) return false;
	if (IS_WEAK.test(text.slice(0, last.spans[0]?.[1]))) return false;
	// After a comma it goes on in a list of known things that ends with "or"; not after an "or", nor to what is welcome.
	const before = /[^,.;!?]*$/.exec(text.slice(0, last.spans.at(-1)?.[1]))?.[0] ?? '';
	if (/\bn?or\b/i.test(before)) return false;
	if (WELCOME.test(text.slice(tokens[at]?.from))) return false;
	if ('topic' in part && !part.topic.known) return false;
	if (since.some((word) => /\bn?or\b/.test(word))) return true;
	return /^[^.;!?]*?,?\s+n?or\s/i.test(text.slice(tokens[at]?.from)) && !/\bbut\b/i.test(gap);
}

/** "Bad at maths, law or HR": behind the comma is what is wanted. */
const IS_WEAK =
	/\b(?:bad|rubbish|terrible|awful|hopeless|useless|shaky|weak|rusty|scared|afraid|anxious|nervous|allergic|phobia|sick|tired|fed up|bored|enough|struggl\w+)\b[^,.;!?]*$/i;

/** "Retail shop": what stands directly behind a word of the same field. */
const belongs = (before: Topic, { sectors }: Topic): boolean =>
	sectors.some(
		({ sector, sure }) => sure && before.sectors.some((one) => one.sure && one.sector === sector),
	);

export function readWithNot(reader: Reader, at: number, scope: Scope): Read {
	const { tokens, text, today } = reader;
	const read = readAt(reader, at);
	const line = lineAt(tokens, at, text);
	const noNot = readNoNot(line);
	const words = (count: number) => text.slice(tokens[at]?.from, tokens[at + count - 1]?.to);
	if (noNot > 0 && read.count <= noNot && !read.part && !read.said && !read.unsearched)
		return { count: noNot, words: words(noNot) };
	const before = textBefore(reader, at);
	const off = readOff(line, before);
	if (off > 0) {
		const { part } = readAt(reader, at + off - 2);
		const spans: Part['spans'] = [[tokens[at]?.from ?? 0, tokens[at + off - 1]?.to ?? 0]];
		if (part)
			return {
				count: off,
				words: words(off),
				part: { ...negated(part, today), spans },
				plain: part,
			};
	}
	const notWords = noNot > 0 ? 0 : readNot(line, before);
	// A saying that goes on behind the "not" is one of its own: "no experience", "can't drive".
	const isNot =
		notWords > 0 && read.count <= notWords && !(read.part && !read.unknown && read.count > 1);
	if (!isNot) {
		const no = read.part && !read.part.not ? readNotBehind(reader, at + read.count) : 0;
		// "The rent is too high"
		if (read.part && no > 0 && read.unknown)
			return { count: read.count + no, words: words(read.count + no) };
		if (read.part && no > 0) {
			const count = read.count + no;
			return {
				...read,
				count,
				words: words(count),
				part: negated(read.part, today),
				plain: read.part,
			};
		}
		if (!read.part || !goesOn(reader, at, scope, read.part)) return read;
		return { ...read, part: negated(read.part, today), plain: read.part };
	}
	const isLast = notWords === line.split(' ').length;
	// "I want to be outside"
	if (isLast && read.part && !read.unknown) return read;
	if (isLast) return { count: notWords, words: words(notWords) };
	const meant = readAt(reader, at + notWords);
	const count = notWords + meant.count;
	// What is said not to be needed is neither looked for nor read as a filter.
	if (meant.said) return { count, words: words(count), unsearched: true };
	if (!meant.part) return { count: notWords, words: words(notWords) };
	// Of the days of a week an internship has only how many.
	if (isOfDays(meant.part)) return { count, words: words(count), unsearched: true };
	const spans: Part['spans'] = [[tokens[at]?.from ?? 0, tokens[at + count - 1]?.to ?? 0]];
	const { unknown } = meant;
	const part = { ...negated(meant.part, today), spans };
	return {
		count,
		words: words(count),
		part,
		plain: meant.part,
		isVerb: isVerb(line),
		...(unknown && { unknown }),
	};
}

const WEEKDAY = /^(?:mon|tue|wed|thu|fri)/;
const isOfDays = (part: Part): boolean =>
	'filter' in part &&
	part.filter.facet === 'hours' &&
	(part.words?.some((word) => WEEKDAY.test(word)) ?? false);

/** How many words behind a part say that it is not wanted: "weekends not possible". */
function readNotBehind({ tokens, text }: Reader, at: number): number {
	const [last, next] = [tokens[at - 1], tokens[at]];
	if (!next || endsSaying(text.slice(last?.to, next.from))) return 0;
	const count = countOf(NOT_BEHIND, lineAt(tokens, at, text));
	// "No?" at the end asks for a yes.
	return text.slice(tokens[at + count - 1]?.to).startsWith('?') ? 0 : count;
}

/** What says the opposite, where a filter does; else what is not wanted. */
export function negated(part: Part, today: string): Part {
	const other =
		'filter' in part
			? opposite(part, today)
			: /^driv\w*licen[cs]e$/.test(part.topic.typed.join(''))
				? readFilter('no driving licence needed', today)
				: null;
	if (other) return { spans: part.spans, label: other.label, filter: other.filter };
	return { ...part, label: `not ${part.label}`, not: true };
}
