import { FACETS } from '#schema/internships/search-facets.ts';
import type { TopicPart, Understood } from '#schema/internships/understanding/understood.ts';
import type { Columns } from '#server/catalogue/index/columns.ts';
import type { Texts } from '#server/catalogue/index/texts.ts';
import { type FilterPart, groupsOf } from './filter-grades.ts';
import { addAbroad, addFilterWords, addLooks, addPosts, weeksOfSummer } from './further-scores.ts';
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
	/** Whether one is of a field that only orders: an engineer, for "stress engineer". */
	const isOfField = new Uint8Array(loose.length > 0 ? size : 0);
	for (const some of [...deciders, ...loose.map((one) => [one])]) {
		const match = bestOf(some.map(({ topic }) => topicMatch(searched, topic)));
		const isDeciding = deciders.includes(some);
		const factor = isDeciding ? 1 : some.some(({ topic }) => topic.studied) ? 1 : weights.loose;
		const { grades, scores: added } = match;
		const isField = some.some(({ topic }) => topic.known);
		for (let at = 0; at < size; at += 1) {
			const grade = grades[at] ?? NOT;
			if (grade === NOT) {
				if (isDeciding) absent[at] = (absent[at] ?? 0) + 1;
				continue;
			}
			scores[at] = (scores[at] ?? 0) + (added[at] ?? 0) * factor;
			if (!isDeciding && isField) isOfField[at] = 1;
			if (isDeciding && grade !== WHOLLY) part[at] = (part[at] ?? 0) + 1;
		}
	}
	addPosts(searched, posts, scores);
	addAbroad(searched, filterParts, scores);
	addLooks(searched, notes, scores);
	addFilterWords(searched, filterParts, scores);
	const summerWeeks = weeksOfSummer(filterParts);
	const isBestPaid = filterParts.some(({ filter }) => 'best' in filter);
	const costs = new Float32Array(size);
	const isExact = new Uint8Array(size);
	const lacking = new Int8Array(size).fill(-1);
	const near = new Int32Array(size);
	/** What satisfies no filter, where nothing else is asked for: better than nothing. */
	const distant = new Int32Array(size);
	/** What is only of a field that orders: better than few. */
	const spare = new Int32Array(isOfField.length);
	let [count, distantCount, spareCount] = [0, 0, 0];
	for (let at = 0; at < size; at += 1) {
		const none = absent[at] ?? 0;
		// First what leaves most of them out.
		const hasNone = deciders.length > 0 && none === deciders.length;
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
