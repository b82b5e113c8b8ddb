import { shuffledRounds } from './shuffled-rounds.ts';

/** The features of a sentence that is learned from, whether it is never right, and how much it counts. */
export type Example = { features: readonly string[]; isWrong: boolean; weight: number };

/** Features that fewer sentences have say nothing. */
export const FEWEST = 2;
const ROUNDS = 20;
/** How far a first step goes; a feature that many have takes smaller and smaller ones. */
const STEP = 0.3;
/** How much each weight is drawn to nothing, so that a rare feature says little. */
const DECAY = 1e-5;

/**
 * What each feature adds to how surely a sentence is never right: logistic regression by stochastic gradient descent with the
 * steps of AdaGrad. Counting takes features for independent of each other; here those that stand together share what they say.
 * The sum over a sentence is divided by the root of how many features it has. The same examples give the same weights.
 */
export function correctionsFrom(examples: readonly Example[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { features } of examples)
		for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
	const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= FEWEST);
	const places = new Map(names.map((name, place) => [name, place]));
	const rows = examples.map(({ features }) => features.flatMap((name) => places.get(name) ?? []));
	const weights = new Float64Array(names.length);
	const squares = new Float64Array(names.length).fill(1e-6);
	for (const order of shuffledRounds(examples.length, ROUNDS)) {
		for (const place of order) {
			const { isWrong, weight } = examples[place] as Example;
			const row = rows[place] ?? [];
			const scale = 1 / Math.sqrt(Math.max(row.length, 1));
			let sum = 0;
			for (const feature of row) sum += (weights[feature] ?? 0) * scale;
			const error = (1 / (1 + Math.exp(-sum)) - Number(isWrong)) * weight;
			for (const feature of row) {
				const slope = error * scale + DECAY * (weights[feature] ?? 0);
				squares[feature] = (squares[feature] ?? 0) + slope * slope;
				weights[feature] =
					(weights[feature] ?? 0) - (STEP * slope) / Math.sqrt(squares[feature] ?? 1);
			}
		}
	}
	return new Map(names.map((name, place) => [name, weights[place] ?? 0]));
}
