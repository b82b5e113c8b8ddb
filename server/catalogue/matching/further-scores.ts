import { WEEKS_IN } from '#schema/internships/pay-periods.ts';
import type { Understood } from '#schema/internships/understanding/understood.ts';
import { formsIn } from '#schema/internships/understanding/words.ts';
import { IN } from '#server/catalogue/index/fields.ts';
import type { FilterPart } from './filter-grades.ts';
import { eachPosting, type Searched } from './searched.ts';
import { weights } from './weights.ts';

const SUMMER_MONTHS = /-0[678]$/;

/** What counts besides topics and filters. */
export function addFurther(
	searched: Searched,
	{ posts, notes }: Understood,
	parts: readonly FilterPart[],
	scores: Float32Array,
): void {
	addPosts(searched, posts, scores);
	addAbroad(searched, parts, scores);
	addLooks(searched, notes, scores);
	addFilterWords(searched, parts, scores);
}

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

/** Who names no place looks for work in the UK. */
function addAbroad(
	{ index, first, size }: Searched,
	parts: readonly FilterPart[],
	scores: Float32Array,
): void {
	if (parts.some(({ filter }) => filter.facet === 'city' || filter.facet === 'worker')) return;
	const { city } = index.facets;
	const abroad = city.tableOfAny(['Abroad']);
	for (let at = 0; at < size; at += 1)
		if (city.has(abroad, first + at)) scores[at] = (scores[at] ?? 0) - weights.abroad;
}

/** How long work may last that begins with the months of a summer that are asked for; 0 where none are. */
export function weeksOfSummer(parts: readonly FilterPart[]): number {
	const months = parts.flatMap(({ filter }) => (filter.facet === 'start' ? filter.months : []));
	const isSummer = months.length > 1 && months.every((month) => SUMMER_MONTHS.test(month));
	return isSummer ? months.length * WEEKS_IN.month + 1 : 0;
}
