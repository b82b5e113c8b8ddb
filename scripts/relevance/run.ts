import MiniSearch from 'minisearch';
import {
	type Figures,
	type Finder,
	judgedQueries,
	measure,
	ourSearch,
	ownRows,
	type Row,
	textOf,
} from './relevance.ts';

/** The baseline: a library with typing errors and beginnings, in its default order. */
function libraryOn(rows: readonly Row[]): Finder {
	const library = new MiniSearch({ fields: ['title', 'text'], idField: 'number' });
	library.addAll(rows.map((row, number) => ({ number, title: row.title, text: textOf(row) })));
	const options = { boost: { title: 3 }, fuzzy: 0.2, prefix: true };
	return (query) => library.search(query, options).flatMap(({ id }) => rows[Number(id)] ?? []);
}

const line = (name: string, { precision, success, nothing, p50, p99 }: Figures) =>
	[
		name.padEnd(12),
		precision.toFixed(3).padStart(14),
		success.toFixed(3).padStart(12),
		String(nothing.length).padStart(10),
		`${p50.toFixed(2)} ms`.padStart(10),
		`${p99.toFixed(2)} ms`.padStart(10),
	].join('');

const rows = ownRows();
const queries = judgedQueries();
const ours = measure(ourSearch(rows), queries, rows);
const library = measure(libraryOn(rows), queries, rows);
console.log(`${queries.length} judged queries on ${rows.length} internships`);
console.log('            precision at 3  success at 3   nothing       p50       p99');
console.log(line('this search', ours));
console.log(line('MiniSearch', library));
for (const { query, titles } of ours.wrong) console.log(`  ${query}: ${titles.join(' | ')}`);
