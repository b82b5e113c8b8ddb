import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { type CardInternship, InternshipCard } from './internship-card.tsx';

const internship: CardInternship = {
	title: 'Data Analyst Intern',
	company: 'Tidewell Systems',
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

const html = (props: Props = {}) =>
	renderToStaticMarkup(
		createElement(
			MemoryRouter,
			null,
			createElement(InternshipCard, { internship, to: '/x', today: '2026-11-22', ...props }),
		),
	);

it('says when it closes, what the employer says of permission, and when one hears', () => {
	for (const text of ['Closes in 5 days', 'Student visa is fine', 'Answers within 10 days'])
		expect(html()).toContain(text);
	expect(html()).toContain('#data-ai"');
});

it('says how it fits instead of what the employer says', () => {
	const card = html({ fit: { fit: 'half', words: 'Fits from 14 June' } });
	expect(card).toContain('Fits from 14 June');
	expect(card).toContain('#fit-half"');
	expect(card).not.toContain('Student visa is fine');
});

it('says that one has applied instead of when it closes', () => {
	const card = html({
		applied: { on: 'You applied on 12 November', answer: 'You hear by 27 November' },
	});
	expect(card).toContain('You applied on 12 November');
	expect(card).toContain('You hear by 27 November');
	expect(card).not.toMatch(/Closes|Answers within/);
});

it('has a place for the button that saves it', () => {
	const save = createElement('button', { type: 'button' }, 'Save');
	expect(html({ save })).toContain('<button type="button">Save</button>');
});
