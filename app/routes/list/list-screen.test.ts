import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import type { SharedList } from '#schema/students/shared-list.ts';
import { ListScreen } from './list-screen.tsx';

const internship = {
	slug: 'crop-data-intern',
	title: 'Crop Data Intern',
	company: 'Barley Row Analytics',
	location: 'Remote, Worldwide',
	hours: 20,
	pay_amount: 1400,
	pay_per: 'month',
	pay_currency: 'GBP',
	hourly_pay: 16.15,
	deadline: '2026-12-13',
	status: 'open',
} as InternshipSummary;

const list: SharedList = {
	title: 'For <b>year two</b>',
	line: 'See https://uni.example/careers',
	name: null,
	items: [internship],
	gone: 0,
};

function html(change: Partial<SharedList> = {}): string {
	const page = { token: 'abc', list: { ...list, ...change }, today: '2026-11-23' };
	return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(ListScreen, page)));
}
const withStatus = (change: Partial<InternshipSummary>) =>
	html({ items: [{ ...internship, ...change }] });

test('a row says what it pays for an hour, and until when one can apply, with its address for paper', () => {
	for (const text of [
		'>Crop Data Intern</a>',
		'>Barley Row Analytics</td>',
		'>Remote, Worldwide</td>',
		'£16.15 an hour',
		'>13 December</td>',
		'/internships/crop-data-intern</span>',
		'1 internship. As it stands on 23 November 2026.',
	])
		expect(html()).toContain(text);
});

test.each([
	[{ status: 'closed' }, 'Closed'],
	[{ status: 'paused' }, 'Paused'],
	[{ deadline: null }, 'No closing date'],
	[{ deadline: '2027-12-13' }, '13 December 2027'],
] as const)('%j is %s', (change, words) => {
	expect(withStatus(change)).toMatch(new RegExp(`<td[^>]*>${words}</td>`));
});

test.each([
	[{ pay_per: 'hour', pay_amount: 12.71, hourly_pay: 12.71 }, '£12.71 an hour'],
	[{ pay_currency: 'EUR', hourly_pay: null }, '€1,400 a month'],
	[{ least_hours: 10 }, 'from £16.15 an hour'],
] as const)('%j pays %s', (change, words) => {
	expect(withStatus(change)).toContain(`>${words}</td>`);
});

test('what its maker wrote is text, and of them it shows the name alone', () => {
	const said = html({ name: 'Mrs Okafor' });
	expect(said).toContain('For &lt;b&gt;year two&lt;/b&gt;');
	expect(said).not.toMatch(/href="https?:\/\/uni\.example/);
	expect(said).toContain('Shared by Mrs Okafor');
	expect(said).toContain('we have not checked it');
	expect(html()).not.toMatch(/Shared by|not checked/);
});

test('what is no longer on the site is counted, and an empty list has a way on', () => {
	expect(html({ gone: 1 })).toContain('1 internship; one more is no longer on the site.');
	expect(html({ gone: 2 })).toContain('1 internship; 2 more are no longer on the site.');
	const empty = html({ items: [], gone: 12 });
	expect(empty).toContain('None of its internships is on the site any more.');
	expect(empty).not.toContain('<table');
	expect(empty).toContain('href="/internships"');
});
