import { WEEKS_IN } from '#schema/internships/pay-periods.ts';
import { FACETS } from '#schema/internships/search-facets.ts';
import type { Filter } from '#schema/internships/understanding/read-filters.ts';
import type { Understood } from '#schema/internships/understanding/understand.ts';
import { formsIn } from '#schema/internships/understanding/words.ts';
import type { Columns } from './columns.ts';
import { type FilterPart, graderOf, groupsOf, NOT, PARTLY, WHOLLY } from './filter-grades.ts';
import { IN, type Texts } from './texts.ts';
import {
	alternativesOf,
	bestOf,
	eachPosting,
	type Searched,
	type TopicPart,
	topicMatch,
} from './topic-matches.ts';
import { weights } from './weights.ts';

/** What a text finds, the best first. */
export type TextMatches = {
	numbers: Int32Array;
	/** For each, how far it is from the text; 0 where it satisfies all. */
	misses: Uint8Array;
	/** For each, the place in `FACETS` of the one facet whose filters it lacks and nothing else; else -1. */
	lacking: Int8Array;
};

const SUMMER_MONTHS = /-0[678]$/;
/** How much it counts that a filter is not satisfied: a place is harder to change than hours, and
 * without permission one cannot work at all. */
const FILTER_WEIGHTS: Record<Filter['facet'], number> = {
	city: 3,
	kind: 3,
	permission: 7,
	remote: 2,
	hours: 2,
	start: 2,
	deadline: 2,
	weeks: 1,
	pay: 1,
	licence: 3,
	period: 2,
	worker: 4,
};

const FACET_NAMES: readonly string[] = FACETS;

/**
 * What a text finds among the internships above a number. Null if the text asks for nothing. Where it names what the
 * work is about, nothing is found that has none of it.
 */
export function textMatches(
	texts: Texts,
	index: Columns,
	understood: Understood,
	above = 0,
): TextMatches | null {
	const { notes, loose, posts } = understood;
	const isAbsent = notes.some(({ said }) => said?.absent);
	const looks = notes.some(({ said }) => said?.looks || said?.shortest);
	if (understood.parts.length + loose.length === 0 && !isAbsent && !looks) return null;
	const first = above + 1;
	const size = Math.max(0, index.highest - above);
	const searched: Searched = { texts, index, exact: understood.exact, first, size };
	const wanted = understood.parts.filter(({ not }) => !not);
	const filterParts = wanted.filter((part): part is FilterPart => 'filter' in part);
	const topics = wanted.filter((part): part is TopicPart => 'topic' in part);
	const filters = groupsOf(index, texts, filterParts);
	const unwanted = unwantedIn(searched, understood);
	const scores = new Float32Array(size);
	/** How many topics an internship lacks, and has in part. */
	const absent = new Uint8Array(size);
	const part = new Uint8Array(size);
	const deciders = alternativesOf(topics);
	for (const some of [...deciders, ...loose.map((one) => [one])]) {
		const match = bestOf(some.map(({ topic }) => topicMatch(searched, topic)));
		const isDeciding = deciders.includes(some);
		const factor = isDeciding ? 1 : weights.loose;
		for (let at = 0; at < size; at += 1) {
			const grade = match.grades[at] ?? NOT;
			scores[at] = (scores[at] ?? 0) + (match.scores[at] ?? 0) * factor;
			if (!isDeciding || grade === WHOLLY) continue;
			if (grade === NOT) absent[at] = (absent[at] ?? 0) + 1;
			else part[at] = (part[at] ?? 0) + 1;
		}
	}
	addPosts(searched, posts, scores);
	addLooks(searched, notes, scores);
	addFilterWords(searched, filterParts, scores);
	const summerWeeks = weeksOfSummer(filterParts);
	const isBestPaid = filterParts.some(({ filter }) => 'best' in filter);
	const costs = new Float32Array(size);
	const isExact = new Uint8Array(size);
	const lacking = new Int8Array(size).fill(-1);
	const found = new Int32Array(size);
	let count = 0;
	for (let at = 0; at < size; at += 1) {
		const number = first + at;
		if (unwanted[at] === WHOLLY || !index.isOpen(number, 0)) continue;
		const none = absent[at] ?? 0;
		const some = part[at] ?? 0;
		if (deciders.length > 0 && none === deciders.length) continue;
		let failed = -1;
		let failures = 0;
		const isMentioned = unwanted[at] === PARTLY;
		let cost = none * weights.missing + some * weights.partly;
		if (isMentioned) cost += weights.mentioned;
		for (const group of filters) {
			const grade = group.grade(number);
			if (group.score) scores[at] = (scores[at] ?? 0) + group.score(number);
			if (grade === WHOLLY) continue;
			failures += 1;
			cost += (WHOLLY - grade) * FILTER_WEIGHTS[group.facet] * weights.filter;
			failed = FACET_NAMES.indexOf(group.facet);
			if (grade === PARTLY) scores[at] = (scores[at] ?? 0) + weights.nearby;
		}
		const hasAll = none === 0 && (some === 0 || some < deciders.length);
		const exact = hasAll && failures === 0 && !isMentioned && !isAbsent;
		// Words that are asked for as they are have to be there, all of them.
		if (understood.exact && !exact) continue;
		if (filters.length > 0 && failures === filters.length && deciders.length === 0) {
			const isNear = filters.some((group) => group.grade(number) !== NOT);
			if (!isNear) continue;
		}
		if (isBestPaid) scores[at] = (scores[at] ?? 0) + (index.pay[number] || 0);
		if ((index.weeks[number] ?? 0) <= summerWeeks)
			scores[at] = (scores[at] ?? 0) + weights.endsWithSummer;
		isExact[at] = Number(exact);
		costs[at] = cost;
		if (failures === 1 && hasAll) lacking[at] = failed;
		found[count++] = at;
	}
	return ordered(searched, found.subarray(0, count), { scores, costs, isExact, lacking });
}

/** Numbers are below it. The parts of a key are whole numbers, and together below 2 ** 53. */
const NUMBERS = 2 ** 22;
const MOST_RANK = 2 ** 15 - 1;
const LATEST = 2 ** 15 - 1;
const MOST_MISSES = 254;
/** How finely scores are compared. */
const PER_POINT = 20;

type Results = {
	scores: Float32Array;
	costs: Float32Array;
	isExact: Uint8Array;
	lacking: Int8Array;
};

/** Those that satisfy all first; then by score less costs, then the next deadline, then the newest. */
function ordered({ index, first }: Searched, found: Int32Array, results: Results): TextMatches {
	const { scores, costs, isExact, lacking } = results;
	let [bestExact, bestClose] = [0, Number.NEGATIVE_INFINITY];
	for (let place = 0; place < found.length; place += 1) {
		const at = found[place] ?? 0;
		const value = (scores[at] ?? 0) - (costs[at] ?? 0);
		if (isExact[at] === 1) bestExact = Math.max(bestExact, value);
		else bestClose = Math.max(bestClose, value);
	}
	const keys = new Float64Array(found.length);
	const missesOf = new Uint8Array(scores.length);
	for (let place = 0; place < found.length; place += 1) {
		const at = found[place] ?? 0;
		const exact = isExact[at] === 1;
		const behind = (exact ? bestExact : bestClose) - (scores[at] ?? 0) + (costs[at] ?? 0);
		const rank = Math.min(MOST_RANK, Math.round(behind * PER_POINT));
		missesOf[at] = exact ? 0 : 1 + Math.min(MOST_MISSES - 1, Math.round(behind));
		const deadline = Math.min(LATEST, index.deadline[first + at] ?? 0);
		const head = (exact ? 0 : MOST_RANK + 1) + rank;
		keys[place] = (head * (LATEST + 1) + deadline) * NUMBERS + (NUMBERS - 1 - first - at);
	}
	keys.sort();
	const matches = {
		numbers: new Int32Array(found.length),
		misses: new Uint8Array(found.length),
		lacking: new Int8Array(found.length),
	};
	for (let place = 0; place < keys.length; place += 1) {
		const number = numberIn(keys[place] ?? 0);
		matches.numbers[place] = number;
		matches.misses[place] = missesOf[number - first] ?? 0;
		matches.lacking[place] = lacking[number - first] ?? -1;
	}
	return matches;
}

/** Of a key; `%` takes ten times as long with numbers of this size. */
const numberIn = (key: number): number => NUMBERS - 1 - (key - Math.floor(key / NUMBERS) * NUMBERS);

function addPosts(searched: Searched, posts: readonly string[], scores: Float32Array): void {
	for (const post of posts)
		eachPosting(searched.texts.postingsOf(post), searched, (at, fields) => {
			if (fields & IN.title) scores[at] = (scores[at] ?? 0) + weights.post;
		});
}

/** What the words of notes look for. */
function addLooks(searched: Searched, notes: Understood['notes'], scores: Float32Array): void {
	for (const { said } of notes) {
		for (const look of said?.looks?.split(', ') ?? [])
			eachPosting(searched.texts.postingsOf(formsIn(look).join('')), searched, (at) => {
				scores[at] = (scores[at] ?? 0) + weights.looked;
			});
		if (!said?.shortest) continue;
		const { index, first, size } = searched;
		for (let at = 0; at < size; at += 1)
			scores[at] = (scores[at] ?? 0) - weights.shorter * Math.min(52, index.weeks[first + at] ?? 0);
	}
}

/** A word that is read as a filter may be the name of the work too: "semester placement". */
function addFilterWords(
	searched: Searched,
	parts: readonly FilterPart[],
	scores: Float32Array,
): void {
	const words = parts.flatMap(({ words = [] }) => words);
	for (const word of new Set(words))
		eachPosting(searched.texts.postingsOf(word), searched, (at, fields) => {
			if (fields & IN.title) scores[at] = (scores[at] ?? 0) + weights.filterWord;
		});
}

/** How long work may last that begins with the months of a summer that are asked for; 0 where none are. */
function weeksOfSummer(parts: readonly FilterPart[]): number {
	const months = parts.flatMap(({ filter }) => (filter.facet === 'start' ? filter.months : []));
	const isSummer = months.length > 1 && months.every((month) => SUMMER_MONTHS.test(month));
	return isSummer ? months.length * WEEKS_IN.month + 1 : 0;
}

/** `WHOLLY` for each internship that the text says it does not want, `PARTLY` for one that mentions it. */
function unwantedIn(searched: Searched, { parts }: Understood): Uint8Array {
	const { index, texts, first, size } = searched;
	const unwanted = new Uint8Array(size);
	const topics = parts.flatMap((part) => ('topic' in part && !part.not ? [part.topic] : []));
	const wanted = new Set(topics.flatMap((topic) => topic.sectors.map(({ sector }) => sector)));
	const wantedWords = new Set(topics.flatMap(({ terms, own }) => [...terms, ...own]));
	for (const part of parts.filter(({ not }) => not)) {
		if ('filter' in part) {
			const { grade } = graderOf(part.filter, index, texts);
			for (let at = 0; at < size; at += 1) if (grade(first + at) === WHOLLY) unwanted[at] = WHOLLY;
			continue;
		}
		// A field of work that is wanted is not left out with a part of it: "marketing, no sales".
		const sectors = part.topic.sectors.filter(({ sector }) => !wanted.has(sector));
		const terms = part.topic.terms.filter((term) => !wantedWords.has(term));
		const { grades } = topicMatch(searched, { ...part.topic, sectors, terms });
		for (let at = 0; at < size; at += 1)
			unwanted[at] = Math.max(unwanted[at] ?? NOT, grades[at] ?? NOT);
	}
	return unwanted;
}
