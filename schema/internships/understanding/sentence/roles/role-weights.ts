import { featureNumber } from '#schema/feature-number.ts';
import { ROLES } from './things.ts';

/** Features are told apart by a number of so many bits. */
const BITS = 16;
/** Weights are whole numbers of these parts. */
export const PARTS = 16;

/** For each number and role, how much such a feature speaks for the role, in parts. */
export type RoleWeights = Int8Array;
export const WEIGHTS = (1 << BITS) * ROLES.length;

export const numberOf = (feature: string): number => featureNumber(feature, BITS);

/**
 * How likely each role is, by all features together: logistic regression.
 * @param size how many features there are, with those that say nothing
 */
export function likelihoods(
	numbers: readonly number[],
	weights: Int8Array | Float64Array,
	parts = PARTS,
	size = numbers.length,
): number[] {
	const scale = 1 / parts / Math.sqrt(size);
	const sums = ROLES.map((_, role) => {
		let sum = 0;
		for (const number of numbers) sum += weights[number * ROLES.length + role] ?? 0;
		return Math.exp(sum * scale);
	});
	const all = sums.reduce((sum, one) => sum + one, 0);
	return sums.map((one) => one / all);
}
