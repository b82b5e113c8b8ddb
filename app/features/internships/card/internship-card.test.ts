import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { type CardInternship, InternshipCard } from './internship-card.tsx';

const internship: CardInternship = {
	title: 'Data Analyst Intern',
	company: 'Tidewell Systems',
	city: 'Leeds',
	sector: 'Data & AI',
	location: 'Leeds Dock, Leeds',
	remote: 'hybrid',
	weeks: 12,
	hours: 35,
	pay_amount: 2000,
	pay_per: 'month',
	pay_currency: 'GBP',
	hourly_pay: 13.19,
	starts_on: null,
	starts: 'June or July',
	country: 'United Kingdom',
	part_of_course: false,
	deadline: '2026-11-27',
	spots: null,
	sponsorship: 'student-visa-ok',
	answer_days: 10,
};

type Props = Partial<Parameters<typeof InternshipCard>[0]>;

const cardOf = (props: Props = {}) =>
	createElement(InternshipCard, { internship, to: '/x', today: '2026-11-22', ...props });

const html = (props: Props = {}) =>
	renderToStaticMarkup(createElement(MemoryRouter, null, cardOf(props)));

it('says when it closes, what the employer says of permission, and by when an answer comes', () => {
	for (const text of ['Closes in 5 days', 'Student visa: in vacations', 'Answers within 10 days'])
		expect(html()).toContain(text);
	expect(html()).toContain('#data-ai"');
});

it('says what a Student visa allows in a note of its own, which the fit of the reader replaces', () => {
	expect(html()).toMatch(/<li class="terms [^"]*">.*?<\/svg>Student visa: in vacations<\/li>/);
	expect(html({ internship: { ...internship, sponsorship: 'can-sponsor' } })).toContain(
		'Can sponsor a visa',
	);
});

it('says nothing of permission for work abroad', () => {
	const card = html({ internship: { ...internship, country: 'Germany', sponsorship: null } });
	expect(card).not.toMatch(/visa|permit/i);
});

it('has a button that saves it, named after it', () => {
	const name = 'Data Analyst Intern, Tidewell Systems, Leeds';
	expect(html()).toMatch(new RegExp(`<button[^>]* aria-pressed="false" aria-label="Save ${name}"`));
});

it('says that it has closed, whatever its deadline', () => {
	const card = html({ internship: { ...internship, deadline: null, status: 'closed' } });
	expect(card).toContain('Closed');
	expect(card).not.toContain('No closing date');
});

it.each(['paused', 'closed'] as const)(
	'says nothing of permission and answers when %s',
	(status) => {
		const card = html({ internship: { ...internship, status, spots: 2 } });
		for (const text of ['Student visa', 'Answers within', '2 places left', 'Closes in']) {
			expect(html({ internship: { ...internship, spots: 2 } })).toContain(text);
			expect(card).not.toContain(text);
		}
	},
);

it('says beside the place whether one may work from home, but not that one works on site', () => {
	expect(html()).toMatch(/Leeds Dock, Leeds\s· Hybrid/);
	expect(html({ internship: { ...internship, remote: 'on-site' } })).not.toContain('On site');
});

it('has no line that begins with the point between company, place and workplace', () => {
	expect(html()).toContain('Tidewell Systems\u00a0· Leeds Dock, Leeds\u00a0· Hybrid');
});
