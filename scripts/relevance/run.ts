import MiniSearch from 'minisearch';
import { ownRows, type Row, textOf } from '#server/catalogue/judged/judged-queries.ts';
import { type Finder, indexed, ourSearch } from '#server/catalogue/judged/judged-search.ts';
import {
	answerable,
	type Figures,
	isOnlyCounted,
	measure,
	queriesOf,
	SETS,
	type SetName,
	wronglyRead,
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
const { texts } = indexed(rows);
const results = (Object.keys(SETS) as SetName[]).map((set) => {
	const queries = answerable(queriesOf(set), rows);
	const ours = measure(ourSearch(rows), queries, rows);
	const library = measure(libraryOn(rows), queries, rows);
	const read = wronglyRead(queries, texts);
	console.log(`${queries.length} judged queries, ${SETS[set]}, on ${rows.length} internships`);
	console.log('            precision at 3  success at 3   nothing       p50       p99');
	console.log(line('this search', ours));
	console.log(line('MiniSearch', library));
	if (read.sentences > 0)
		console.log(`parts wrongly read of ${read.sentences} sentences: ${read.wrong.length}`);
	return { set, ours, read };
});
const gap = (fitted: SetName, counted: SetName) => {
	const [one, other] = [fitted, counted].map(
		(name) => results.find(({ set }) => set === name)?.ours.precision ?? 0,
	);
	return ((one ?? 0) - (other ?? 0)).toFixed(3);
};
console.log(`gaps: ${gap('fit', 'test')}, strangers' ${gap('strangers-fit', 'strangers-test')}`);
for (const { set, ours, read } of results) {
	if (isOnlyCounted(set)) continue;
	for (const { query, titles } of ours.wrong) console.log(`  ${query}: ${titles.join(' | ')}`);
	for (const { query, label } of read.wrong) console.log(`  ${query}: wrongly read: ${label}`);
}
