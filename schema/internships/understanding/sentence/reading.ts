import type { Dictionary } from '#schema/internships/understanding/concepts.ts';
import { kinOf } from '#schema/internships/understanding/kin.ts';
import { readFilter } from '#schema/internships/understanding/read-filters.ts';
import type { Token } from '#schema/internships/understanding/tokens/token.ts';
import { asideAt, isWorkWithKids } from './asides.ts';
import { isFromThere, isOrigin, ORIGIN, readPeople, worksFrom } from './people.ts';
import {
	abroadRead,
	isAwayFrom,
	isLeft,
	isNamed,
	isPlaced,
	isStudied,
	placeRead,
} from './place-read.ts';
import { asTyped, countOf, lineAt, type Read, type Reader, spansOf } from './reader.ts';
import { taskRead } from './tasks.ts';
import { conceptTopic, wordTopic } from './topics.ts';

/** A short form in small letters is read as such in a text of at most so many words. */
const SHORT_TEXT = 4;

const BEFORE_PLACE =
	/^(?:(?:with ?in|about|max|maximum|up to|less than|under|no more than|not more than)(?: (?:a|an))? )?(?:\d{1,3}|an?|half an|one|two)? ?(?:hours?|hrs?|minutes?|mins?|miles?|km|kilomet(?:er|re)s?|short drive|short train ride)(?: (?:drive|train|commute|travel|ride|walk|bus))?(?: or (?:so|less))? (?:of|from|around|away from)(?= )/;

const TIME_OF_DAY =
	/^(?:(?:at|after|before|by|until|till|from|around|finish|start) )*\d{1,2}(?: \d\d)? ?(?:am|pm|a m|p m|o ?clock)(?: ?(?:to|until|till|and)? \d{1,2}(?: \d\d)? ?(?:am|pm|a m|p m))?(?= |$)|^(?:9|nine) (?:to|till|until) (?:5|five)(?= |$)/;

export function readAt(reader: Reader, at: number): Read {
	const { dictionary, tokens, text, today } = reader;
	const words = (count: number) => text.slice(tokens[at]?.from, tokens[at + count - 1]?.to);
	const token = tokens[at];
	const line = lineAt(tokens, at, text);
	const aside = reader.readsAsides ? 0 : asideAt(reader, at, line);
	if (aside > 0) return { count: aside, words: words(aside) };
	if (token?.place) return placeRead(reader, at, 1, token.place.label, token.place);
	const company = readCompany(reader, at);
	if (company) return company;
	const end = at + line.split(' ').length;
	const time = countOf(TIME_OF_DAY, line) || countOf(BEFORE_PLACE, line);
	if (time > 0) return { count: time, words: words(time) };
	const filter = readFilter(line, today);
	const filterWords = filter ? line.slice(0, filter.length).split(' ').length : 0;
	const task = taskRead(reader, at);
	for (let count = Math.min(dictionary.longest, end - at); count > 0; count -= 1) {
		if (filter && filterWords >= count) break;
		if (task && task.count > count) return task;
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
	// A word of another script or language is in no internship; alone it finds nothing.
	const isOther = isOtherScript(token.word) || (reader.isForeign && !token.foreign);
	if (tokens.length > 1 && isOther && !reader.knows(token.form))
		return { count: 1, words: words(1), unsearched: true };
	const part = {
		label: asTyped(token.word, token, text),
		spans: spansOf(reader, at, 1),
		topic: wordTopic([token.form]),
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
	if (
		count > 1 &&
		some.some(isSmall) &&
		!dictionary.phrases.has(key) &&
		!dictionary.places.has(key)
	)
		return null;
	const said = isWorkWithKids(reader, at, key) ? undefined : dictionary.said.get(key);
	if (said) {
		const more = said.to === VISA_PAGE ? countOf(VISA, lineAt(tokens, at + count, text)) : 0;
		return {
			count: count + more,
			words: text.slice(some[0]?.from, tokens[at + count + more - 1]?.to),
			said,
		};
	}
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
	if (country && !place) return abroadRead(reader, at, count, key);
	const isDoubtful = dictionary.doubtful.has(key);
	// "in sales" is not in Sale.
	const isItself = some.every(({ word, form }) => word === form);
	if (
		place &&
		(!isDoubtful ||
			(isItself && (isPlaced(reader, at, count) || isNamed(reader, at, count, place))))
	) {
		const label = isDoubtful ? `in ${place.label}` : place.label;
		const read = placeRead(reader, at, count, label, place);
		if (read.part && isAwayFrom(reader, at))
			return {
				...read,
				part: { ...read.part, label: `not ${read.part.label}`, not: true },
				plain: read.part,
			};
		if (isLeft(reader, at, count)) return { ...read, told: 'left' };
		return isStudied(reader, at, count) ? { ...read, told: 'studied' } : read;
	}
	const inFull = some.map(({ word, form }) => dictionary.writtenShort.get(word) ?? form).join('');
	const concept =
		dictionary.concepts.get(key) ??
		(count > 1
			? (dictionary.concepts.get(inFull) ?? familyOf(some, dictionary))
			: subjectOf(key, dictionary));
	if (concept && isMeant(key, words, tokens, dictionary)) {
		const asWritten = some.map(({ word }, index) => asTyped(word, some[index], text)).join(' ');
		const label = dictionary.shortForms.has(key) ? asWritten.toUpperCase() : asWritten;
		const levels = countOf(QUALIFICATION, lineAt(tokens, at + count, text));
		if (levels > 0)
			return {
				count: count + levels,
				words: text.slice(some[0]?.from, tokens[at + count + levels - 1]?.to),
				unsearched: true,
			};
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

/** Who is named after what they know: "hydrologist" is one of hydrology. */
const AFTER_SUBJECT: readonly (readonly [RegExp, string])[] = [
	[/(?:ologist|ographer|onomist)$/, 'y'],
	[/(?:allurgist|ontologist|otanist|entomist)$/, 'y'],
	[/icist$/, 'ics'],
	[/ician$/, 'ics'],
];

function subjectOf(key: string, { concepts, ignored }: Dictionary) {
	if (ignored.has(key)) return undefined;
	for (const [ending, other] of AFTER_SUBJECT)
		if (ending.test(key)) {
			const subject = concepts.get(key.replace(/(?:ist|er|ician|icist)$/, other));
			if (subject) return subject;
		}
	return undefined;
}

/** What is said of the same with another ending: "penetration tester" for "penetration testing". */
function familyOf(some: readonly Token[], { concepts, phraseStarts }: Dictionary) {
	const [first, last] = [some[0]?.form ?? '', some.at(-1)?.form ?? ''];
	if (!phraseStarts.has(first)) return undefined;
	const before = some
		.slice(0, -1)
		.map(({ form }) => form)
		.join('');
	for (const form of kinOf(last)) {
		const concept = concepts.get(before + form);
		if (concept) return concept;
	}
	return undefined;
}

const VISA_PAGE = '/resources/visa-info';
const VISA = /^visas?(?= |$)/;

/** "Audit or tax" is not about an auditor, "intern in design" not about InDesign. */
const isSmall = ({ word }: Token) => /^(?:or|in|on|at|an|as|is|for|and|to)$/.test(word);

/** "Maths GCSE" is what somebody has, or lacks, and no field of work. */
const QUALIFICATION = /^(?:gcses?|a ?levels?|as levels?|btecs?|t levels?)(?= |$)/;

const AFTER_LANGUAGE =
	/^(?:languages?|speaking|speakers?|speak|skills?|language skills|fluency|fluent)(?= |$)/;

const isOtherScript = (word: string) => !/[\p{Script=Latin}\d]/u.test(word);

/** A letter of our alphabet; a character of another script may be a word. */
const isLetter = (word: string) => /^[a-z]$/.test(word);

/** "IT" is a short form; "it" is one in a short text. */
const isMeant = (
	key: string,
	typed: string,
	tokens: readonly Token[],
	{ shortForms }: Dictionary,
) => !shortForms.has(key) || typed === typed.toUpperCase() || tokens.length <= SHORT_TEXT;
