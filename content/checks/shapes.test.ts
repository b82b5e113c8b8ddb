import { expect, it } from 'vitest';
import { amountText, otherwisePaid, payText, statedPay } from '#content/pay.ts';
import type { AnyListing } from '#content/types.ts';
import {
	cities,
	type EntryInFile,
	faults,
	international,
	listings,
	london,
	offers,
	placement,
	remote,
} from './every-entry.ts';

const outside = (low: number, text: string, high: number) =>
	(text.length < low || text.length > high) && `${text.length} characters: ${text}`;

it('describes each listing in a sentence or two', () => {
	expect(faults(listings, ({ description }) => outside(130, description, 190))).toEqual([]);
	expect(faults(offers, ({ shortDescription }) => outside(130, shortDescription, 190))).toEqual([]);
});

it('asks for three things, in a line each', () => {
	const wrong = faults(listings, ({ requirements }) => {
		if (requirements.length !== 3) return `${requirements.length} requirements`;
		const odd = requirements.find((line) => outside(15, line, 56) || line.endsWith('.'));
		return odd && `requirement “${odd}”`;
	});
	expect(wrong).toEqual([]);
});

it('adds two or three benefits to the stipend, which is said once', () => {
	const wrong = faults(listings, ({ benefits }) => {
		if (benefits.length < 2 || benefits.length > 3) return `${benefits.length} benefits`;
		const odd = benefits.find(
			(line) => outside(14, line, 46) || /[.]$|stipend|£\d[\d,]*\/(month|week)/i.test(line),
		);
		return odd && `benefit “${odd}”`;
	});
	expect(wrong).toEqual([]);
});

it('tells of a day in a few sentences, and of team and steps in a line each', () => {
	const told = listings.filter(({ entry }) => entry.typicalDay);
	expect(told.length).toBeGreaterThanOrEqual(5);
	const wrong = faults(told, ({ typicalDay = '', team = '', supervisor = '', selection = [] }) => {
		const lines = [team, supervisor, ...selection];
		const odd = lines.find((line) => outside(10, line, 70) || line.endsWith('.'));
		return outside(120, typicalDay, 300) || (odd !== undefined && `line “${odd}”`);
	});
	expect(wrong).toEqual([]);
});

it('names a district and a city', () => {
	const onSite: EntryInFile<AnyListing>[] = [...london, ...cities, ...placement, ...international];
	expect(
		faults(onSite, ({ location }) => !/^\p{Lu}.+, (near )?\p{Lu}/u.test(location) && location),
	).toEqual([]);
	expect(faults(london, ({ location }) => !location.endsWith(', London') && location)).toEqual([]);
});

it('says where remote work may be done from, and in which hours', () => {
	expect(faults(remote, ({ location }) => !/^Remote, \p{Lu}/u.test(location) && location)).toEqual(
		[],
	);
	const zone = /^UTC[+−]\d{1,2} to UTC[+−]\d{1,2}$/;
	expect(faults(remote, ({ timezone }) => !zone.test(timezone) && timezone)).toEqual([]);
});

it('says whom a placement is for', () => {
	const wrong = faults(placement, ({ university }) => {
		return !/(students|module)/.test(university) && university;
	});
	expect(wrong).toEqual([]);
});

it('names the country abroad once, and sends readers to its official page on visas', () => {
	const domain = /^[a-z\d-]+(\.[a-z-]+)+$/;
	const wrong = faults(international, ({ visa, visaSite }) => {
		if (outside(40, visa, 160)) return visa;
		return !domain.test(visaSite) && visaSite;
	});
	expect(wrong).toEqual([]);
});

it('writes an amount the way the site does', () => {
	expect(payText({ amount: 1500, per: 'month', hours: 26 })).toBe('£1,500/month');
	expect(payText({ amount: 14000, per: 'month', hours: 40, currency: 'ZAR' })).toBe(
		'R14,000/month',
	);
	expect([1234567, 12.71, 12.5, 1234.5, 13].map((amount) => amountText(amount))).toEqual([
		'£1,234,567',
		'£12.71',
		'£12.50',
		'£1,234.50',
		'£13',
	]);
});

it('says pay by the hour as it is, and what it comes to in a month', () => {
	const hourly = {
		pay_amount: 12.71,
		pay_per: 'hour',
		pay_currency: 'GBP',
		hourly_pay: 12.71,
		hours: 20,
	} as const;
	expect(statedPay(hourly)).toBe('£12.71 an hour');
	expect(otherwisePaid(hourly)).toBe('about £1,102 a month');
	const monthly = { ...hourly, pay_amount: 1500, pay_per: 'month', hourly_pay: 17.307 } as const;
	expect([statedPay(monthly), otherwisePaid(monthly)]).toEqual([
		'£1,500 a month',
		'£17.31 an hour',
	]);
	const francs = { ...monthly, pay_currency: 'CHF', hourly_pay: null };
	expect([statedPay(francs), otherwisePaid(francs)]).toEqual(['CHF 1,500 a month', undefined]);
});
