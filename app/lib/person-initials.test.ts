import { expect, it } from 'vitest';
import { personInitials } from './person-initials.ts';

it.each([
	['Callum Baird-Rennie', 'CB'],
	['Minh Anh Truong', 'MT'],
	['  Élodie  ', 'É'],
	['', ''],
])('makes initials of %j', (name, initials) => {
	expect(personInitials(name)).toBe(initials);
});
