import { isQuoted } from '#schema/internships/internship-search.ts';
import { readFilter } from './read-filters.ts';
import { isOfOtherWork, isOfStudies, isPast, isSubject, isTold } from './sentence/asides.ts';
import type { Options } from './sentence/options.ts';
import { addPart, MOST_PARTS } from './sentence/parts.ts';
import type { Read, Reader } from './sentence/reader.ts';
import { isRole, readWithNot, type Scope } from './sentence/scope.ts';
import { type Draft, settled } from './sentence/settled.ts';
import {
	isElsewhere,
	isEventTime,
	isFormer,
	isHome,
	isSkill,
	isTelling,
} from './sentence/telling.ts';
import { wordTopic } from './sentence/topics.ts';
import type { Token } from './tokens/token.ts';
import { isForeign, tokensIn } from './tokens/tokens.ts';
import type { Part, TopicPart, Understood } from './understood.ts';
import { type Span, singular, type Word, wordsIn } from './words.ts';

const MOST_LETTERS = 400;

/** A text of more words is a sentence, in which common words of English only order. */
const SENTENCE = 7;

/** Whoever says where they study and this wants to work there. */
const NEARBY =
	/\b(?:near ?by|on campus|close by|walking distance|local|around (?:here|there)|near (?:my )?(?:uni|campus|home)|far from (?:home|uni|campus|there|here|it|my))\b/i;

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
		isForeign: isForeign(tokens, options),
		isRemote: asksForRemote(tokens, today),
		knows: options.knows ?? (() => false),
		isCompany: options.isCompany ?? (() => false),
	};
	const draft: Draft = {
		parts: [],
		ignored: [],
		notes: [],
		posts: [],
		roles: [],
		told: [],
		studied: [],
		subjects: new Set(),
		needs: new Set(),
		homes: new Set(),
		elsewhere: new Set(),
		skills: new Set(),
		text,
		isForeign: reader.isForeign,
		isSentence: tokens.length > SENTENCE,
		isNearby: NEARBY.test(text),
	};
	let scope: Scope = { last: null, isOr: false, since: [] };
	for (let at = 0; at < tokens.length; ) {
		const read = readWithNot(reader, at, scope);
		scope = noted(draft, read, reader, at, scope, chosen);
		at += read.count;
	}
	return settled(draft, options);
}

/** Whoever speaks several languages looks for work with one of them. */
const areLanguages = (one: Part | null, other: Part): boolean =>
	one !== null &&
	'topic' in one &&
	'topic' in other &&
	Boolean(one.topic.language && other.topic.language);

/** Whether only a comma stands between a part and the next. */
const isList = ({ text, tokens }: Reader, last: Part | null, at: number): boolean =>
	text.slice(last?.spans.at(-1)?.[1], tokens[at]?.from).trim() === ',';

/** "What I can do: draw, write, film" */
const isListed = ({ text, tokens }: Reader, last: Part | null, at: number): boolean =>
	/:[^.;!?:]*$/.test(text.slice(0, last?.spans.at(-1)?.[0])) &&
	/^[^.;!?:]*,[^.;!?:]*$/.test(text.slice(last?.spans.at(-1)?.[1], tokens[at]?.from));

/** "Hotels, wine or food": one of all three is enough. */
function asOr(parts: Part[], part: Part): void {
	const place = parts.indexOf(part);
	if (place > 0) parts[place] = { ...part, or: true };
}

const NONE: Scope = { last: null, isOr: false, since: [] };

function noted(
	draft: Draft,
	read: Read,
	reader: Reader,
	at: number,
	scope: Scope,
	chosen: ReadonlySet<string> | undefined,
): Scope {
	const { tokens, today } = reader;
	const spans: readonly Span[] = [[tokens[at]?.from ?? 0, tokens[at + read.count - 1]?.to ?? 0]];
	if (read.post) draft.posts.push(read.post);
	if (read.said) {
		draft.notes.push({ words: read.words, spans, said: read.said });
		const filter = read.said.filter && readFilter(read.said.filter, today);
		if (!filter || isTold(reader, at)) return NONE;
		const need: Part = { label: filter.label, spans, filter: filter.filter };
		if (addPart(draft.parts, need, chosen)) draft.needs.add(need);
		return NONE;
	}
	if (read.unsearched) {
		draft.notes.push({ words: read.words, spans, said: null });
		return NONE;
	}
	if (!read.part) {
		draft.ignored.push(read.words);
		return {
			...scope,
			isOr: scope.isOr || /^n?or$/i.test(read.words),
			since: [...scope.since, read.words.toLowerCase()],
		};
	}
	const isTopic = 'topic' in read.part && !read.part.not;
	if (read.studied && !read.part.not) {
		draft.studied.push(read.part);
		return NONE;
	}
	const facet = 'filter' in read.part && !read.part.not ? read.part.filter.facet : null;
	if ('filter' in read.part && isPast(reader, at)) return NONE;
	if (facet === 'hours' && (isOfStudies(reader, at, read) || isOfOtherWork(reader, at)))
		return NONE;
	const isDate = facet === 'start' || facet === 'period';
	if (draft.isSentence && isDate && (isEventTime(reader, at, read.words) || isTelling(reader, at)))
		return NONE;
	if (draft.isSentence && facet === 'city') {
		const isOthers = isElsewhere(reader, at);
		if (isOthers || isHome(reader, at, read.count)) {
			if (addPart(draft.parts, read.part, chosen))
				(isOthers ? draft.elsewhere : draft.homes).add(read.part);
			return NONE;
		}
	}
	if (isTopic && (isTold(reader, at) || isFormer(reader, at, read.count))) {
		draft.told.push(read.part);
		return NONE;
	}
	if (isTopic && draft.isSentence && isTelling(reader, at)) {
		draft.told.push(read.part);
		return NONE;
	}
	if (isTopic && scope.last && isRole(read, reader, at, scope)) {
		draft.roles.push(read.part as TopicPart);
		return { ...scope, since: [], isOr: false };
	}
	const isAfterTopic = scope.last && 'topic' in scope.last && !scope.last.not;
	if (isTopic && draft.isSentence && isSubject(reader, at)) draft.subjects.add(read.part);
	const skill = scope.last && draft.skills.has(scope.last) ? scope.last : null;
	if (
		isTopic &&
		draft.isSentence &&
		isSkill(reader, at, { count: read.count, part: read.part }, skill)
	) {
		draft.subjects.add(read.part);
		draft.skills.add(read.part);
	}
	const isOr =
		isTopic &&
		(scope.isOr || areLanguages(scope.last, read.part) || isListed(reader, scope.last, at)) &&
		isAfterTopic;
	const part: Part = isOr ? { ...read.part, or: true } : read.part;
	for (const some of [draft.subjects, draft.skills]) if (some.has(read.part)) some.add(part);
	const isNew = addPart(draft.parts, part, chosen);
	const isNext =
		isTopic && isAfterTopic && scope.since.length === 0 && isList(reader, scope.last, at);
	if (isOr) for (const one of scope.list?.slice(1) ?? []) asOr(draft.parts, one);
	return {
		last: isNew || part.not ? part : null,
		isOr: false,
		since: [],
		isVerb: part.not === true && (read.isVerb ?? scope.isVerb ?? false),
		list: isNext && isNew ? [...(scope.list ?? []), part] : [part],
	};
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

function exactWords(words: readonly Word[], text: string): Understood {
	const parts: Part[] = [];
	for (const { word, from, to } of words.slice(0, MOST_PARTS)) {
		const topic = wordTopic([singular(word)]);
		addPart(parts, { label: text.slice(from, to), spans: [[from, to]], topic }, undefined);
	}
	return { parts, ignored: [], notes: [], loose: [], posts: [], exact: true };
}
