import { featuresOf } from './features.ts';

/** A sentence with what it deserves, by somebody who had seen no rule. */
export type Judged = {
	label: 'refuse' | 'ask' | 'mark' | 'fine';
	kind: string;
	place: 'listing' | 'message';
	sentence: string;
};

/** What is never right, in groups whose sentences have words in common, by the kinds that people name. */
const GROUPS = {
	fee: ['fee'],
	contact: ['contact'],
	age: ['age'],
	sex: ['sex'],
	origin: ['race', 'nationality', 'language'],
	belief: ['religion', 'union'],
	health: ['disability', 'looks'],
	family: ['pregnancy', 'orientation'],
	pay: ['unpaid', 'below', 'hours'],
	papers: ['documents', 'bank', 'money'],
	lie: ['lie'],
} as const;
export type Group = keyof typeof GROUPS;
export const groupNames = Object.keys(GROUPS) as Group[];

/** How much a sentence with each label counts. What is asked about is rather right, and what is marked is neither. */
const WEIGHTS = { refuse: 1, fine: 1, ask: 0.25, mark: 0 } as const;
/** Ordinary sentences, none of them near to what is never right: those of internships are many, those of messages few. */
const CATALOGUE = 'catalogue';
const OF_CATALOGUE = { listing: 0.5, message: 6 };
/** So often each feature is taken to have been counted, so that what was not met is not impossible. */
const ALWAYS = 0.3;
/** How much the features of all groups count for each group, beside its own. */
const SHARED = 1;

/** Numbers of this many bits stand for features; of those that were never met about one in eighty has the number of another. */
const BITS = 22;
/** Weights are whole numbers of these parts. */
const PARTS = 16;

/** What a sentence is judged by. Features that were counted alike have one row of weights. */
export type Weights = {
	/** By the number of a feature, its row. */
	rowOf: Map<number, number>;
	/**
	 * For each row and group by how much likelier such a feature is in the group than in what is right: the logarithm, in parts.
	 * The row before them says the same of the groups.
	 */
	rows: Int8Array;
};

/** FNV-1a. */
function numberOf(feature: string): number {
	let hash = 0x811c9dc5;
	for (let place = 0; place < feature.length; place += 1)
		hash = Math.imul(hash ^ feature.charCodeAt(place), 0x01000193);
	return hash >>> (32 - BITS);
}

/** For each feature how often it is in what is right, in what is never right, and in each group of that. */
function countFeatures(judged: readonly Judged[]): Map<number, number[]> {
	const counted = new Map<number, number[]>();
	for (const { label, kind, place, sentence } of judged) {
		const weight = kind === CATALOGUE ? OF_CATALOGUE[place] : WEIGHTS[label];
		if (weight === 0) continue;
		for (const feature of featuresOf(sentence)) {
			const number = numberOf(feature);
			const row = counted.get(number) ?? new Array<number>(2 + groupNames.length).fill(0);
			counted.set(number, row);
			for (const column of columnsOf(label, kind)) row[column] = (row[column] ?? 0) + weight;
		}
	}
	return counted;
}

function columnsOf(label: Judged['label'], kind: string): number[] {
	if (label !== 'refuse') return [0];
	const group = groupOf(kind);
	return group === -1 ? [1] : [1, 2 + group];
}

const groupOf = (kind: string) =>
	groupNames.findIndex((name) => (GROUPS[name] as readonly string[]).includes(kind));

/** Weights by counting: naive Bayes, in which what is never right is a mixture of groups. The same sentences give the same ones. */
export function trainedOn(judged: readonly Judged[]): Weights {
	const counted = countFeatures(judged);
	const sums = new Array<number>(2 + groupNames.length).fill(0);
	for (const row of counted.values())
		for (const [column, count] of row.entries()) sums[column] = (sums[column] ?? 0) + count;
	const [rights = 0, wrongs = 0, ...groups] = sums;
	const always = ALWAYS * counted.size;
	const refused = judged.filter(({ label }) => label === 'refuse');
	const priors = groupNames.map((_, group) => {
		const count = refused.filter(({ kind }) => groupOf(kind) === group).length;
		return Math.log(Math.max(count, 0.01) / Math.max(refused.length, 1));
	});
	const rows = [priors.map(inParts)];
	const rowOf = new Map<number, number>();
	const places = new Map<string, number>();
	for (const [number, row] of counted) {
		const key = row.join();
		let place = places.get(key);
		if (place === undefined) {
			const [right = 0, wrong = 0, ...own] = row;
			const shared = (wrong + ALWAYS) / (wrongs + always);
			const usual = (right + ALWAYS) / (rights + always);
			place = rows.length;
			places.set(key, place);
			rows.push(
				own.map((count, group) => {
					const likely = (count / Math.max(groups[group] ?? 0, 1) + SHARED * shared) / (1 + SHARED);
					return inParts(Math.log(likely / usual));
				}),
			);
		}
		rowOf.set(number, place);
	}
	return { rowOf, rows: Int8Array.from(rows.flat()) };
}

const inParts = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight * PARTS)));

/**
 * How surely a sentence is never right, and of which group it is then: the logarithm of by how much that is likelier than that it
 * is right. A short sentence of words that are everywhere says little.
 */
export function scoreOf(
	{ rowOf, rows }: Weights,
	sentence: string,
): { score: number; group: Group } {
	const width = groupNames.length;
	const sums = Array.from(rows.subarray(0, width), (prior) => prior / PARTS);
	for (const feature of featuresOf(sentence)) {
		const row = rowOf.get(numberOf(feature));
		if (row === undefined) continue;
		for (let group = 0; group < width; group += 1)
			sums[group] = (sums[group] ?? 0) + (rows[row * width + group] ?? 0) / PARTS;
	}
	const most = Math.max(...sums);
	const all = most + Math.log(sums.reduce((sum, one) => sum + Math.exp(one - most), 0));
	return { score: all, group: groupNames[sums.indexOf(most)] ?? 'fee' };
}
