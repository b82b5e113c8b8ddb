import { featureNumber } from '#schema/feature-number.ts';
import { correctionsFrom, type Example, FEWEST } from './corrections.ts';
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
const LEARNED_OF_CATALOGUE = { listing: 0.5, message: 2 };
/** Short ones, which have few words that were counted; a message is held where a listing is only marked. */
const ORDINARY = 'ordinary';
const OF_ORDINARY = { listing: 1, message: 2 };
/** So often each feature is taken to have been counted, so that what was not met is not impossible. */
const ALWAYS = 0.3;
/** How much the features of all groups count for each group, beside its own. */
const SHARED = 1;

/** Numbers of this many bits stand for features; of those that were never met about one in eighty has the number of another. */
const BITS = 22;
/** How much what is learned of features together counts beside what is counted of each. */
const CORRECTION = 4;

/** Weights are whole numbers of these parts; a correction, which is divided by a root, of larger ones. */
const PARTS = 16;
const CORRECTION_PARTS = 4;

/** What a sentence is judged by. Features that were counted alike have one row of weights. */
export type Weights = {
	/** Of features that were counted, in order. */
	numbers: Uint32Array;
	/** Of each of them its row. */
	rowOf: Uint16Array;
	/** What each of them adds besides, in parts. */
	corrections: Int8Array;
	/**
	 * For each row and group by how much likelier such a feature is in the group than in what is right: the logarithm, in parts.
	 * The row before them says the same of the groups.
	 */
	rows: Int8Array;
};

/** FNV-1a. */
const numberOf = (feature: string): number => featureNumber(feature, BITS);

type Read = Judged & { features: readonly string[] };

/** For each feature how often it is in what is right, in what is never right, and in each group of that. */
function countFeatures(judged: readonly Read[]): Map<number, number[]> {
	const counted = new Map<number, number[]>();
	const sentences = new Map<number, number>();
	for (const number of judged.flatMap(({ features }) => features.map(numberOf)))
		sentences.set(number, (sentences.get(number) ?? 0) + 1);
	for (const { label, kind, place, features } of judged) {
		const weight = weightOf(label, kind, place, OF_CATALOGUE);
		if (weight === 0) continue;
		for (const feature of features) {
			const number = numberOf(feature);
			if ((sentences.get(number) ?? 0) < FEWEST) continue;
			const row = counted.get(number) ?? new Array<number>(2 + groupNames.length).fill(0);
			counted.set(number, row);
			for (const column of columnsOf(label, kind)) row[column] = (row[column] ?? 0) + weight;
		}
	}
	return counted;
}

function weightOf(
	label: Judged['label'],
	kind: string,
	place: Judged['place'],
	ofCatalogue: Record<Judged['place'], number>,
): number {
	if (kind === CATALOGUE) return ofCatalogue[place];
	return kind === ORDINARY ? OF_ORDINARY[place] : WEIGHTS[label];
}

function columnsOf(label: Judged['label'], kind: string): number[] {
	if (label !== 'refuse') return [0];
	const group = groupOf(kind);
	return group === -1 ? [1] : [1, 2 + group];
}

const groupOf = (kind: string) =>
	groupNames.findIndex((name) => (GROUPS[name] as readonly string[]).includes(kind));

/** Weights by counting: naive Bayes, in which what is never right is a mixture of groups. The same sentences give the same ones. */
export function trainedOn(sentences: readonly Judged[]): Weights {
	const judged = sentences.map((one) => ({ ...one, features: [...featuresOf(one.sentence)] }));
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
	const rows = [priors.map((prior) => inParts(prior))];
	const rowByNumber = new Map<number, number>();
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
		rowByNumber.set(number, place);
	}
	const numbers = Uint32Array.from(rowByNumber.keys()).sort();
	const corrections = correctionsOf(judged);
	return {
		numbers,
		rowOf: Uint16Array.from(numbers, (number) => rowByNumber.get(number) ?? 0),
		corrections: Int8Array.from(numbers, (number) => corrections.get(number) ?? 0),
		rows: Int8Array.from(rows.flat()),
	};
}

const inParts = (weight: number, parts = PARTS) =>
	Math.max(-127, Math.min(127, Math.round(weight * parts)));

function correctionsOf(judged: readonly Read[]): Map<number, number> {
	const examples = judged.flatMap(({ label, kind, place, features }): Example[] => {
		const weight = weightOf(label, kind, place, LEARNED_OF_CATALOGUE);
		return weight === 0 ? [] : [{ features, isWrong: label === 'refuse', weight }];
	});
	const corrections = new Map<number, number>();
	for (const [feature, weight] of correctionsFrom(examples)) {
		const correction = inParts(CORRECTION * weight, CORRECTION_PARTS);
		if (correction !== 0) corrections.set(numberOf(feature), correction);
	}
	return corrections;
}

/** Where a number stands among numbers in order; -1 where it does not. */
function placeOf(numbers: Uint32Array, number: number): number {
	let from = 0;
	let to = numbers.length;
	while (from < to) {
		const middle = (from + to) >>> 1;
		if ((numbers[middle] ?? 0) < number) from = middle + 1;
		else to = middle;
	}
	return numbers[from] === number ? from : -1;
}

/**
 * How surely a sentence is never right, and of which group it is then: the logarithm of by how much that is likelier than that it
 * is right. A short sentence of words that are everywhere says little.
 */
export function scoreOf(
	{ numbers, rowOf, corrections, rows }: Weights,
	sentence: string,
): { score: number; group: Group } {
	const width = groupNames.length;
	const sums = Array.from(rows.subarray(0, width), (prior) => prior / PARTS);
	let correction = 0;
	let counted = 0;
	for (const feature of featuresOf(sentence)) {
		const place = placeOf(numbers, numberOf(feature));
		if (place === -1) continue;
		const row = rowOf[place] ?? 0;
		counted += 1;
		correction += corrections[place] ?? 0;
		for (let group = 0; group < width; group += 1)
			sums[group] = (sums[group] ?? 0) + (rows[row * width + group] ?? 0) / PARTS;
	}
	const most = Math.max(...sums);
	const all = most + Math.log(sums.reduce((sum, one) => sum + Math.exp(one - most), 0));
	const score = all + correction / CORRECTION_PARTS / Math.sqrt(Math.max(counted, 1));
	return { score, group: groupNames[sums.indexOf(most)] ?? 'fee' };
}
