import { limits } from '#schema/limits.ts';
import { SLUG } from '#schema/slug.ts';
import { MOST_COMPARED } from '#schema/students/most-compared.ts';

/**
 * What the query of an address names: `with` is compared, `choose` is chosen already where one chooses. Both take slugs
 * with commas between, or the parameter several times.
 * @returns at most four slugs, each once; whether they are to be compared; how many more there were
 */
export function comparedIn(query: URLSearchParams): {
	slugs: string[];
	isChoosing: boolean;
	more: number;
} {
	const compared = slugsIn(query, 'with');
	const isChoosing = compared.length === 0;
	const slugs = isChoosing ? slugsIn(query, 'choose') : compared;
	return {
		slugs: slugs.slice(0, MOST_COMPARED),
		isChoosing,
		more: Math.max(0, slugs.length - MOST_COMPARED),
	};
}

/** What is no slug is left out. */
const slugsIn = (query: URLSearchParams, name: string) => [
	...new Set(
		query
			.getAll(name)
			.flatMap((value) => value.split(','))
			.filter((slug) => slug.length <= limits.slug && SLUG.test(slug)),
	),
];
