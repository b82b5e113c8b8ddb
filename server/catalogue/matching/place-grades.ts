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
	const isTown = filter.towns.some((town) => towns.lists.some(([name]) => name === town));
	const named = new Set<number>();
	for (const word of filter.words ?? [])
		for (const posting of texts.postingsOf(word))
			if (posting & (isTown ? IN.place | IN.description : IN.place))
				named.add(posting >> FIELD_BITS);
	const grade = (number: number) =>
		inPlace[city.cells[number] ?? 0] === 1
			? WHOLLY
			: (gradeOfTown[towns.cells[number] ?? 0] ?? NOT);
	const score = (number: number) => scoreOfTown[towns.cells[number] ?? 0] ?? 0;
	if (named.size === 0) return { grade, score };
	const ofNamed = isTown ? PARTLY : WHOLLY;
	return {
		grade: (number) => (named.has(number) ? Math.max(ofNamed, grade(number)) : grade(number)),
		score: (number) => (named.has(number) ? weights.district : score(number)),
	};
}

/** Not a number where either place is unknown. */
export function milesTo({ at }: Pick<City, 'at'>, town: string | undefined): number {
	const place = town === undefined ? undefined : coordinates.get(town);
	return at && place ? milesBetween(at, place) : Number.NaN;
}
