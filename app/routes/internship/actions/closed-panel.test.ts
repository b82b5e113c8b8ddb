import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Internship } from '#schema/internships/internship.ts';
import { ClosedPanel } from './closed-panel.tsx';

const internship = {
	slug: 'loom-intern',
	title: 'Loom Intern',
	status: 'paused',
	paused_by: 'employer',
	deadline: '2026-12-01',
	closed_at: null,
} as Internship;

const html = (changed: Partial<Internship>) => {
	const props = { internship: { ...internship, ...changed }, applied: undefined, isAwaited: false };
	const element = createElement(ClosedPanel, props);
	return renderToStaticMarkup(
		createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }),
	);
};

it.each<[Partial<Internship>, string]>([
	[{}, 'Its employer takes no applications for now.'],
	[{ paused_by: 'limit' }, 'It has as many applications as its employer can answer'],
	[{ status: 'closed', paused_by: null }, 'Applications ended on 1 December 2026.'],
	[{ status: 'closed', paused_by: null, deadline: null }, 'It takes no more applications.'],
])('says why nobody can apply: %o', (changed, words) => {
	expect(html(changed)).toContain(words);
});

it('does not say that the employer paused what staff have paused', () => {
	expect(html({ paused_by: 'staff' })).toContain('It takes no applications for now.');
	expect(html({ paused_by: 'staff' })).not.toContain('employer');
});
