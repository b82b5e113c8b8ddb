import { expect, it } from 'vitest';
import { hoursInWords } from './hours-scale.tsx';

it('compares the hours with the limit in term', () => {
	expect(hoursInWords({ hours: 35 })).toBe(
		'35 a week, 15 above the 20 that a Student visa allows in term',
	);
	expect(hoursInWords({ hours: 20 })).toBe(
		'20 a week, within the 20 that a Student visa allows in term',
	);
	expect(hoursInWords({ hours: 24, least_hours: 16 })).toBe(
		'16 to 24 a week, up to 4 above the 20 that a Student visa allows in term',
	);
});
