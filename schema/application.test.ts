import { expect, it } from 'vitest';
import { KINDS } from '#schema/internship.ts';
import { PROGRAM_TYPES, programTypeOf } from './application.ts';

it('every internship can be applied to as one of the program types', () => {
	for (const kind of KINDS) expect(PROGRAM_TYPES).toContain(programTypeOf(kind, null));
	expect(programTypeOf('program', 'London')).toBe('london');
	expect(programTypeOf('program', 'Leeds')).toBe('uk-cities');
	expect(programTypeOf('remote', null)).toBe('remote');
});
