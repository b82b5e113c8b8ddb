import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Internship } from '#schema/internships/internship.ts';
import { PermissionPanel } from './permission-panel.tsx';

/** In the summer, and for more hours than a Student visa allows in term. */
const internship = {
	starts_on: '2027-06-21',
	starts: '21 June 2027',
	hours: 35,
	weeks: 12,
	country: 'United Kingdom',
	part_of_course: false,
	remote: 'on-site',
	sponsorship: 'student-visa-ok',
} as Internship;

const panel = (isPreview: boolean) =>
	renderToStaticMarkup(
		createElement(
			MemoryRouter,
			null,
			createElement(PermissionPanel, { internship, today: '2026-11-26', isPreview }),
		),
	);

it('asks students for their term dates, and not the employer who looks at the preview', () => {
	expect(panel(false)).toContain('Add your term dates');
	expect(panel(true)).toContain('Student visa, taught master');
	expect(panel(true)).not.toContain('Add your term dates');
});
