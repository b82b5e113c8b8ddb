import { FACETS } from '#schema/internships/search-facets.ts';
import type { TopicPart, Understood } from '#schema/internships/understanding/understood.ts';
import type { Columns } from '#server/catalogue/index/columns.ts';
import type { Texts } from '#server/catalogue/index/texts.ts';
import { type FilterPart, groupsOf } from './filter-grades.ts';
import { addFurther, weeksOfSummer } from './further-scores.ts';
import { NOT, PARTLY, WHOLLY } from './grades.ts';
import { ordered, type TextMatches } from './order-of-matches.ts';
import type { Searched } from './searched.ts';
import { alternativesOf, bestOf, topicMatch } from './topic-matches.ts';
import { unwantedIn } from './unwanted.ts';
import { weights } from './weights.ts';

/** Below so many the nearest others follow. */
const FEW = 10;

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
	const { notes, loose } = understood;
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
	const deciders = alternativesOf(topics);
	const { scores, absent, works, absentWork, part, isOfField } = judgeTopics(
		searched,
		deciders,
		loose,
	);
	addFurther(searched, understood, filterParts, scores);
	const summerWeeks = weeksOfSummer(filterParts);
	const isBestPaid = filterParts.some(({ filter }) => filter.facet === 'pay' && filter.best);
	const costs = new Float32Array(size);
	const isExact = new Uint8Array(size);
	const lacking = new Int8Array(size).fill(-1);
	const near = new Int32Array(size);
	/** What satisfies no filter, where nothing else is asked for: better than nothing. */
	const distant = new Int32Array(size);
	/** What is only of a field that orders: better than few. */
	const spare = new Int32Array(isOfField.length);
	let [count, distantCount, spareCount] = [0, 0, 0];
	// Here, and not in a function of its own, which takes a tenth longer.
	for (let at = 0; at < size; at += 1) {
		const none = absent[at] ?? 0;
		// First what leaves most of them out.
		// A tool that is named beside the work finds nothing by itself.
		const hasNone =
			(deciders.length > 0 && none === deciders.length) || (works > 0 && absentWork[at] === works);
		if (hasNone && isOfField[at] !== 1) continue;
		const number = first + at;
		if (unwanted[at] === WHOLLY || !index.isOpen(number, 0)) continue;
		const some = part[at] ?? 0;
		let failed = -1;
		let failures = 0;
		const isMentioned = unwanted[at] === PARTLY;
		let cost = none * weights.missing + some * weights.partly;
		if (isMentioned) cost += weights.mentioned;
		let isNear = false;
		for (const group of filters) {
			const grade = group.grade(number);
			if (grade !== NOT) isNear = true;
			if (group.score) scores[at] = (scores[at] ?? 0) + group.score(number);
			if (grade === WHOLLY) continue;
			failures += 1;
			cost += (WHOLLY - grade) * weights.filters[group.facet];
			failed = FACET_NAMES.indexOf(group.facet);
			if (grade === PARTLY) scores[at] = (scores[at] ?? 0) + weights.nearby;
		}
		const hasAll = none === 0 && (some === 0 || some < deciders.length);
		const exact = hasAll && failures === 0 && !isMentioned && !isAbsent;
		// Words that are asked for as they are have to be there, all of them.
		if (understood.exact && !exact) continue;
		if (isBestPaid) scores[at] = (scores[at] ?? 0) + (index.pay[number] || 0);
		if ((index.weeks[number] ?? 0) <= summerWeeks)
			scores[at] = (scores[at] ?? 0) + weights.endsWithSummer;
		isExact[at] = Number(exact);
		costs[at] = cost;
		if (failures === 1 && hasAll) lacking[at] = failed;
		const isDistant = filters.length > 0 && deciders.length === 0 && !isNear;
		if (hasNone) spare[spareCount++] = at;
		else if (isDistant) distant[distantCount++] = at;
		else near[count++] = at;
	}
	if (count < FEW) {
		near.set(spare.subarray(0, spareCount), count);
		count += spareCount;
	}
	const kept = count > 0 ? near.subarray(0, count) : distant.subarray(0, distantCount);
	return ordered(searched, kept, { scores, costs, isExact, lacking });
}

/** Whether one of some topics is known to be more than a tool. */
const isWork = (group: readonly TopicPart[]): boolean =>
	group.some(({ topic }) => topic.known && !topic.tool);

/** What the topics say of each internship. */
type Topical = {
	scores: Float32Array;
	/** How many topics it lacks, and has in part. */
	absent: Uint8Array;
	/** How many of them are more than tools, and how many of these it lacks; 0 and empty where all are, or none. */
	works: number;
	absentWork: Uint8Array;
	part: Uint8Array;
	/** Whether it is of a field that only orders: an engineer, for "stress engineer". Empty where there is no such field. */
	isOfField: Uint8Array;
};

/** @param deciders one of each group is wanted; `loose` ones only order */
function judgeTopics(
	searched: Searched,
	deciders: readonly TopicPart[][],
	loose: Understood['loose'],
): Topical {
	const { size } = searched;
	const scores = new Float32Array(size);
	const absent = new Uint8Array(size);
	const all = deciders.filter(isWork).length;
	const works = all === deciders.length ? 0 : all;
	const absentWork = new Uint8Array(works > 0 ? size : 0);
	const part = new Uint8Array(size);
	const isOfField = new Uint8Array(loose.length > 0 ? size : 0);
	for (const group of deciders) {
		const work = works > 0 && isWork(group);
		const { grades, scores: added } = bestOf(group.map(({ topic }) => topicMatch(searched, topic)));
		for (let at = 0; at < size; at += 1) {
			const grade = grades[at] ?? NOT;
			if (grade === NOT) {
				absent[at] = (absent[at] ?? 0) + 1;
				if (work) absentWork[at] = (absentWork[at] ?? 0) + 1;
			} else {
				scores[at] = (scores[at] ?? 0) + (added[at] ?? 0);
				if (grade !== WHOLLY) part[at] = (part[at] ?? 0) + 1;
			}
		}
	}
	for (const { topic } of loose) {
		const { grades, scores: added } = topicMatch(searched, topic);
		const factor = topic.studied ? 1 : weights.loose;
		for (let at = 0; at < size; at += 1) {
			if (grades[at] === NOT) continue;
			scores[at] = (scores[at] ?? 0) + (added[at] ?? 0) * factor;
			if (topic.known) isOfField[at] = 1;
		}
	}
	return { scores, absent, works, absentWork, part, isOfField };
}
