import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { AccountData } from './api.ts';
import { OfCompany } from './of-company.tsx';

const html = (member: NonNullable<AccountData['member']> | undefined, keys = 0) =>
	renderToStaticMarkup(
		createElement(MemoryRouter, null, createElement(OfCompany, { member, keys })),
	);

test('who is alone reads that the company goes too', () => {
	expect(html({ role: 'owner', colleagues: 0 })).toContain('You are the only person');
});

test('an owner with colleagues reads how the company is deleted as well, a recruiter that it goes on', () => {
	const owner = html({ role: 'owner', colleagues: 2 });
	expect(owner).toContain('your 2 colleagues');
	expect(owner).toContain('href="/employer-dashboard/colleagues"');
	const recruiter = html({ role: 'recruiter', colleagues: 1 });
	expect(recruiter).toContain('your colleague');
	expect(recruiter).not.toContain('href');
});

test('an owner reads which keys end, while the company goes on', () => {
	const owner = { role: 'owner', colleagues: 1 } as const;
	expect(html(owner)).not.toContain('for programs');
	expect(html(owner, 1)).toContain('The key for programs that you have made ends');
	expect(html(owner, 3)).toContain('The 3 keys for programs that you have made end');
});

test('both are said where it is not known', () => {
	expect(html(undefined)).toContain('If you have colleagues in your company');
});
