import type { Sector } from '#schema/internships/sectors.ts';
import type { Concept, Dictionary } from './concepts.ts';
import { readFilter } from './read-filters.ts';
import type { SaidLine } from './said.ts';
import type { Token } from './tokens.ts';
import type { Part, Topic } from './understand.ts';
import type { Span } from './words.ts';

/** What stands at a place of the text: the longest of a filter, place, concept or saying. */
export type Read = {
	/** How many tokens it takes. */
	count: number;
	words: string;
	part?: Part;
	post?: string;
	unsearched?: true;
	said?: SaidLine;
	/** Whether no table knows the word. */
	unknown?: true;
	/** Whether the "not" before it is a verb: "can't". */
	isVerb?: boolean;
};

export type Reader = {
	dictionary: Dictionary;
	tokens: readonly Token[];
	text: string;
	today: string;
	/** Whether the text asks for remote work: a country is then where somebody works from. */
	isRemote: boolean;
	/** Whether a form is in a text of an internship. */
	knows(form: string): boolean;
	/** Whether two words in a row, written as one, begin the name of a company. */
	isCompany(joined: string): boolean;
};

/** A short form in small letters is read as such in a text of at most so many words. */
const SHORT_TEXT = 4;
/** What people say around the name of a place, and of times of day. */
const AFTER_PLACE =
	/^(?:(?:train|railway|tube|underground|bus|coach) station|station|city centre|town centre|centre|area|postcode|region|way|uk|england)(?= |$)/;
const BEFORE_PLACE =
	/^(?:(?:with ?in|about|max|maximum|up to|less than|under|no more than|not more than)(?: (?:a|an))? )?(?:\d{1,3}|an?|half an|one|two)? ?(?:hours?|hrs?|minutes?|mins?|miles?|km|kilomet(?:er|re)s?|short drive|short train ride)(?: (?:drive|train|commute|travel|ride|walk|bus))?(?: or (?:so|less))? (?:of|from|around|away from)(?= )/;
const TIME_OF_DAY =
	/^(?:(?:at|after|before|by|until|till|from|around|finish|start) )*\d{1,2}(?: \d\d)? ?(?:am|pm|a m|p m|o ?clock)(?: ?(?:to|until|till|and)? \d{1,2}(?: \d\d)? ?(?:am|pm|a m|p m))?(?= |$)|^(?:9|nine) (?:to|till|until) (?:5|five)(?= |$)/;

export function readAt(reader: Reader, at: number): Read {
	const { dictionary, tokens, text, today } = reader;
	const words = (count: number) => text.slice(tokens[at]?.from, tokens[at + count - 1]?.to);
	const token = tokens[at];
	if (token?.place) return placeRead(reader, at, 1, token.place.label, token.place);
	const company = readCompany(reader, at);
	if (company) return company;
	const line = lineAt(tokens, at, text);
	const end = at + line.split(' ').length;
	const time = countOf(TIME_OF_DAY, line) || countOf(BEFORE_PLACE, line);
	if (time > 0) return { count: time, words: words(time) };
	const filter = readFilter(line, today);
	const filterWords = filter ? line.slice(0, filter.length).split(' ').length : 0;
	for (let count = Math.min(dictionary.longest, end - at); count > 0; count -= 1) {
		if (filter && filterWords >= count) break;
		const read = savedReading(reader, at, count);
		if (read) return read;
	}
	if (filter) {
		const { label, filter: meant } = filter;
		const part = {
			label,
			spans: spansOf(reader, at, filterWords),
			filter: meant,
			words: tokens.slice(at, at + filterWords).map(({ form }) => form),
		};
		return { count: filterWords, words: words(filterWords), part };
	}
	// A figure or letter alone says nothing.
	if (!token || /^£?[\d.,]*$/.test(token.word) || isLetter(token.word))
		return { count: 1, words: words(1) };
	const part = {
		label: asTyped(token.word, token, text),
		spans: spansOf(reader, at, 1),
		topic: reader.knows(token.form)
			? wordTopic([token.form])
			: relatedTopic(dictionary, token.form),
	};
	return { count: 1, words: words(1), part, unknown: true };
}

/** The name of a company, where its first two words are typed, and not both of them say something else. */
function readCompany(reader: Reader, at: number): Read | null {
	const { dictionary, tokens, text } = reader;
	const two = tokens.slice(at, at + 2);
	const typed = two.map(({ form }) => form);
	if (
		two.length < 2 ||
		!reader.isCompany(typed.join('')) ||
		dictionary.concepts.has(typed.join(''))
	)
		return null;
	const { concepts, places, ignored } = dictionary;
	const saysElse = (form: string) => concepts.has(form) || places.has(form) || ignored.has(form);
	if (typed.every(saysElse)) return null;
	const label = text.slice(two[0]?.from, two[1]?.to);
	const topic = wordTopic(typed);
	return {
		count: 2,
		words: label,
		part: { label, spans: spansOf(reader, at, 2), topic },
		unknown: true,
	};
}

/** What the tables say of so many words in a row. */
function savedReading(reader: Reader, at: number, count: number): Read | null {
	const { dictionary, tokens, text } = reader;
	const some = tokens.slice(at, at + count);
	if (some.some(({ place }) => place)) return null;
	const words = text.slice(some[0]?.from, some.at(-1)?.to);
	const key = some.map(({ form }) => form).join('');
	const said = dictionary.said.get(key);
	if (said) return { count, words, said };
	const people = readPeople(reader, at, count, key);
	if (people) return people;
	const country = dictionary.countries.get(key);
	if (country && (reader.isRemote ? isFromThere(reader, at, country.name) : worksFrom(reader, at)))
		return {
			count,
			words,
			part: {
				label: `open to people in ${country.name}`,
				spans: spansOf(reader, at, count),
				filter: { facet: 'worker', country: country.name, regions: country.regions },
			},
		};
	if (country && country.name !== 'United Kingdom' && isOrigin(reader, at))
		return { count, words, said: ORIGIN };
	const place = dictionary.places.get(key);
	const isDoubtful = dictionary.doubtful.has(key);
	// "in sales" is not in Sale.
	const isItself = some.every(({ word, form }) => word === form);
	if (place && (!isDoubtful || (isItself && isPlaced(reader, at)))) {
		const label = isDoubtful ? `in ${place.label}` : place.label;
		return placeRead(reader, at, count, label, place);
	}
	const inFull = some.map(({ word, form }) => dictionary.writtenShort.get(word) ?? form).join('');
	const concept =
		dictionary.concepts.get(key) ?? (count > 1 ? dictionary.concepts.get(inFull) : undefined);
	if (concept && isMeant(key, words, tokens, dictionary)) {
		const asWritten = some.map(({ word }, index) => asTyped(word, some[index], text)).join(' ');
		const label = dictionary.shortForms.has(key) ? asWritten.toUpperCase() : asWritten;
		const slip = some.find((token) => token.slip)?.slip;
		const more = concept.language ? countOf(AFTER_LANGUAGE, lineAt(tokens, at + count, text)) : 0;
		const topic = conceptTopic(
			concept,
			some.map(({ form }) => form),
		);
		return {
			count: count + more,
			words: text.slice(some[0]?.from, tokens[at + count + more - 1]?.to),
			part: { label, spans: spansOf(reader, at, count + more), topic, ...(slip && { slip }) },
		};
	}
	if (dictionary.posts.has(key)) return { count, words, post: key };
	if (dictionary.unsearched.has(key)) return { count, words, unsearched: true };
	if (dictionary.ignored.has(key)) return { count, words };
	return null;
}

const AFTER_LANGUAGE =
	/^(?:languages?|speaking|speakers?|speak|skills?|language skills|fluency|fluent)(?= |$)/;

/** Where somebody is from changes no result; what they may do here does. */
const ORIGIN: SaidLine = {
	typed: '',
	label: 'where you are from',
	says: 'Your country is not searched: what counts is your permission to work in the UK.',
	to: '/resources/visa-info',
};
const STUDENTS = /^(?:students?|graduates?|applicants?)(?= |$)/;
const NATIONALS =
	/^(?:nationals?|citizens?|passport(?: holders?)?|nationality|people|person|girl|guy)(?= |$)/;

/** "nigerian student": somebody from abroad who studies here has a Student visa. A people whose word is a language needs more. */
function readPeople(reader: Reader, at: number, count: number, key: string): Read | null {
	const { dictionary, tokens, text } = reader;
	if (!dictionary.peoples.has(key)) return null;
	const after = lineAt(tokens, at + count, text);
	const words = (more: number) => text.slice(tokens[at]?.from, tokens[at + count + more - 1]?.to);
	const isHome = /^(?:british|english|scottish|welsh|northernirish|irish)$/.test(key);
	if (STUDENTS.test(after) && !isHome) {
		const visa = readFilter('student visa', reader.today);
		if (!visa) return null;
		const { label, filter } = visa;
		return {
			count: count + 1,
			words: words(1),
			part: { label, spans: spansOf(reader, at, count + 1), filter },
		};
	}
	const more = countOf(NATIONALS, after);
	if (more > 0) return { count: count + more, words: words(more), said: ORIGIN };
	if (dictionary.concepts.has(key) || isHome) return null;
	const next = tokens.slice(at + count, at + count + 1);
	const isOfThings = next.some(({ form }) => dictionary.concepts.has(form));
	return isOfThings ? { count, words: words(0) } : { count, words: words(0), said: ORIGIN };
}

/** Whether the text says that somebody is there, and does not look for work there. */
function isOrigin({ tokens, text }: Reader, at: number): boolean {
	const before = text.slice(0, tokens[at]?.from).toLowerCase();
	return /(?:\b(?:i.?m|am|come|coming|moved?|moving|originally|here|student|someone|somebody|applying|apply) from|\bcitizen of|\bborn in|\bgrew up in) (?:the )?$/.test(
		before,
	);
}

/** "work from Spain" */
const worksFrom = ({ tokens, text }: Reader, at: number): boolean =>
	/\bwork(?:ing)? from (?:the )?$/.test(text.slice(0, tokens[at]?.from).toLowerCase());

/** In a text that asks for remote work a country abroad is where somebody works from; the UK needs the words for it. */
function isFromThere({ tokens, text }: Reader, at: number, name: string): boolean {
	if (name !== 'United Kingdom') return true;
	const before = text.slice(0, tokens[at]?.from).toLowerCase();
	return /\b(?:house|home|flat|live|living|based|am|i.?m) in (?:the )?$/.test(before);
}

function placeRead(
	reader: Reader,
	at: number,
	count: number,
	label: string,
	place: NonNullable<Token['place']>,
): Read {
	const { tokens, text } = reader;
	const last = tokens[at + count - 1];
	const next = tokens[at + count];
	const goesOn = next && last && !endsSaying(text.slice(last.to, next.from));
	const more = goesOn ? countOf(AFTER_PLACE, lineAt(tokens, at + count, text)) : 0;
	const all = count + more;
	const { label: _, ...meant } = place;
	return {
		count: all,
		words: text.slice(tokens[at]?.from, tokens[at + all - 1]?.to),
		part: { label, spans: spansOf(reader, at, all), filter: { facet: 'city', ...meant } },
	};
}

const spansOf = ({ tokens }: Reader, at: number, count: number): readonly Span[] => [
	[tokens[at]?.from ?? 0, tokens[at + count - 1]?.to ?? 0],
];

/** How many words a pattern takes at the beginning. */
const countOf = (pattern: RegExp, line: string): number => {
	const match = pattern.exec(line)?.[0].trim();
	return match ? match.split(' ').length : 0;
};

/** The words from a place of the text to the end of the saying. */
export function lineAt(tokens: readonly Token[], at: number, text: string): string {
	const rest = tokens.slice(at);
	const stop = rest.findIndex(
		({ to }, place) => place + 1 < rest.length && endsSaying(text.slice(to, rest[place + 1]?.from)),
	);
	return (stop === -1 ? rest : rest.slice(0, stop + 1)).map(({ word }) => word).join(' ');
}

/** A letter of our alphabet; a character of another script may be a word. */
const isLetter = (word: string) => /^[a-z]$/.test(word);

export const wordTopic = (typed: readonly string[]): Topic => ({
	typed,
	own: typed,
	sectors: [],
	terms: [],
	known: false,
	beginning: false,
});

/** How much less a field counts to which a word leads only because it stands beside its words, and how many count. */
const RELATED = 0.6;
const MOST_FIELDS = 3;

/** A word that no table has, with the concepts beside which it stands in descriptions of occupations. */
function relatedTopic({ related, concepts }: Dictionary, form: string): Topic {
	const keys = related.get(form) ?? [];
	const votes = new Map<Sector, number>();
	for (const [place, key] of keys.entries())
		for (const { sector, weight } of concepts.get(key)?.sectors ?? [])
			votes.set(sector, (votes.get(sector) ?? 0) + weight / (place + 1));
	const sorted = [...votes].sort(([, one], [, other]) => other - one).slice(0, MOST_FIELDS);
	const most = sorted[0]?.[1] ?? 1;
	const sectors = sorted.map(([sector, count], place) => ({
		sector,
		weight: (RELATED * count) / most,
		sure: place === 0,
	}));
	return { ...wordTopic([form]), sectors, terms: keys };
}

const conceptTopic = (
	{ sectors, terms, language, benefit }: Concept,
	typed: readonly string[],
): Topic => ({
	typed,
	own: benefit ? [] : typed.filter((form) => !/^(?:and|of|in|the|for|to)$/.test(form)),
	sectors,
	terms,
	known: true,
	beginning: false,
	...(language && { language }),
	...(benefit && { benefit }),
});

/** The letters of the text, unless the word was corrected or is of another language. */
function asTyped(word: string, token: Token | undefined, text: string): string {
	if (token?.foreign || token?.slip) return word;
	return token ? text.slice(token.from, token.to) : word;
}

/** Whether a word such as "in" leads to this one. */
function isPlaced(reader: Reader, at: number): boolean {
	const { tokens, text, dictionary } = reader;
	const before = tokens[at - 1];
	if (!before || endsSaying(text.slice(before.to, tokens[at]?.from))) return false;
	if (/^(?:in|near|around|at|from|to)$/.test(before.word)) return true;
	return /^(?:or|and)$/.test(before.word) && dictionary.places.has(tokens[at - 2]?.form ?? '');
}

/** No saying goes on behind a comma. */
export const endsSaying = (gap: string): boolean => /[,;·|!?]/.test(gap);

/** "IT" is a short form; "it" is one in a short text. */
const isMeant = (
	key: string,
	typed: string,
	tokens: readonly Token[],
	{ shortForms }: Dictionary,
) => !shortForms.has(key) || typed === typed.toUpperCase() || tokens.length <= SHORT_TEXT;
