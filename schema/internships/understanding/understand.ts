import { isQuoted } from '#schema/internships/internship-search.ts';
import { readFilter } from './read-filters.ts';
import type { SaidLine } from './said.ts';
import type { Options } from './sentence/options.ts';
import { addPart, MOST_PARTS } from './sentence/parts.ts';
import { isOwnSubject } from './sentence/people.ts';
import type { Reader } from './sentence/reader.ts';
import { featuresOf } from './sentence/roles/features.ts';
import { goneOn, type Item, itemsIn, thingsOf } from './sentence/roles/items.ts';
import { judgedRoles, ruledRoles } from './sentence/roles/judge.ts';
import type { Role } from './sentence/roles/things.ts';
import { isRole, NO_SCOPE, negated, type Scope } from './sentence/scope.ts';
import { type Draft, settled } from './sentence/settled.ts';
import { wordTopic } from './sentence/topics.ts';
import type { Token } from './tokens/token.ts';
import { isForeign, tokensIn } from './tokens/tokens.ts';
import type { Note, Part, TopicPart, Understood } from './understood.ts';
import { type Span, singular, type Word, wordsIn } from './words.ts';

const MOST_LETTERS = 400;

/** A text of more words is a sentence, in which common words of English only order. */
const SENTENCE = 7;

/** What a sentence asks for. Never throws; reads what it can of any text. */
export function understand(given: string, options: Options): Understood {
	const { chosen } = options;
	const text = given.slice(0, MOST_LETTERS).toWellFormed();
	if (isQuoted(text)) return exactWords(wordsIn(text), text);
	const reader = readerOf(text, options);
	const draft: Draft = {
		parts: [],
		ignored: [],
		notes: [],
		posts: [],
		roles: [],
		told: [],
		subjects: new Set(),
		needs: new Set(),
		isForeign: reader.isForeign,
		isSentence: reader.readsAsides,
	};
	const items = itemsIn(reader);
	const things = thingsOf(items);
	const { roles: weights } = options;
	const roles =
		draft.isSentence && weights ? judgedRoles(reader, things, weights) : ruledRoles(things);
	const roleOf = new Map(things.map(({ at }, place) => [at, roles[place] ?? 'wanted']));
	let scope: Scope = NO_SCOPE;
	for (const one of items)
		scope = noted(draft, one, roleOf.get(one.at) ?? 'wanted', reader, scope, chosen);
	const understood = settled(draft, options);
	const { parts, notes, loose, posts } = understood;
	const isNothingRead = [parts, notes, loose, posts].every((some) => some.length === 0);
	return isNothingRead ? { ...understood, notes: figuresIn(text) } : understood;
}

/** What has a figure and says nothing by itself: "3D", "1:1", "industry 4.0". */
const FIGURES = /[\p{L}\d]*\d(?:[.,:/]?[\p{L}\d])*/gu;

const figuresIn = (text: string): Note[] =>
	[...text.matchAll(FIGURES)].map(({ 0: words, index }) => ({
		words,
		spans: [[index, index + words.length]],
		said: ALL_SHOWN,
	}));

const ALL_SHOWN: SaidLine = {
	typed: '',
	says: 'not searched for. All internships are shown.',
};

function readerOf(text: string, options: Options): Reader {
	const { dictionary, today } = options;
	const tokens = tokensIn(text, options);
	return {
		dictionary,
		tokens,
		text,
		today,
		isForeign: isForeign(tokens, options),
		isRemote: asksForRemote(tokens, today),
		knows: options.knows ?? (() => false),
		isCompany: options.isCompany ?? (() => false),
		readsAsides: tokens.length > SENTENCE,
	};
}

/** What a text may ask for, refuse or tell, and what each of it has: by these its role is learned. */
export function thingsIn(given: string, options: Options) {
	const reader = readerOf(given.slice(0, MOST_LETTERS).toWellFormed(), options);
	const things = thingsOf(itemsIn(reader));
	const features = featuresOf(reader, things);
	return things.map((thing, place) => ({ ...thing, features: features[place] ?? [] }));
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

function noted(
	draft: Draft,
	{ at, read, part: plain, isAside }: Item,
	role: Role,
	reader: Reader,
	scope: Scope,
	chosen: ReadonlySet<string> | undefined,
): Scope {
	const { tokens, today } = reader;
	const spans: readonly Span[] = [[tokens[at]?.from ?? 0, tokens[at + read.count - 1]?.to ?? 0]];
	if (read.post) draft.posts.push(read.post);
	if (read.said) {
		draft.notes.push({ words: read.words, spans, said: read.said });
		if (plain && role === 'wanted' && addPart(draft.parts, plain, chosen)) draft.needs.add(plain);
		return NO_SCOPE;
	}
	if (read.unsearched) {
		draft.notes.push({ words: read.words, spans, said: null });
		return NO_SCOPE;
	}
	if (!read.part || !plain) {
		draft.ignored.push(read.words);
		return goneOn(scope, read);
	}
	// "Textile engineering": what stands behind a word that is told is no wish either.
	const lastTold = draft.told.at(-1) ?? null;
	if (role === 'wanted' && isRole(read, reader, at, { ...NO_SCOPE, last: lastTold }))
		return NO_SCOPE;
	if (role === 'told') {
		if ('topic' in plain && !isAside) draft.told.push(plain);
		if (isOwnSubject(reader, at, read.count)) draft.subjects.add(plain);
		return NO_SCOPE;
	}
	const meant = role === 'wanted' ? plain : read.plain ? read.part : negated(plain, today);
	const isTopic = 'topic' in meant && !meant.not;
	if (isTopic && scope.last && isRole(read, reader, at, scope)) {
		draft.roles.push(meant as TopicPart);
		return { ...scope, since: [], isOr: false };
	}
	const isAfterTopic = scope.last && 'topic' in scope.last && !scope.last.not;
	const isOr =
		isTopic &&
		(scope.isOr || areLanguages(scope.last, meant) || isListed(reader, scope.last, at)) &&
		isAfterTopic;
	const part: Part = isOr ? { ...meant, or: true } : meant;
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
