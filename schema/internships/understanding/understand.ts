import { isQuoted } from '#schema/internships/internship-search.ts';
import { type Dictionary, keyOf, type MeantSector } from './concepts.ts';
import { kinOf } from './kin.ts';
import { isVerb, opposite, readNoNot, readNot, readOff } from './negation.ts';
import { type Filter, readFilter, STUDENT_PERMISSIONS } from './read-filters.ts';
import { endsSaying, lineAt, type Read, type Reader, readAt, wordTopic } from './reading.ts';
import type { SaidLine } from './said.ts';
import { type Token, tokensIn } from './tokens.ts';
import { type Span, singular, type Word, wordsIn } from './words.ts';

/** What the work is about. */
export type Topic = {
	/** Forms of the words that were typed. */
	typed: readonly string[];
	/** Those that say something by themselves: "nurse" of "student nurse". */
	own: readonly string[];
	sectors: readonly MeantSector[];
	/** Other words for it; several in a row are written as one. */
	terms: readonly string[];
	/** Whether it stands in the table of concepts. */
	known: boolean;
	/** Whether its word may go on, as the last one of the text may; a word of English only as the name of a place or company: "lee". */
	beginning: boolean | 'name';
	/** Whether English has the word: then it is no typing error. */
	real?: true;
	/** Whether it is a language: its own name decides. */
	language?: true;
	/** Whether it is something that internships offer. */
	benefit?: true;
};

/** A part of the text that was read. */
export type Part = {
	/** In words that are read as the same again. */
	label: string;
	/** Where it stands in the text; several times if it is repeated. */
	spans: readonly Span[];
	/** Whether an "or" stands between the topic before and this one: one of them is enough. */
	or?: boolean;
	/** Whether it is what one does not want: "not London". */
	not?: boolean;
	/** As it was typed, where a typing error was corrected. */
	slip?: string;
} & ({ filter: Filter; words?: readonly string[] } | { topic: Topic });

export type TopicPart = Extract<Part, { topic: Topic }>;

/** A saying that is answered in words, or that says something by which no internship can be found. */
export type Note = { words: string; spans: readonly Span[]; said: SaidLine | null };

export type Understood = {
	parts: readonly Part[];
	/** Words that say nothing here. */
	ignored: readonly string[];
	notes: readonly Note[];
	/** Words that no table has: they order what the parts find. */
	loose: readonly TopicPart[];
	/** Forms of words such as "assistant": better in the title, but not asked for. */
	posts: readonly string[];
	/** Whether the text stands in quotation marks: each word has to be there as it is. */
	exact: boolean;
};

type Options = {
	dictionary: Dictionary;
	/** ISO date in Europe/London. */
	today: string;
	/** Facets that were set by hand: the text says nothing about them. */
	chosen?: ReadonlySet<string>;
	/** Whether a form is in a text of an internship; then it is no typing error. */
	knows?: (form: string) => boolean;
	/** Whether a form stands in the head of an internship, such as its title; by default where it is known. */
	heads?: (form: string) => boolean;
	/** Whether it stands in its title or names its company or place, as a common word of English must. */
	names?: (form: string) => boolean;
	/** Whether two words in a row, written as one, begin the name of a company. */
	isCompany?: (joined: string) => boolean;
	/** Whether English has a word; then it is no typing error either. */
	isWord?: (word: string) => boolean;
};

const MOST_LETTERS = 400;
const MOST_PARTS = 12;
/** From how many letters on the last word may be a beginning. */
const BEGINNING = 3;

/** What a sentence asks for. Never throws; reads what it can of any text. */
export function understand(given: string, options: Options): Understood {
	const { dictionary, today, chosen } = options;
	const text = given.slice(0, MOST_LETTERS).toWellFormed();
	if (isQuoted(text)) return exactWords(wordsIn(text), text);
	const tokens = tokensIn(text, options);
	const reader: Reader = {
		dictionary,
		tokens,
		text,
		today,
		isRemote: asksForRemote(tokens, today),
		knows: options.knows ?? (() => false),
		isCompany: options.isCompany ?? (() => false),
	};
	const found: Found = { parts: [], ignored: [], notes: [], posts: [], roles: [] };
	let scope: Scope = { last: null, isOr: false, since: [] };
	for (let at = 0; at < tokens.length; ) {
		const read = readWithNot(reader, at, scope);
		scope = noted(found, read, reader, at, scope, chosen);
		at += read.count;
	}
	return settled(found, options);
}

type Found = {
	parts: Part[];
	ignored: string[];
	notes: Note[];
	posts: string[];
	/** Words such as "analyst" behind a topic: they order what it finds. */
	roles: TopicPart[];
};

/** "Geospatial analyst": the word before it says what the work is about. */
function isRole(
	{ count, part }: Read,
	{ dictionary, tokens, text }: Reader,
	at: number,
	{ last, since, isOr }: Scope,
): boolean {
	if (!part || !last || !('topic' in last) || last.not || isOr || since.length > 0 || count > 1)
		return false;
	if (!dictionary.roles.has(tokens[at]?.form ?? '')) return false;
	return text.slice(last.spans.at(-1)?.[1], tokens[at]?.from).trim() === '';
}

/** What was read before, for "or" and for a "not" that goes on. */
type Scope = {
	last: Part | null;
	isOr: boolean;
	since: readonly string[];
	/** Whether the "not" is a verb. */
	isVerb?: boolean;
};

const NONE: Scope = { last: null, isOr: false, since: [] };

function noted(
	found: Found,
	read: Read,
	reader: Reader,
	at: number,
	scope: Scope,
	chosen: ReadonlySet<string> | undefined,
): Scope {
	const { tokens, today } = reader;
	const spans: readonly Span[] = [[tokens[at]?.from ?? 0, tokens[at + read.count - 1]?.to ?? 0]];
	if (read.post) found.posts.push(read.post);
	if (read.said) {
		found.notes.push({ words: read.words, spans, said: read.said });
		const filter = read.said.filter && readFilter(read.said.filter, today);
		if (!filter) return NONE;
		addPart(found.parts, { label: filter.label, spans, filter: filter.filter }, chosen);
		return NONE;
	}
	if (read.unsearched) {
		found.notes.push({ words: read.words, spans, said: null });
		return NONE;
	}
	if (!read.part) {
		found.ignored.push(read.words);
		return {
			...scope,
			isOr: scope.isOr || /^n?or$/i.test(read.words),
			since: [...scope.since, read.words.toLowerCase()],
		};
	}
	const isTopic = 'topic' in read.part && !read.part.not;
	if (isTopic && scope.last && isRole(read, reader, at, scope)) {
		found.roles.push(read.part as TopicPart);
		return { ...scope, since: [], isOr: false };
	}
	const isAfterTopic = scope.last && 'topic' in scope.last && !scope.last.not;
	const part: Part = isTopic && scope.isOr && isAfterTopic ? { ...read.part, or: true } : read.part;
	const isNew = addPart(found.parts, part, chosen);
	return {
		last: isNew || part.not ? part : null,
		isOr: false,
		since: [],
		isVerb: part.not === true && (read.isVerb ?? scope.isVerb ?? false),
	};
}

const isTime = ({ typed }: Topic): boolean =>
	/^(?:weekend|evening|night|shift|saturday|sunday)/.test(typed.join(''));

/** Between two things that are not wanted may stand these. */
const JOINS = /^(?:and|or|nor|the|a|an|any|in|at|on|with|for|to)$/;

/** Whether a "not" before the last part goes on to the one at this place: "not London or Leeds", "no sales, admin or HR". */
function goesOn(
	{ tokens, text }: Reader,
	at: number,
	{ last, since, isVerb = false }: Scope,
	part: Part,
): boolean {
	if (!last?.not) return false;
	const isSameKind =
		'topic' in last ? 'topic' in part : 'filter' in part && part.filter.facet === last.filter.facet;
	const gap = text.slice(last.spans.at(-1)?.[1] ?? 0, tokens[at]?.from);
	if (/\.\s/.test(gap)) return false;
	if (!isSameKind || !since.every((word) => word.split(' ').every((one) => JOINS.test(one))))
		return false;
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
			('topic' in last && (isVerb || ('topic' in part && !part.topic.known)))
		);
	// Behind a comma it goes on in a list that ends with "or".
	if (since.some((word) => /\bn?or\b/.test(word))) return true;
	return /^[^.;!?]*?,?\s+n?or\s/i.test(text.slice(tokens[at]?.from)) && !/\bbut\b/i.test(gap);
}

function readWithNot(reader: Reader, at: number, scope: Scope): Read {
	const { tokens, text, today } = reader;
	const read = readAt(reader, at);
	const line = lineAt(tokens, at, text);
	const noNot = readNoNot(line);
	const words = (count: number) => text.slice(tokens[at]?.from, tokens[at + count - 1]?.to);
	if (noNot > 0 && read.count <= noNot && !read.part && !read.said && !read.unsearched)
		return { count: noNot, words: words(noNot) };
	const off = readOff(line);
	if (off > 0) {
		const { part } = readAt(reader, at + off - 2);
		const spans: Part['spans'] = [[tokens[at]?.from ?? 0, tokens[at + off - 1]?.to ?? 0]];
		if (part) return { count: off, words: words(off), part: { ...negated(part, today), spans } };
	}
	const before = text.slice(0, tokens[at]?.from).toLowerCase();
	const notWords = noNot > 0 ? 0 : readNot(line, before);
	// A saying that goes on behind the "not" is one of its own: "no experience", "can't drive".
	const isNot =
		notWords > 0 && read.count <= notWords && !(read.part && !read.unknown && read.count > 1);
	if (!isNot) {
		if (!read.part || !goesOn(reader, at, scope, read.part)) return read;
		return { ...read, part: negated(read.part, today) };
	}
	const isLast = notWords === line.split(' ').length;
	if (isLast) return { count: notWords, words: words(notWords) };
	const meant = readAt(reader, at + notWords);
	if (!meant.part) return { count: notWords, words: words(notWords) };
	const count = notWords + meant.count;
	const spans: Part['spans'] = [[tokens[at]?.from ?? 0, tokens[at + count - 1]?.to ?? 0]];
	const { unknown } = meant;
	const part = { ...negated(meant.part, today), spans };
	return { count, words: words(count), part, isVerb: isVerb(line), ...(unknown && { unknown }) };
}

/** What says the opposite, where a filter does; else what is not wanted. */
function negated(part: Part, today: string): Part {
	const other = 'filter' in part ? opposite(part, today) : null;
	if (other) return { spans: part.spans, label: other.label, filter: other.filter };
	return { ...part, label: `not ${part.label}`, not: true };
}

const asksForRemote = (tokens: readonly Token[], today: string): boolean =>
	tokens.some((_, at) => {
		const line = tokens
			.slice(at, at + 8)
			.map(({ word }) => word)
			.join(' ');
		const filter = readFilter(line, today)?.filter;
		return filter?.facet === 'remote' && filter.values.includes('remote');
	});

/**
 * Words that no table has and that head no internship order what the others find. Where nothing else is asked for, they
 * are all there is.
 */
function settled(found: Found, options: Options): Understood {
	const { knows = () => false, heads = knows, names = heads, isWord } = options;
	const { parts, ignored, notes, posts, roles } = found;
	const real = (part: Part): Part =>
		'topic' in part && !part.topic.known && part.topic.typed.every((form) => isWord?.(form))
			? { ...part, topic: { ...part.topic, real: true } }
			: part;
	const isLoose = (part: Part) =>
		'topic' in part &&
		(part.topic.known
			? part.topic.language === true && !knows(part.topic.typed.join(''))
			: !part.topic.typed.every((form) => isKnown(form, isWord?.(form) ? names : heads)));
	const wanted = parts.filter(({ not }) => !not);
	const decides = wanted.some((part) => !isLoose(part));
	const isAbsent = notes.some(({ said }) => said?.absent);
	const isOut = (part: Part) => !part.not && isLoose(part) && (decides || isAbsent);
	const loose = [...parts.filter(isOut), ...roles] as TopicPart[];
	const kept = withoutWiderPlace(parts.filter((part) => !isOut(part)))
		.map(real)
		.map(afterTopic);
	return {
		parts: withBeginning(kept, options.dictionary, parts.at(-1), names),
		ignored,
		notes,
		loose: loose.map(real) as typeof loose,
		posts,
		exact: false,
	};
}

/** "Abroad" says nothing beside a place abroad; its words stand with that place. */
function withoutWiderPlace(parts: readonly Part[]): Part[] {
	const places = parts.flatMap((part) =>
		'filter' in part && part.filter.facet === 'city' && !part.not
			? [{ part, filter: part.filter }]
			: [],
	);
	const wide = places.find(({ filter }) => filter.places.join() === 'Abroad')?.part;
	const narrow = places.find(({ filter }) => filter.places.length === 0)?.part;
	if (!wide || !narrow) return [...parts];
	const spans = [...wide.spans, ...narrow.spans];
	return parts.flatMap((part) => {
		if (part === wide) return [];
		return [part === narrow ? { ...part, spans } : part];
	});
}

/** A word, or one of its family: "joinery" for "joiner". */
const isKnown = (form: string, knows: (form: string) => boolean): boolean =>
	knows(form) || kinOf(form).some(knows);

/** An "or" stands behind a topic only. */
function afterTopic(part: Part, at: number, parts: readonly Part[]): Part {
	const before = parts[at - 1];
	if (!part.or || (before && 'topic' in before && !before.not)) return part;
	const { or: _, ...alone } = part;
	return alone;
}

function exactWords(words: readonly Word[], text: string): Understood {
	const parts: Part[] = [];
	for (const { word, from, to } of words.slice(0, MOST_PARTS)) {
		const topic = wordTopic([singular(word)]);
		addPart(parts, { label: text.slice(from, to), spans: [[from, to]], topic }, undefined);
	}
	return { parts, ignored: [], notes: [], loose: [], posts: [], exact: true };
}

/** Adds a part, or merges it with an equal one; leaves out what was set by hand. @returns whether it was added */
function addPart(parts: Part[], part: Part, chosen: ReadonlySet<string> | undefined): boolean {
	if ('filter' in part && chosen?.has(part.filter.facet)) return false;
	const place = parts.findIndex((other) => isSame(other, part));
	const known = parts[place];
	if (known) {
		const narrow = valuesOf(part).length < valuesOf(known).length ? part : known;
		parts[place] = { ...narrow, spans: [...known.spans, ...part.spans] };
	}
	if (!known && parts.length < MOST_PARTS) return parts.push(part) > 0;
	return false;
}

/** A choice within another, too: "summer" and "2027". */
function isSame(one: Part, other: Part): boolean {
	if (keyOfPart(one) === keyOfPart(other)) return true;
	const [few, many] = [valuesOf(one), valuesOf(other)].sort((a, b) => a.length - b.length);
	if (!few || !many || few.length === 0 || Boolean(one.not) !== Boolean(other.not)) return false;
	return few.every((value) => many.includes(value));
}

const valuesOf = (part: Part): readonly string[] => {
	if (!('filter' in part)) return [];
	const { filter } = part;
	if (filter.facet === 'start') return filter.months;
	// Work that is part of a course needs a Student visa as well.
	if (filter.facet === 'permission' && filter.values === STUDENT_PERMISSIONS)
		return [...filter.values, 'course'];
	return filter.facet === 'remote' || filter.facet === 'permission' ? filter.values : [];
};

const keyOfPart = (part: Part): string =>
	(part.not ? 'not ' : '') +
	('filter' in part ? JSON.stringify(part.filter) : part.topic.typed.join(' '));

/** The last part may be a word that goes on. It then means what the shortest concept means that begins with it. */
function withBeginning(
	parts: readonly Part[],
	{ concepts }: Dictionary,
	end: Part | undefined,
	names: (form: string) => boolean,
): Part[] {
	const last = parts.at(-1);
	const isEnd = last && end && last.spans === end.spans;
	if (!last || !isEnd || !('topic' in last) || last.topic.known || last.not) return [...parts];
	const typed = keyOf(last.topic.typed.join(' '));
	if (typed.length < BEGINNING) return [...parts];
	if (last.topic.real) {
		const isName = !names(typed) && last.topic.sectors.length === 0;
		const topic: Topic = { ...last.topic, ...(isName && { beginning: 'name' }) };
		return [...parts.slice(0, -1), { ...last, topic }];
	}
	const longer = [...concepts.keys()].filter((key) => key.startsWith(typed));
	const shortest = longer.sort((one, other) => one.length - other.length)[0];
	const concept = typed.length > BEGINNING && shortest ? concepts.get(shortest) : undefined;
	const topic: Topic = {
		...last.topic,
		...(concept && { sectors: concept.sectors, terms: concept.terms }),
		beginning: true,
	};
	return [...parts.slice(0, -1), { ...last, topic }];
}
