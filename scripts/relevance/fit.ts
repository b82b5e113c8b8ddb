import { emptySearch } from '#schema/internships/internship-search.ts';
import { judgedQueries, ownRows } from '#server/catalogue/judged/judged-queries.ts';
import { indexed, JUDGED_ON } from '#server/catalogue/judged/judged-search.ts';
import { textMatches } from '#server/catalogue/matching/text-matches.ts';
import { weights } from '#server/catalogue/matching/weights.ts';
import { readSearch } from '#server/catalogue/read-search.ts';
import { answerable } from './relevance.ts';

/** By how much each weight is tried smaller and larger. */
const FACTORS = [0.6, 0.8, 1.25, 1.6];
/** Less than this is chance. */
const LEAST_GAIN = 0.0004;
const LOOKED_AT = 10;
/** A word in the title counts more than the field of that name, whatever the queries say. */
const TITLE_OVER_SECTOR = 1.2;

const rows = ownRows();
const { texts, index } = indexed(rows);
const queries = (['own', 'fit'] as const).flatMap((set) => {
	const judged = answerable(judgedQueries(set), rows);
	return judged.map(({ query, isRight }) => ({
		understood: readSearch({ ...emptySearch, q: query, sort: 'best' }, JUDGED_ON, texts),
		right: new Set(rows.flatMap((row, at) => (isRight(row) ? [at + 1] : []))),
		/** Each set counts the same. */
		share: 0.5 / judged.length,
	}));
});

/** Precision at 3, half as much success at 3, and how early the right ones stand among the first ten. */
function quality(): number {
	let sum = 0;
	for (const { understood, right, share } of queries) {
		const numbers = textMatches(texts, index, understood)?.numbers ?? new Int32Array();
		let [first, early, count] = [0, 0, 0];
		for (let at = 0; at < Math.min(LOOKED_AT, numbers.length); at += 1) {
			if (!right.has(numbers[at] ?? 0)) continue;
			count += 1;
			early += count / (at + 1);
			if (at < 3) first += 1;
		}
		const precision = first / Math.min(3, right.size);
		const ranking = early / Math.min(LOOKED_AT, right.size);
		sum += share * (precision + 0.5 * Number(first > 0) + 0.5 * ranking);
	}
	return sum;
}

type Numbers = { [name: string]: number | Numbers };

/** Every single weight, as a way to read it and to set it. */
function eachWeight(
	some: Numbers,
	path = '',
): { name: string; get(): number; set(value: number): void }[] {
	return Object.entries(some).flatMap(([name, value]) =>
		typeof value === 'number'
			? [
					{
						name: path + name,
						get: () => Number(some[name]),
						set: (other: number) => {
							some[name] = other;
						},
					},
				]
			: eachWeight(value, `${path}${name}.`),
	);
}

let best = quality();
console.log(`${queries.length} queries, before: ${best.toFixed(4)}`);
for (let round = 1, gain = 1; gain > LEAST_GAIN && round <= 3; round += 1) {
	const before = best;
	for (const { name, get, set } of eachWeight(weights)) {
		const value = get();
		let kept = value;
		for (const factor of FACTORS) {
			const tried = Number((value * factor).toPrecision(2));
			set(tried);
			if (weights.own.title < TITLE_OVER_SECTOR * weights.own.sector) continue;
			const reached = quality();
			if (reached <= best + LEAST_GAIN) continue;
			best = reached;
			kept = tried;
		}
		set(kept);
		if (kept !== value) console.log(`${name}: ${value} → ${kept}: ${best.toFixed(4)}`);
	}
	gain = best - before;
	console.log(`round ${round}: ${best.toFixed(4)}`);
}
console.log(JSON.stringify(weights, null, '\t'));
