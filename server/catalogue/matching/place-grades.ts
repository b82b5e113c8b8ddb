import { milesBetween } from '#schema/internships/understanding/distances.ts';
import type { Filter } from '#schema/internships/understanding/filters/filter.ts';
import type { Columns } from '#server/catalogue/index/columns.ts';
import { FIELD_BITS, IN } from '#server/catalogue/index/fields.ts';
import type { Texts } from '#server/catalogue/index/texts.ts';
import { coordinates } from '#server/catalogue/read-search.ts';
import { type Grader, NOT, PARTLY, WHOLLY } from './grades.ts';
import { weights } from './weights.ts';

/** From so many miles on, another town is not near. */
const MOST_MILES = 45;

type City = Extract<Filter, { facet: 'city' }>;

/** In the place itself, then by how far away it is; in a part of a place first where the part is named. */
export function cityGrader(filter: City, index: Columns, texts: Texts): Grader {
	const { towns } = index;
	const { city } = index.facets;
	const inPlace = city.tableOfAny(filter.places);
	const there = towns.tableOfAny(filter.towns);
	const near = towns.tableOfAny(filter.near);
	const miles = Float32Array.from(towns.lists, ([town]) => milesTo(filter, town));
	const gradeOfTown = Uint8Array.from(miles, (away, cell) => {
		if (there[cell] === 1) return WHOLLY;
		return away <= MOST_MILES || (Number.isNaN(away) && near[cell] === 1) ? PARTLY : NOT;
	});
	const scoreOfTown = miles.map((away) =>
		Number.isNaN(away) ? 0 : -weights.mile * Math.min(weights.farthest, away),
	);
	// Whoever names a place in the UK looks there.
	const isHere = filter.at !== undefined && !filter.places.includes('Abroad');
	const abroad = city.tableOfAny(isHere ? ['Abroad'] : []);
	const isTown = filter.towns.some((town) => towns.lists.some(([name]) => name === town));
	const named = new Map<number, number>();
	for (const word of filter.words ?? [])
		for (const posting of texts.postingsOf(word)) {
			const isThere = (posting & IN.place) !== 0;
			if (isThere || (isTown && posting & IN.description))
				named.set(posting >> FIELD_BITS, isThere ? WHOLLY : PARTLY);
		}
	const grade = (number: number) =>
		inPlace[city.cells[number] ?? 0] === 1
			? WHOLLY
			: (gradeOfTown[towns.cells[number] ?? 0] ?? NOT);
	const score = (number: number) =>
		abroad[city.cells[number] ?? 0] === 1 && there[towns.cells[number] ?? 0] !== 1
			? -weights.mile * weights.farthest - weights.notHere
			: (scoreOfTown[towns.cells[number] ?? 0] ?? 0);
	if (named.size === 0) return { grade, score };
	return {
		grade: (number) => {
			const [byName, byPlace] = [named.get(number) ?? NOT, grade(number)];
			// New York is not in York.
			return byPlace === NOT && isTown ? Math.min(byName, PARTLY) : Math.max(byName, byPlace);
		},
		score: (number) => {
			if (!named.has(number)) return score(number);
			// What is in the town itself comes before what only has its name in its address.
			return weights.district + (there[towns.cells[number] ?? 0] === 1 ? weights.nearby : 0);
		},
	};
}

/** Not a number where either place is unknown. */
export function milesTo({ at }: Pick<City, 'at'>, town: string | undefined): number {
	const place = town === undefined ? undefined : coordinates.get(town);
	return at && place ? milesBetween(at, place) : Number.NaN;
}
