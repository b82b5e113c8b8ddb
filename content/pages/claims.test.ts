import { describe, expect, it } from 'vitest';
import { cities, london, offers, placement, remote } from '#content/checks/every-entry.ts';
import { prose } from '#content/checks/every-text.ts';
import { regions } from '#content/international.ts';
import { payText } from '#content/pay.ts';
import { site, webAddress } from '#content/site.ts';
import type { Claim } from '#content/types.ts';
import { citySummaries } from '#content/uk-cities/summaries.ts';
import { claims } from './claims.ts';
import { contactFaqs } from './contact-faqs.ts';
import { faqCategories, quickAnswers } from './faqs.ts';

/** Section 9 of the specification, page by page. */
const claimed: [page: keyof typeof claims, figure: string, label: RegExp][] = [
	['home', '2,500+', /students placed/i],
	['home', '500+', /partner companies/i],
	['home', '15', /countries/i],
	['home', '98%', /success rate/i],
	['london', '500+', /partner companies/i],
	['london', '2,000+', /students placed/i],
	['london', '4.8/5', /average rating/i],
	['londonPrograms', '50+', /opportunities/i],
	['about', '500+', /partner companies/i],
	['about', '2,500+', /internship positions/i],
	['about', '25', /industries|countries/i],
	['about', '98%', /satisfaction/i],
	['about', '7,500+', /placed/i],
	['about', '150+', /universities/i],
	['about', '95%', /placement rate/i],
	['stories', '94%', /job offers/i],
	['stories', '87%', /career advancement/i],
	['stories', '92%', /skills/i],
	['stories', '96%', /recommend/i],
	['ukCities', '300+', /regional companies/i],
	['remote', '150+', /remote-first companies/i],
	['remote', '50+', /countries/i],
	['remote', '95%', /satisfaction/i],
	['placement', '200+', /partner companies/i],
	['placement', '50+', /university partners/i],
	['placement', '95%', /graduate employment/i],
	['graduateAdvantage', '85%', /graduate job offers from host companies/i],
	['international', '35+', /countries/i],
	['international', '500+', /global companies/i],
	['international', 'Visa support', /provided/i],
];

describe('claims', () => {
	it.each(claimed)('%s says %s once: %s', (page, figure, label) => {
		const made: Claim[] = claims[page];
		expect(made.filter((one) => one.figure === figure && label.test(one.label))).toHaveLength(1);
	});

	it('are written once where several pages make them', () => {
		const all: Claim[] = Object.values(claims).flat();
		const again = all.filter((one, i) =>
			all.slice(0, i).some((before) => {
				const same = before.figure === one.figure && before.label === one.label;
				return same && before !== one;
			}),
		);
		expect(again).toEqual([]);
	});

	it('stand in no other text', () => {
		const counted = ['pages/claims.ts', 'uk-cities/summaries.ts', 'international.ts'];
		const figure = /\b\d{2,}[\d,]*\+|\b[89]\d%/;
		const elsewhere = prose.filter(
			({ file, text }) => !counted.includes(file) && figure.test(text),
		);
		expect(elsewhere.map(({ text }) => text)).toEqual([
			expect.stringContaining('£18,000-35,000+ annually'),
		]);
	});

	it('of cities and regions are the counts on their cards', () => {
		const cities = citySummaries.map(({ name, count }) => `${name} ${count}`);
		expect(cities.join(', ')).toBe(
			'Manchester 45+, Birmingham 38+, Edinburgh 32+, Bristol 28+, Leeds 25+, Liverpool 22+',
		);
		expect(regions.map(({ name, count }) => `${name} ${count}`).join(', ')).toBe(
			'Europe 25+, North America 20+, Asia-Pacific 18+, Middle East 8+, Africa 6+',
		);
	});
});

describe('what the questions answer', () => {
	const answers = faqCategories.flatMap(({ questions }) => questions.map(({ answer }) => answer));

	it.each([
		'Programs last 8-52 weeks',
		'at or above national minimum wage',
		'Applicants must be from second year onward or within 2 years of graduation',
		'pay is £18,000-35,000+ annually',
		'An application takes 2-4 weeks',
		'Apply 3-6 months ahead',
		'5-10 targeted applications are recommended',
		'within 24 hours',
	])('says once that %s', (claim) => {
		expect(answers.filter((answer) => answer.includes(claim))).toHaveLength(1);
	});

	it('gives the range that the listings really pay', () => {
		const amounts = (entries: { entry: { pay: { amount: number } } }[]) =>
			entries.map(({ entry }) => entry.pay.amount);
		const pounds = (amount: number) =>
			payText({ amount, per: 'week', hours: 1 }).replace('/week', '');
		const monthly = amounts([...london, ...cities, ...remote, ...offers]);
		const weekly = amounts(placement);
		const range = (all: number[], per: string) =>
			`${pounds(Math.min(...all))} to ${pounds(Math.max(...all))} a ${per}`;
		const said = answers.join(' ');
		expect(said).toContain(range(monthly, 'month'));
		expect(said).toContain(range(weekly, 'week'));
	});

	it('gives the hours of the specification', () => {
		expect(site.supportHours).toBe('Monday-Friday 9:00 AM-6:00 PM GMT');
		expect(site.chatHours).toBe('9AM-6PM GMT');
		expect(quickAnswers.map(({ answer }) => answer).join(' ')).toContain('2-4 hours');
		expect(contactFaqs[0]?.answer).toMatch(/^Within 24 hours on working days\./);
	});
});

it('uses addresses reserved for fiction as long as the content is a sample', () => {
	const fictional = [
		...[site.email, webAddress].map((one) => one.endsWith('.example')),
		...[site.phone, site.whatsapp].map((number) => /^020 7946 0\d{3}$/.test(number)),
	];
	expect(fictional).toEqual(Array(4).fill(site.sampleContent));
	expect(site.phoneLink).toBe(`tel:+44${site.phone.replaceAll(' ', '').slice(1)}`);
});
