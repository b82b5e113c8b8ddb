import { expect, it } from 'vitest';
import { summariseSkills } from './candidate-card.tsx';

it.each([
	[['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c'], '+2 more'],
	[['a', 'b', 'c', 'd'], ['a', 'b', 'c'], '+1 more'],
	[['a', 'b', 'c'], ['a', 'b', 'c'], null],
	[['a'], ['a'], null],
	[[], [], null],
])('shortens the skills %j to %j and %j', (skills, first, more) => {
	expect(summariseSkills(skills)).toEqual({ first, more });
});
