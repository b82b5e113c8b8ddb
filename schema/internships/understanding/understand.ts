import type { ReadText } from '#schema/internships/catalogue-contract.ts';
import {
	type InternshipSearch,
	isQuoted,
	possibleSort,
} from '#schema/internships/internship-search.ts';
import { type Concept, type Dictionary, keyOf, type MeantSector } from './concepts.ts';
import {
	type Filter,
	optionsLike,
	readFilter,
	readNot,
	STUDENT_PERMISSIONS,
} from './read-filters.ts';
import {
	formsIn,
	type Span,
	singular,
	typingErrors,
	type Word,
	withoutPart,
	wordsIn,
} from './words.ts';

/** What the work is about. */
export type Topic = {
	/** Forms of the words that were typed. */
	typed: readonly string[];
	sectors: readonly MeantSector[];
	/** Other words for it; several in a row are written as one. */
	terms: readonly string[];
	/** Whether it stands in the table of concepts. */
	known: boolean;
	/** Whether its word may go on: it is the last one of the text. */
	beginning: boolean;
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
} & ({ filter: Filter } | { topic: Topic });

export type Understood = {
	parts: readonly Part[];
	/** Words that say nothing here. */
	ignored: readonly string[];
	/** Words that say something, by which no internship can be found: "2nd year". */
	unsearched: readonly string[];
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
};

const MOST_LETTERS = 400;
const MOST_WORDS = 60;
const MOST_PARTS = 12;
/** Typing errors are looked for in words at the beginning of the text. */
const MOST_CORRECTED = 20;
/** A short form in small letters is read as such in a text of at most so many words. */
const SHORT_TEXT = 4;
/** From how many letters on the last word may be a beginning. */
const BEGINNING = 3;

/** A word of the text, with its form and what it was corrected to. */
type Token = Word & { form: string };

/** What a sentence asks for. Never throws; reads what it can of any text. */
export function understand(given: string, options: Options): Understood {
	const text = given.slice(0, MOST_LETTERS).toWellFormed();
	const words = wordsIn(text).slice(0, MOST_WORDS);
	if (isQuoted(text)) return exactWords(words, text);
	const tokens = words.map((word, place) =>
		place < MOST_CORRECTED
			? corrected(word, place === words.length - 1, options)
			: { ...word, form: singular(word.word) },
	);
	const parts: Part[] = [];
	const ignored: string[] = [];
	const unsearched: string[] = [];
	const posts: string[] = [];
	let before: 'topic' | 'not' | null = null;
	let isOr = false;
	for (let at = 0; at < tokens.length; ) {
		const read = readWithNot(tokens, at, text, options, isOr && before === 'not');
		at += read.count;
		if (read.post) posts.push(read.post);
		if (read.part) {
			const isTopic: boolean = 'topic' in read.part && !read.part.not;
			const part: Part =
				isTopic && isOr && before === 'topic' ? { ...read.part, or: true } : read.part;
			const isNew = addPart(parts, part, options.chosen);
			before = part.not ? 'not' : isTopic && isNew ? 'topic' : null;
			isOr = false;
		} else {
			(read.unsearched ? unsearched : ignored).push(read.words);
			if (/^n?or$/i.test(read.words)) isOr = true;
		}
	}
	return {
		parts: withBeginning(parts, options.dictionary),
		ignored,
		unsearched: [...new Set(unsearched)],
		posts,
		exact: false,
	};
}

/** @param isNot whether "not" goes on from the part before: "not London or Leeds" */
function readWithNot(
	tokens: readonly Token[],
	at: number,
	text: string,
	options: Options,
	isNot: boolean,
): Read {
	const read = readAt(tokens, at, text, options);
	const line = lineAt(tokens, at, text);
	const notWords = readNot(line);
	const isAfterNot = notWords > 0 && read.count <= notWords;
	const isLast = notWords === line.split(' ').length;
	const meant = isAfterNot && !isLast ? readAt(tokens, at + notWords, text, options) : read;
	if (isAfterNot && (isLast || !meant.part))
		return { count: notWords, words: text.slice(tokens[at]?.from, tokens[at + notWords - 1]?.to) };
	if (!(isAfterNot || isNot) || !meant.part) return read;
	const count = isAfterNot ? notWords + meant.count : meant.count;
	const [from, to] = [tokens[at]?.from ?? 0, tokens[at + count - 1]?.to ?? 0];
	const part: Part = {
		...meant.part,
		label: `not ${meant.part.label}`,
		spans: [[from, to]],
		not: true,
	};
	return { count, words: text.slice(from, to), part };
}

/** The same search without a part of its text, from the first page. */
export function withoutWords(search: InternshipSearch, part: Part): InternshipSearch {
	const less = { ...search, q: withoutPart(search.q, part), page: 1 };
	return { ...less, sort: possibleSort(less) };
}

/** Most words that are marked in results. */
const MOST_MARKED = 60;

/** Forms of the words that results may have: what was typed, other words for it, and names of places. */
function wordsOf({ parts }: Understood, knows: (form: string) => boolean): string[] {
	const wanted = parts.filter(({ not }) => !not);
	const forms = wanted.flatMap((part) => {
		if ('topic' in part) return [part.topic.typed.join(''), ...part.topic.terms];
		return part.filter.facet === 'city' ? formsIn(part.label) : [];
	});
	return [...new Set(forms)].filter((form) => form.length > 1 && knows(form)).slice(0, MOST_MARKED);
}

/** The words of all open internships. */
type KnownWords = { has(form: string): boolean; beginningWith(letters: string): readonly string[] };

/** Whether no internship has these words, nor another for the same: near ones at most are found by them. */
function isNowhere({ typed, sectors, terms, known, beginning }: Topic, texts: KnownWords): boolean {
	if (known || sectors.length > 0 || terms.length > 0) return false;
	const joined = typed.join('');
	return !texts.has(joined) && !(beginning && texts.beginningWith(joined).length > 0);
}

/** What was read, for the page and for programs; null without text. @param today ISO date in Europe/London */
export function readOf(
	q: string,
	understood: Understood,
	today: string,
	texts: KnownWords,
): ReadText | null {
	const { parts, exact, unsearched } = understood;
	if (q === '') return null;
	return {
		exact,
		words: wordsOf(understood, texts.has),
		unsearched: [...unsearched],
		parts: parts.map((part) => ({
			as: 'filter' in part ? part.filter.facet : 'topic',
			label: part.label,
			values: 'filter' in part && !part.not ? optionsLike(part.filter, today) : [],
			spans: part.spans,
			without: withoutPart(q, part),
			...('topic' in part && isNowhere(part.topic, texts) && { nowhere: true as const }),
		})),
	};
}

function exactWords(words: readonly Word[], text: string): Understood {
	const parts: Part[] = [];
	for (const { word, from, to } of words.slice(0, MOST_PARTS)) {
		const topic = wordTopic([singular(word)]);
		addPart(parts, { label: text.slice(from, to), spans: [[from, to]], topic }, undefined);
	}
	return { parts, ignored: [], unsearched: [], posts: [], exact: true };
}

const wordTopic = (typed: readonly string[]): Topic => ({
	typed,
	sectors: [],
	terms: [],
	known: false,
	beginning: false,
});

/** What stands at a place of the text: the longest of a filter, place, concept or saying. */
type Read = { count: number; words: string; part?: Part; post?: string; unsearched?: boolean };

function readAt(tokens: readonly Token[], at: number, text: string, options: Options): Read {
	const { dictionary, today } = options;
	const words = (count: number) => {
		const [first, last] = [tokens[at], tokens[at + count - 1]];
		return text.slice(first?.from ?? 0, last?.to ?? 0);
	};
	const spanOf = (count: number): Part['spans'] => [
		[tokens[at]?.from ?? 0, tokens[at + count - 1]?.to ?? 0],
	];
	const line = lineAt(tokens, at, text);
	const end = at + line.split(' ').length;
	const filter = readFilter(line, today);
	const filterWords = filter ? line.slice(0, filter.length).split(' ').length : 0;
	for (let count = Math.min(dictionary.longest, end - at); count > 0; count -= 1) {
		if (filter && filterWords >= count) break;
		const some = tokens.slice(at, at + count);
		const key = some.map(({ form }) => form).join('');
		const place = dictionary.places.get(key);
		if (place && (!dictionary.doubtful.has(key) || isPlaced(tokens, at, text, dictionary))) {
			const { label: name, ...meant } = place;
			const label = dictionary.doubtful.has(key) ? `in ${name}` : name;
			const part = { label, spans: spanOf(count), filter: { facet: 'city', ...meant } as const };
			return { count, words: words(count), part };
		}
		const concept = dictionary.concepts.get(key);
		if (concept && isMeant(key, words(count), tokens, dictionary)) {
			const asWritten = some.map(({ word }, place) => asTyped(word, some[place], text)).join(' ');
			const label = dictionary.shortForms.has(key) ? asWritten.toUpperCase() : asWritten;
			const typed = some.map(({ form }) => form);
			return {
				count,
				words: words(count),
				part: { label, spans: spanOf(count), topic: conceptTopic(concept, typed) },
			};
		}
		if (dictionary.posts.has(key)) return { count, words: words(count), post: key };
		if (dictionary.unsearched.has(key)) return { count, words: words(count), unsearched: true };
		if (dictionary.ignored.has(key)) return { count, words: words(count) };
	}
	if (filter) {
		const { label, filter: meant } = filter;
		const part = { label, spans: spanOf(filterWords), filter: meant };
		return { count: filterWords, words: words(filterWords), part };
	}
	const token = tokens[at];
	// A figure or letter alone says nothing.
	if (!token || /^£?[\d.,]*$/.test(token.word) || isLetter(token.word))
		return { count: 1, words: words(1) };
	const label = asTyped(token.word, token, text);
	return {
		count: 1,
		words: words(1),
		part: { label, spans: spanOf(1), topic: wordTopic([token.form]) },
	};
}

/** The words from a place of the text to the end of the saying. */
function lineAt(tokens: readonly Token[], at: number, text: string): string {
	const rest = tokens.slice(at);
	const stop = rest.findIndex(
		({ to }, place) => place + 1 < rest.length && endsSaying(text.slice(to, rest[place + 1]?.from)),
	);
	return (stop === -1 ? rest : rest.slice(0, stop + 1)).map(({ word }) => word).join(' ');
}

/** A letter of our alphabet; a character of another script may be a word. */
const isLetter = (word: string) => /^[a-z]$/.test(word);

const conceptTopic = ({ sectors, terms }: Concept, typed: readonly string[]): Topic => ({
	typed,
	sectors,
	terms,
	known: true,
	beginning: false,
});

/** The letters of the text, unless the word was corrected. */
function asTyped(word: string, token: Token | undefined, text: string): string {
	const typed = token ? text.slice(token.from, token.to) : word;
	return wordsIn(typed)[0]?.word === word ? typed : word;
}

/** Whether a word such as "in" leads to this one. */
const isPlaced = (tokens: readonly Token[], at: number, text: string, dictionary: Dictionary) => {
	const before = tokens[at - 1];
	if (!before || endsSaying(text.slice(before.to, tokens[at]?.from))) return false;
	return (
		/^(?:in|near|around|at|from|to)$/.test(before.word) || isAfterPlace(tokens, at, dictionary)
	);
};

/** "Bristol or Bath" */
const isAfterPlace = (tokens: readonly Token[], at: number, { places }: Dictionary) =>
	/^(?:or|and)$/.test(tokens[at - 1]?.word ?? '') && places.has(tokens[at - 2]?.form ?? '');

/** No saying goes on behind a comma. */
const endsSaying = (between: string) => /[,;·|]/.test(between);

/** "IT" is a short form; "it" is one in a short text. */
const isMeant = (
	key: string,
	typed: string,
	tokens: readonly Token[],
	{ shortForms }: Dictionary,
) => !shortForms.has(key) || typed === typed.toUpperCase() || tokens.length <= SHORT_TEXT;

/** A word as it was most likely meant. A beginning at the end of the text stays, as do words of internships. */
function corrected(word: Word, isLast: boolean, { dictionary, knows }: Options): Token {
	const form = singular(word.word);
	const same = { ...word, form };
	const { words } = dictionary;
	const joined = dictionary.concepts.has(form) || dictionary.places.has(form);
	if (form.length < 4 || joined || words.has(form) || /\d/.test(form) || knows?.(form)) return same;
	if (isLast && [...words].some((known) => known.startsWith(form))) return same;
	let best = { known: '', errors: 2.5 };
	for (const known of words) {
		const errors = typingErrors(form, known) + (known[0] === form[0] ? 0 : 0.5);
		// Letters are left out more often than added: "enginer" is "engineer" before "engine".
		const isLonger = errors === best.errors && known.length > best.known.length;
		if (known.length > 3 && (errors < best.errors || isLonger)) best = { known, errors };
	}
	return best.known === '' ? same : { ...word, word: best.known, form: best.known };
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
function withBeginning(parts: readonly Part[], { concepts }: Dictionary): Part[] {
	const last = parts.at(-1);
	if (!last || !('topic' in last) || last.topic.known || last.not) return [...parts];
	const typed = keyOf(last.topic.typed.join(' '));
	if (typed.length < BEGINNING) return [...parts];
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
