import { expect, it } from 'vitest';
import type { ListingForPrograms } from '#schema/internships/catalogue-contract.ts';
import { understand } from '#schema/internships/understanding/understand.ts';
import { matchingInternship } from './matching-internship.ts';
import { dictionaryWith } from './read-search.ts';

const listing: Partial<ListingForPrograms> = {
	title: 'Flood Claims Analyst',
	company: 'Perrett & Quill',
	description: 'You check claims.',
	requirements: [],
	city: 'Bristol',
	location: 'Castle Park, Bristol',
	country: 'United Kingdom',
	remote: 'on-site',
	hours: 35,
	weeks: 12,
	pay_amount: 1550,
	pay_per: 'month',
	pay_currency: 'GBP',
	hourly_pay: 10.22,
	deadline: null,
};

it('begins the line of a card a word or two before what was searched for', () => {
	const lineOf = (given: Partial<ListingForPrograms>) =>
		matchingInternship(
			{ ...listing, ...given } as ListingForPrograms,
			{ parts: [] } as unknown as Parameters<typeof matchingInternship>[1],
			['data'],
		).line;
	expect(lineOf({ description: 'You check data of claims.' })).toBe('You check data of claims.');
	expect(lineOf({ description: 'You turn the reports of staff into clean data, daily.' })).toBe(
		'… into clean data, daily.',
	);
	expect(lineOf({ requirements: ['Two years of work with data'] })).toBe(
		'Required: … of work with data',
	);
});

const dictionary = dictionaryWith([]);
const differs = (text: string, change: Partial<ListingForPrograms> = {}) => {
	const understood = understand(text, { dictionary, today: '2026-11-23', chosen: new Set() });
	return matchingInternship({ ...listing, ...change } as ListingForPrograms, understood, [])
		.differs;
};

it.each([
	['no more than 20 hours', '35 hours a week, not\u00a020'],
	['at most 8 weeks', '12 weeks, not\u00a08'],
	['over £15 an hour', '£10.22 an hour, not\u00a0£15'],
	['£2000 a month', '£1550 a month, not\u00a0£2000'],
	['london', 'Bristol, not\u00a0London'],
	['cheltenham', 'Bristol, 38 miles from Cheltenham'],
	['in bath', 'Bristol, 11 miles from Bath'],
	['BS1 4AA', undefined],
	['LS2', 'Bristol, not\u00a0LS2'],
	['bristol', undefined],
	['london, 20 hours', 'Bristol, not\u00a0London\u00a0· 35 hours a week, not\u00a020'],
])('says in few words what differs from "%s", and breaks no line after "not"', (text, words) => {
	expect(differs(text)).toBe(words);
});

it.each([
	['at most 24 hours', undefined],
	['at most 20 hours', '16 to 24 hours a week, not\u00a020'],
	['at least 16 hours', undefined],
	['at least 20 hours', '16 to 24 hours a week, not\u00a020'],
])('reads both bounds of hours that vary: "%s"', (text, words) => {
	expect(differs(text, { hours: 24, least_hours: 16 })).toBe(words);
});
