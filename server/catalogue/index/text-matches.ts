import { hoursPaid, WEEKS_IN } from '#schema/internships/pay-periods.ts';
import { FACETS } from '#schema/internships/search-facets.ts';
import {
	type Filter,
	STUDENT_PERMISSIONS,
} from '#schema/internships/understanding/read-filters.ts';
import type { Part, Topic, Understood } from '#schema/internships/understanding/understand.ts';
import { dayNumber } from '#schema/london-day.ts';
import type { Columns } from './columns.ts';
import { FIELD_BITS, IN, type Texts } from './texts.ts';

/** What a text finds, the best first. */
export type TextMatches = {
	numbers: Int32Array;
	/** For each, how much of the text it does not satisfy; 0 where it satisfies all. */
	misses: Uint8Array;
	/** For each, the place in `FACETS` of the one facet whose filters it lacks and nothing else; else -1. */
	lacking: Int8Array;
};

type TopicPart = Extract<Part, { topic: Topic }>;
type FilterPart = Extract<Part, { filter: Filter }>;

/** How much a word counts, by where it stands; what the person typed, and another word for it. */
const TYPED = {
	title: 10,
	sector: 4,
	company: 8,
	place: 4,
	requirement: 3,
	description: 1.5,
	benefit: 0.5,
};
const MEANT = {
	title: 8.5,
	sector: 0,
	company: 0,
	place: 0,
	requirement: 2,
	description: 0.8,
	benefit: 0,
};
const SECTOR = 6;
const POST = 0.6;
const NEARBY = 2;
/** Who asks for the summer looks for work that ends with it. */
const ENDS_WITH_SUMMER = 2;
const SUMMER_MONTHS = /-0[678]$/;
const ERROR = 0.6;
const HEAD = IN.title | IN.company | IN.sector | IN.place | IN.requirement;
/** How much it counts that a topic is only partly satisfied. */
const TOPIC_WEIGHT = 3;
/** How much it counts that a filter is not satisfied: a place is harder to change than hours, and
 * without permission one cannot work at all. */
const WEIGHTS: Record<Filter['facet'], number> = {
	city: 3,
	kind: 3,
	permission: 7,
	remote: 2,
	hours: 2,
	start: 2,
	deadline: 2,
	weeks: 1,
	pay: 1,
};

const FACET_NAMES: readonly string[] = FACETS;

/** How a topic or filter is satisfied. */
const NOT = 0;
const PARTLY = 1;
const WHOLLY = 2;

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
	const wanted = understood.parts.filter(({ not }) => !not);
	const topics = wanted.filter((part): part is TopicPart => 'topic' in part);
	const wantedFilters = wanted.filter((part): part is FilterPart => 'filter' in part);
	const filters = groupsOf(index, wantedFilters);
	if (understood.parts.length === 0) return null;
	const first = above + 1;
	const size = Math.max(0, index.highest - above);
	const unwanted = unwantedIn(texts, index, understood, first, size);
	const summerWeeks = weeksOfSummer(wantedFilters);
	const isBestPaid = wantedFilters.some(({ filter }) => 'best' in filter);
	const points = new Uint8Array(size);
	const scores = new Float32Array(size);
	const isTopical = new Uint8Array(size);
	const alternatives = alternativesOf(topics);
	for (const some of alternatives) {
		const match = bestOf(
			some.map(({ topic }) => topicMatch(texts, index, topic, understood.exact, first, size)),
		);
		for (let at = 0; at < size; at += 1) {
			const grade = match.grades[at] ?? NOT;
			if (grade === NOT) continue;
			isTopical[at] = 1;
			points[at] = (points[at] ?? 0) + grade;
			scores[at] = (scores[at] ?? 0) + (match.scores[at] ?? 0);
		}
	}
	for (const post of understood.posts)
		eachPosting(texts.postingsOf(post), first, size, (at, fields) => {
			if (fields & IN.title) scores[at] = (scores[at] ?? 0) + POST;
		});
	const wholly = alternatives.length * WHOLLY;
	const keys = new Float64Array(size);
	let count = 0;
	const misses = new Uint8Array(size);
	const lacking = new Int8Array(size).fill(-1);
	for (let at = 0; at < size; at += 1) {
		if (unwanted[at] === 1 || (topics.length > 0 && isTopical[at] === 0)) continue;
		if (!index.isOpen(first + at, 0)) continue;
		const topical = points[at] ?? 0;
		let satisfied = topical;
		let missed = (wholly - topical) * TOPIC_WEIGHT;
		let failed = -1;
		let failures = 0;
		for (const group of filters) {
			const grade = group.grade(first + at);
			satisfied += grade;
			if (grade === WHOLLY) continue;
			failures += 1;
			missed += (WHOLLY - grade) * WEIGHTS[group.facet];
			failed = FACET_NAMES.indexOf(group.facet);
			if (grade === PARTLY) scores[at] = (scores[at] ?? 0) + NEARBY;
		}
		// Words that are asked for as they are have to be there, all of them.
		if ((satisfied === 0 && wanted.length > 0) || (understood.exact && missed > 0)) continue;
		if (isBestPaid) scores[at] = (scores[at] ?? 0) + (index.pay[first + at] || 0);
		if ((index.weeks[first + at] ?? 0) <= summerWeeks)
			scores[at] = (scores[at] ?? 0) + ENDS_WITH_SUMMER;
		misses[at] = missed;
		if (failures === 1 && topical === wholly) lacking[at] = failed;
		keys[count++] = sortKey(index, misses[at] ?? 0, scores[at] ?? 0, first + at);
	}
	const found = {
		numbers: new Int32Array(count),
		misses: new Uint8Array(count),
		lacking: new Int8Array(count),
	};
	keys.subarray(0, count).sort();
	for (let place = 0; place < count; place += 1) {
		const number = numberIn(keys[place] ?? 0);
		found.numbers[place] = number;
		found.misses[place] = misses[number - first] ?? 0;
		found.lacking[place] = lacking[number - first] ?? -1;
	}
	return found;
}

/** Numbers are below it. The parts of a key are whole numbers, and together below 2 ** 53. */
const NUMBERS = 2 ** 22;
const MOST_MISSES = 2 ** 5 - 1;
const MOST_SCORE = 2 ** 11 - 1;
const LATEST = 2 ** 15 - 1;

/** Fewest misses, then best score, then the next deadline, then the newest. */
function sortKey(index: Columns, misses: number, score: number, number: number): number {
	const best = MOST_SCORE - Math.min(MOST_SCORE, Math.round(score * 10));
	const first = Math.min(MOST_MISSES, misses) * (MOST_SCORE + 1) + best;
	const deadline = Math.min(LATEST, index.deadline[number] ?? 0);
	return (first * (LATEST + 1) + deadline) * NUMBERS + (NUMBERS - 1 - number);
}

/** Of a key; `%` takes ten times as long with numbers of this size. */
const numberIn = (key: number): number => NUMBERS - 1 - (key - Math.floor(key / NUMBERS) * NUMBERS);

/** Every internship that has a word, by its place from `first` on. */
function eachPosting(
	postings: Int32Array,
	first: number,
	size: number,
	call: (at: number, fields: number) => void,
): void {
	for (let place = 0; place < postings.length; place += 1) {
		const posting = postings[place] ?? 0;
		const at = (posting >> FIELD_BITS) - first;
		if (at >= 0 && at < size) call(at, posting);
	}
}

/** How long work may last that begins with the months of a summer that are asked for; 0 where none are. */
function weeksOfSummer(parts: readonly FilterPart[]): number {
	const months = parts.flatMap(({ filter }) => (filter.facet === 'start' ? filter.months : []));
	const isSummer = months.length > 1 && months.every((month) => SUMMER_MONTHS.test(month));
	return isSummer ? months.length * WEEKS_IN.month + 1 : 0;
}

/** A 1 for each internship that the text says it does not want. */
function unwantedIn(
	texts: Texts,
	index: Columns,
	{ parts, exact }: Understood,
	first: number,
	size: number,
): Uint8Array {
	const unwanted = new Uint8Array(size);
	for (const part of parts.filter(({ not }) => not)) {
		const grade =
			'filter' in part
				? graderOf(part.filter, index)
				: gradeOf(topicMatch(texts, index, part.topic, exact, first, size), first);
		for (let at = 0; at < size; at += 1) if (grade(first + at) === WHOLLY) unwanted[at] = 1;
	}
	return unwanted;
}

const gradeOf =
	({ grades }: TopicMatch, first: number) =>
	(number: number): number =>
		grades[number - first] ?? NOT;

type TopicMatch = { grades: Uint8Array; scores: Float32Array };

/** Topics with an "or" between them stand together: one of them is enough. */
function alternativesOf(topics: readonly TopicPart[]): TopicPart[][] {
	const groups: TopicPart[][] = [];
	for (const part of topics) {
		const last = groups.at(-1);
		if (part.or && last) last.push(part);
		else groups.push([part]);
	}
	return groups;
}

/** For each internship the better one of several topics. */
function bestOf([match, ...others]: TopicMatch[]): TopicMatch {
	if (!match) throw new RangeError('no topic');
	const { grades, scores } = match;
	for (const other of others)
		for (let at = 0; at < grades.length; at += 1) {
			const [grade, score] = [other.grades[at] ?? NOT, other.scores[at] ?? 0];
			if (grade > (grades[at] ?? NOT)) grades[at] = grade;
			if (score > (scores[at] ?? 0)) scores[at] = score;
		}
	return match;
}

function topicMatch(
	texts: Texts,
	index: Columns,
	topic: Topic,
	exact: boolean,
	first: number,
	size: number,
): TopicMatch {
	const grades = new Uint8Array(size);
	const titles = new Float32Array(size);
	const others = new Float32Array(size);
	const raise = (at: number, grade: number) => {
		if (grade > (grades[at] ?? 0)) grades[at] = grade;
	};
	const { cells, lists } = index.sectors;
	const sectors = scoresOfSectors(topic);
	const scoreOfCell = Float32Array.from(lists, ([name = '']) => sectors.get(name)?.score ?? 0);
	const gradeOfCell = Uint8Array.from(lists, ([name = '']) => sectors.get(name)?.grade ?? NOT);
	const hasField = topic.sectors.some(({ sure }) => sure);
	/** Other words for a field of work say nothing outside of it: "casting" in a foundry. */
	const isOutside = (at: number) => hasField && gradeOfCell[cells[first + at] ?? 0] !== WHOLLY;
	const word = (
		form: string,
		weights: typeof TYPED,
		factor: number,
		sureIn: number,
		meant: boolean,
	) =>
		eachPosting(texts.postingsOf(form), first, size, (at, fields) => {
			if (meant && isOutside(at)) return;
			const title = fields & IN.title ? weights.title * factor : 0;
			if (title > (titles[at] ?? 0)) titles[at] = title;
			const other = scoreOf(fields, weights) * factor;
			if (other > (others[at] ?? 0)) others[at] = other;
			if (title > 0 || other > 0) raise(at, fields & sureIn ? WHOLLY : PARTLY);
		});
	// A word that no concept explains is meant wherever it stands.
	const sureIn = topic.known ? HEAD : HEAD | IN.description | IN.benefit;
	for (const { form, factor } of typedForms(texts, topic, exact))
		word(form, TYPED, factor, sureIn, false);
	for (const term of topic.terms) word(term, MEANT, 1, IN.title | IN.requirement, true);
	const scores = new Float32Array(size);
	for (let at = 0; at < size; at += 1) {
		const cell = sectors.size > 0 ? (cells[first + at] ?? 0) : 0;
		if (sectors.size > 0) raise(at, gradeOfCell[cell] ?? NOT);
		if (grades[at] === NOT) continue;
		const field = sectors.size > 0 ? (scoreOfCell[cell] ?? 0) : 0;
		scores[at] = (titles[at] ?? 0) + (others[at] ?? 0) + field;
	}
	return { grades, scores };
}

/** What was typed, or where no internship has it the words that it may be. */
function typedForms(
	texts: Texts,
	topic: Topic,
	exact: boolean,
): { form: string; factor: number }[] {
	const joined = topic.typed.join('');
	const own = [{ form: joined, factor: 1 }];
	const isThere = texts.has(joined);
	if (exact || topic.typed.length > 1) return own;
	if (topic.beginning)
		own.push(...texts.beginningWith(joined).map((form) => ({ form, factor: isThere ? 0.5 : 0.9 })));
	if (isThere || own.length > 1 || topic.known || topic.terms.length > 0) return own;
	const base = joined.replace(/(?:ing|er|ed)$/, '');
	const inflected = [base, `${base}e`, `${base}ing`, `${base}er`].filter(
		(form) => form.length > 3 && form !== joined && texts.has(form),
	);
	if (inflected.length > 0) return inflected.map((form) => ({ form, factor: 0.9 }));
	return texts.similarTo(joined).map((form) => ({ form, factor: ERROR }));
}

/** The best of the fields but the title. */
function scoreOf(fields: number, weights: typeof TYPED): number {
	if (fields & IN.company && weights.company > 1) return weights.company;
	if (fields & IN.sector && weights.sector > 0) return weights.sector;
	if (fields & IN.place && weights.place > 0) return weights.place;
	if (fields & IN.requirement) return weights.requirement;
	if (fields & IN.description) return weights.description;
	return fields & IN.benefit ? weights.benefit : 0;
}

function scoresOfSectors({ sectors }: Topic): Map<string, { score: number; grade: number }> {
	const scores = new Map<string, { score: number; grade: number }>();
	for (const { sector, weight, sure } of sectors) {
		const before = scores.get(sector);
		const score = Math.max(before?.score ?? 0, SECTOR * weight);
		scores.set(sector, { score, grade: Math.max(before?.grade ?? 0, sure ? WHOLLY : PARTLY) });
	}
	return scores;
}

type Group = { facet: Filter['facet']; grade(number: number): number };

/** Places, months and other lists of one facet: one of them has to hold. Of hours, weeks and pay all. */
function groupsOf(index: Columns, parts: readonly FilterPart[]): Group[] {
	const byFacet = Map.groupBy(parts, ({ filter }) => filter.facet);
	return [...byFacet].map(([facet, same]) => {
		const grades = same.map(({ filter }) => graderOf(filter, index));
		const [only] = grades;
		if (only && grades.length === 1) return { facet, grade: only };
		const isRange = same.some(({ filter }) => 'least' in filter);
		const grade = (number: number) => {
			let [least, most] = [WHOLLY, NOT];
			for (const one of grades) {
				const value = one(number);
				least = Math.min(least, value);
				most = Math.max(most, value);
			}
			return isRange ? least : most;
		};
		return { facet, grade };
	});
}

/** How far an internship is what a filter asks for, by its number. */
function graderOf(filter: Filter, index: Columns): Group['grade'] {
	if (filter.facet === 'deadline') {
		const first = filter.first ? dayNumber(filter.first) : 0;
		const last = filter.last ? dayNumber(filter.last) : Number.POSITIVE_INFINITY;
		return (number) => {
			const day = index.deadline[number] ?? 0;
			return first <= day && day <= last ? WHOLLY : NOT;
		};
	}
	const { facet } = filter;
	const anyOf = (options: readonly string[]) => {
		const column = index.facets[facet];
		const table = column.tableOfAny(options);
		return (number: number) => (column.has(table, number) ? WHOLLY : NOT);
	};
	switch (filter.facet) {
		case 'city': {
			const inPlace = anyOf(filter.places);
			const [there, near] = [
				index.towns.tableOfAny(filter.towns),
				index.towns.tableOfAny(filter.near),
			];
			return (number) => {
				if (inPlace(number) === WHOLLY || index.towns.has(there, number)) return WHOLLY;
				return index.towns.has(near, number) ? PARTLY : NOT;
			};
		}
		case 'hours':
			return (number) => within(index.hours[number], filter);
		case 'weeks':
			return (number) => within(index.weeks[number], filter);
		case 'pay':
			return (number) =>
				within((index.pay[number] ?? 0) * hoursPaid(filter.per, index.hours[number] ?? 0), filter);
		case 'start':
			return anyOf(filter.months);
		case 'permission': {
			// Where no employer sponsors, one that takes students from abroad is nearest.
			const [asked, open] = [anyOf(filter.values), anyOf(STUDENT_PERMISSIONS)];
			return (number) => (asked(number) === WHOLLY ? WHOLLY : Math.min(PARTLY, open(number)));
		}
		default:
			return anyOf(filter.values);
	}
}

/** Within a third of the range is near it. */
function within(value = Number.NaN, { least, most }: { least: number; most: number }): number {
	if (least <= value && value <= most) return WHOLLY;
	return least * 0.75 <= value && value <= most * 1.34 ? PARTLY : NOT;
}
