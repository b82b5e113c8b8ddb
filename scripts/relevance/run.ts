import MiniSearch from 'minisearch';
import { ownRows, type Row, textOf } from '#server/catalogue/judged/judged-queries.ts';
import { type Finder, ourSearch } from '#server/catalogue/judged/judged-search.ts';
import { answerable, type Figures, measure, queriesOf } from './relevance.ts';

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
const names = { own: 'own', fit: 'fitted on', test: 'only counted' };
const results = (['own', 'fit', 'test'] as const).map((set) => {
	const queries = answerable(queriesOf(set), rows);
	const ours = measure(ourSearch(rows), queries, rows);
	const library = measure(libraryOn(rows), queries, rows);
	console.log(`${queries.length} judged queries, ${names[set]}, on ${rows.length} internships`);
	console.log('            precision at 3  success at 3   nothing       p50       p99');
	console.log(line('this search', ours));
	console.log(line('MiniSearch', library));
	return { set, ours };
});
const [, fitted, counted] = results.map(({ ours }) => ours.precision);
console.log(`gap between the last two: ${((fitted ?? 0) - (counted ?? 0)).toFixed(3)}`);
// Whoever changes tables or ranking does not look into the set that is only counted.
for (const { set, ours } of results)
	for (const { query, titles } of set === 'test' ? [] : ours.wrong)
		console.log(`  ${query}: ${titles.join(' | ')}`);
