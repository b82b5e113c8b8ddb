import type { SavedState } from '#app/features/saved/saved-store.ts';
import { chooseToComparePath, comparePath } from '#app/lib/addresses/compare-path.ts';
import { LEAST_COMPARED, MOST_COMPARED } from '#schema/students/most-compared.ts';
import type { AppliedInternship } from '#schema/students/saved-internships.ts';

/**
 * Where the saved internships are compared, with the offers that the person has: at once where one comparison holds them all.
 * Null where they are too few; what was removed counts until one leaves, so that nothing moves.
 */
export function compareWay(
	cards: readonly { slug: string }[],
	{
		list,
		applied,
	}: Pick<SavedState, 'list'> & { applied: readonly Pick<AppliedInternship, 'slug' | 'status'>[] },
): string | null {
	const cardSlugs = cards.map(({ slug }) => slug);
	const offers = applied.filter(({ status }) => status === 'offered').map(({ slug }) => slug);
	if (new Set([...cardSlugs, ...offers]).size < LEAST_COMPARED) return null;
	const all = [...new Set([...cardSlugs.filter((slug) => slug in list), ...offers])];
	const fits = all.length >= LEAST_COMPARED && all.length <= MOST_COMPARED;
	return fits ? comparePath(all) : chooseToComparePath();
}
