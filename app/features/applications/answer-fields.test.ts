import { expect, it } from 'vitest';
import { availabilityHint } from './answer-fields.tsx';

it('asks for the days of the work where they are fixed, else for the student’s own', () => {
	expect(availabilityHint({ starts_on: '2027-03-30', weeks: 12 })).toMatch(
		/^Can you work from 30 March 2027, for all 12 weeks\? /,
	);
	expect(availabilityHint()).toMatch(/^When could you start, and for how many weeks\? /);
});
