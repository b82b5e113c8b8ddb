import type { Sector } from '#schema/internships/sectors.ts';
import type { Concept, Dictionary } from '#schema/internships/understanding/concepts.ts';
import { listOf } from '#schema/internships/understanding/tables.ts';
import type { Topic } from '#schema/internships/understanding/understood.ts';

export const wordTopic = (typed: readonly string[]): Topic => ({
	typed,
	own: typed,
	sectors: [],
	terms: [],
	known: false,
	beginning: false,
});

/** How much less a field counts to which a word leads only because it stands beside its words, and how many count. */
const RELATED = 0.6;

const MOST_FIELDS = 3;

/** A word that no table has, with the concepts beside which it stands in descriptions of occupations. */
export function relatedTopic({ related, concepts }: Dictionary, form: string): Topic {
	const keys = listOf(related.get(form) ?? '');
	const votes = new Map<Sector, number>();
	for (const [place, key] of keys.entries())
		for (const { sector, weight } of concepts.get(key)?.sectors ?? [])
			votes.set(sector, (votes.get(sector) ?? 0) + weight / (place + 1));
	const sorted = [...votes].sort(([, one], [, other]) => other - one).slice(0, MOST_FIELDS);
	const most = sorted[0]?.[1] ?? 1;
	const sectors = sorted.map(([sector, count], place) => ({
		sector,
		weight: (RELATED * count) / most,
		sure: place === 0,
	}));
	return { ...wordTopic([form]), sectors, terms: keys };
}

export const conceptTopic = (
	{ sectors, terms, language, benefit }: Concept,
	typed: readonly string[],
): Topic => ({
	typed,
	own: benefit ? [] : typed.filter((form) => !/^(?:and|of|in|the|for|to)$/.test(form)),
	sectors,
	terms,
	known: true,
	beginning: false,
	...(language && { language }),
	...(benefit && { benefit }),
});
