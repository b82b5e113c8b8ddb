import { emptySearch } from '#schema/internships/internship-search.ts';
import { Columns } from '#server/catalogue/index/columns.ts';
import { orderOf } from '#server/catalogue/index/orders.ts';
import { Texts } from '#server/catalogue/index/texts.ts';
import { textMatches } from '#server/catalogue/matching/text-matches.ts';
import { dictionaryWith, readSearch } from '#server/catalogue/read-search.ts';
import { searchIn } from '#server/catalogue/search.ts';
import type { Row } from './judged-queries.ts';

/** The day of which searches are judged. */
export const JUDGED_ON = '2026-11-23';

/** What a search gives for a text: the numbers of all, the best first. */
export type Finder = (query: string) => Row[];

/** What the index takes in of internships; their numbers are their places from 1 on. */
export const factsOf = (rows: readonly Row[]) =>
	rows.map((row, at) => ({
		...row,
		number: at + 1,
		updated_at: row.published_at,
		status: 'open' as const,
		texts: {
			title: row.title,
			company: row.company,
			sector: row.sector,
			place: [row.location, row.city, row.country, row.details.region].filter(Boolean).join(' '),
			requirement: row.requirements.join(' · '),
			description: [
				row.description,
				row.typical_day,
				row.starts,
				...Object.values(row.details).flat(),
			].join(' · '),
			benefit: row.benefits.join(' · '),
		},
	}));

type Indexed = { index: Columns; texts: Texts };

/** Internships in memory as in the server. */
export function indexed(rows: readonly Row[]): Indexed {
	const index = new Columns();
	const texts = new Texts(dictionaryWith([]));
	const all = factsOf(rows);
	for (const facts of all) index.set(facts);
	texts.replace(all);
	return { index, texts };
}

/** Our search over internships. */
export const ourSearch = (rows: readonly Row[]): Finder => searchOver(rows, indexed(rows));

/** @param rows that were taken into the index */
export function searchOver(rows: readonly Row[], { index, texts }: Indexed): Finder {
	const order = orderOf(index, 'newest');
	return (query) => {
		const search = { ...emptySearch, q: query, sort: 'best' as const };
		const text = textMatches(texts, index, readSearch(search, JUDGED_ON, texts));
		const snapshot = { version: 1, name: '1', changed: 0, index, texts, order: () => order };
		return searchIn(snapshot, search, JUDGED_ON, text).numbers.flatMap(
			(number) => rows[number - 1] ?? [],
		);
	};
}
