import {
	likelihoods,
	numberOf,
	PARTS,
	type RoleWeights,
	WEIGHTS,
} from '#schema/internships/understanding/sentence/roles/role-weights.ts';
import { ROLES, type Role } from '#schema/internships/understanding/sentence/roles/things.ts';
import { shuffledRounds } from '#server/words/shuffled-rounds.ts';

/** What a thing has, and which role it has in its sentence. */
export type Example = { features: readonly string[]; role: Role };

/** Features that fewer examples have say nothing. */
const FEWEST = 2;
const ROUNDS = 10;
/** It is learned so many times, in other orders, and averaged: one sentence more or fewer changes little. */
const TIMES = 3;
/** How far a first step goes; a feature that many have takes smaller and smaller ones. */
const STEP = 0.3;
/** How much each weight is drawn to nothing, so that a rare feature says little. */
const DECAY = 1e-3;

/**
 * How much each feature speaks for each role: logistic regression by stochastic gradient descent with the steps of AdaGrad. The
 * same examples give the same weights.
 */
export function learnedFrom(examples: readonly Example[]): RoleWeights {
	const counts = new Map<string, number>();
	for (const { features } of examples)
		for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
	const isMet = (feature: string) => (counts.get(feature) ?? 0) >= FEWEST;
	const rows = examples.map(({ features }) => features.filter(isMet).map(numberOf));
	const weights = new Float64Array(WEIGHTS);
	const sums = new Float64Array(WEIGHTS);
	const squares = new Float64Array(WEIGHTS);
	let round = 0;
	for (const order of shuffledRounds(examples.length, ROUNDS * TIMES)) {
		if (round++ % ROUNDS === 0) {
			weights.fill(0);
			squares.fill(1e-3);
		}
		for (const place of order) {
			const row = rows[place] ?? [];
			const size = examples[place]?.features.length ?? 1;
			const scale = 1 / Math.sqrt(size);
			for (const [role, likely] of likelihoods(row, weights, 1, size).entries()) {
				const error = (likely - Number(ROLES[role] === examples[place]?.role)) * scale;
				for (const number of row) {
					const at = number * ROLES.length + role;
					const slope = error + DECAY * (weights[at] ?? 0);
					squares[at] = (squares[at] ?? 0) + slope * slope;
					weights[at] = (weights[at] ?? 0) - (STEP * slope) / Math.sqrt(squares[at] ?? 1);
				}
			}
		}
		for (let at = 0; at < WEIGHTS; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
	}
	return Int8Array.from(sums, (sum) =>
		Math.max(-127, Math.min(127, Math.round((sum / (ROUNDS * TIMES)) * PARTS))),
	);
}
