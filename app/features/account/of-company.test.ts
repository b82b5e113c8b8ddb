import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { AccountData } from './api.ts';
import { OfCompany } from './of-company.tsx';

const html = (member: NonNullable<AccountData['member']> | undefined) =>
	renderToStaticMarkup(createElement(MemoryRouter, null, createElement(OfCompany, { member })));

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

test('both are said where it is not known', () => {
	expect(html(undefined)).toContain('If you have colleagues in your company');
});
