import { expect, it } from 'vitest';
import { bylineOf, titleOf } from './naming.ts';

const general = { internship: null, program_name: ' ', program_type: 'remote' } as const;

it('names an application by its internship, what was typed, or its type', () => {
	const internship = {
		slug: 'loom-intern',
		title: 'Loom Intern',
		company: 'Tidewell',
		location: 'Leeds',
		sector: 'Technology',
	} as const;
	expect(titleOf({ ...general, internship })).toBe('Loom Intern');
	expect(bylineOf({ ...general, internship })).toBe('Tidewell · Leeds');
	const typed = { ...general, program_name: 'Data Desk' };
	expect(titleOf(typed)).toBe('Data Desk');
	expect(bylineOf(typed)).toBe('Remote Program');
	expect(titleOf(general)).toBe('Remote Program');
	expect(bylineOf(general)).toBe('General application');
});
