import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
	likelihoods,
	numberOf,
	type RoleWeights,
} from '#schema/internships/understanding/sentence/roles/role-weights.ts';
import { ROLES } from '#schema/internships/understanding/sentence/roles/things.ts';
import { WEIGHTS_FILE } from '#server/catalogue/roles/weights-file.ts';
import { type Example, learnedFrom } from './learn.ts';
import { examplesOf, markedIn, trainingSets } from './sentences.ts';

/** How long learning from all sentences may take, in milliseconds: 5 s on a quiet machine. */
const TRAINING = 180_000;

const judged = (weights: RoleWeights, { features }: Example) => {
	const likely = likelihoods(features.map(numberOf), weights);
	return ROLES[likely.indexOf(Math.max(...likely))];
};

describe('a marked sentence', () => {
	const line = 'i was a {~work:nurse} in {~place:Leeds}, now {+work:family} law, no {-work:sales}';

	it('is read without its marks', () => {
		const { text, marks } = markedIn(line);
		expect(text).toBe('i was a nurse in Leeds, now family law, no sales');
		expect(marks.map(({ role, from, to }) => [role, text.slice(from, to)])).toEqual([
			['told', 'nurse'],
			['told', 'Leeds'],
			['wanted', 'family'],
			['not', 'sales'],
		]);
	});

	it('may say what somebody has for the work, which is looked for too', () => {
		const { marks } = markedIn('{+work:banking}, I know {^work:Excel}');
		expect(marks.map(({ role }) => role)).toEqual(['wanted', 'wanted']);
	});

	it('says what each thing in it is, and what stands beside one', () => {
		const roles = examplesOf(markedIn(line)).map(({ role }) => role);
		expect(roles).toEqual(['told', 'told', 'wanted', 'not']);
	});
});

describe('what is learned', () => {
	it('tells apart what has other words around it, and is the same each time', () => {
		const some = ['law', 'retail', 'film'].flatMap((work) =>
			examplesOf(markedIn(`i did {~work:${work}} for years and want {+work:design} please`)),
		);
		const weights = learnedFrom(some);
		expect(weights).toEqual(learnedFrom(some));
		const others = examplesOf(
			markedIn('i did {~work:sales} for years and want {+work:art} please'),
		);
		expect(others.map((one) => judged(weights, one))).toEqual(['told', 'wanted']);
	});

	it('is what the server reads: "npm run train:roles" was run after the last change', {
		timeout: TRAINING,
	}, () => {
		const weights = learnedFrom(Object.values(trainingSets()).flat());
		expect(Buffer.from(weights).equals(readFileSync(WEIGHTS_FILE))).toBe(true);
		expect(weights.length).toBeLessThan(300_000);
	});

	it('is right for most of what a writer wrote who was left out', { timeout: TRAINING }, () => {
		const { 's3.txt': third = [], 's8.txt': eighth = [], ...others } = trainingSets();
		const weights = learnedFrom(Object.values(others).flat());
		for (const own of [third, eighth]) {
			const right = own.filter((one) => judged(weights, one) === one.role).length;
			expect(right / own.length).toBeGreaterThan(0.84);
		}
	});
});
