import { describe, expect, test } from 'vitest';
import { freeDaysIn } from './free-days.ts';
import { checkedWords, type DoubtsOf, offerDoubts, otherDaysAsked } from './offer-doubts.ts';
import { differences, type ListingFacts, listedFacts, offerFaults } from './offer-facts.ts';

const today = '2026-11-28';
const listing: ListingFacts = {
	starts_on: '2027-03-29',
	starts: '',
	weeks: 10,
	hours: 35,
	location: 'Leeds Dock, Leeds',
	country: 'United Kingdom',
	sponsorship: 'student-visa-ok',
	part_of_course: false,
	pay_amount: 2_200,
	pay_per: 'month',
	pay_currency: 'GBP',
};
const open: ListingFacts = { ...listing, starts_on: null, starts: 'Any month, on a Monday' };

describe('the facts of an offer', () => {
	const facts = listedFacts(listing, today);

	test('are those of the listing, whose days are left open where it leaves them open', () => {
		expect(facts).toEqual({
			first_day: '2027-03-29',
			last_day: '2027-06-06',
			hours: 35,
			pay_amount: 2_200,
			pay_per: 'month',
			place: 'Leeds Dock, Leeds',
			report_to: null,
		});
		expect(offerFaults(facts, listing, today)).toEqual({});
		expect(listedFacts(open, today)).toMatchObject({ first_day: '', last_day: '' });
		expect(offerFaults(listedFacts(open, today), open, today)).toEqual({
			first_day: 'Give the first day.',
			report_to: 'Say who they report to.',
		});
	});
	test.each([
		[{ first_day: today }, 'first_day', /after today/],
		[{ last_day: '2027-03-28' }, 'last_day', /after the first/],
		[{ last_day: '2028-06-01' }, 'last_day', /52 weeks/],
		[{ pay_amount: 1_500 }, 'pay_amount', /below/],
		[{ hours: 48 }, 'pay_amount', /hours a week/],
	] as const)('%o is refused at its field', (change, field, words) => {
		expect(offerFaults({ ...facts, ...change }, listing, today)[field]).toMatch(words);
	});
	test('differ from hours that vary only outside their bounds', () => {
		const varying = { ...listing, least_hours: 16 };
		expect(differences({ ...facts, hours: 20 }, varying)).toEqual([]);
		expect(differences({ ...facts, hours: 15.5 }, varying)).toEqual([
			'The listing said 16 to 35 hours a week, not 15.5.',
		]);
	});
	test('have pence by the hour alone', () => {
		const fault = (change: object) =>
			offerFaults({ ...facts, ...change }, listing, today).pay_amount;
		expect(fault({ pay_amount: 13.21, pay_per: 'hour' })).toBeUndefined();
		expect(fault({ pay_amount: 13.2, pay_per: 'hour' })).toMatch(
			/^£13\.20 an hour is £0\.01 below .* Pay £13\.21 an hour\.$/,
		);
		expect(fault({ pay_amount: 2_200.5 })).toBe('Give the pay as a whole number.');
	});
	test('pay below the wage stays possible for a part of a course, and abroad', () => {
		const low = { ...facts, pay_amount: 500 };
		expect(offerFaults(low, { ...listing, part_of_course: true }, today)).toEqual({});
		expect(
			offerFaults(low, { ...listing, country: 'Germany', pay_currency: 'EUR' }, today),
		).toEqual({});
	});
	test('are compared with the listing', () => {
		expect(differences(facts, listing)).toEqual([]);
		const other = {
			...facts,
			hours: 20,
			pay_amount: 1_300,
			place: 'York',
			first_day: '2027-04-05',
		};
		expect(differences(other, listing)).toEqual([
			'The listing said a start on 29 March 2027, not on 5 April 2027.',
			'The listing said 10 weeks, not 9.',
			'The listing said 35 hours a week, not 20.',
			'The listing said 2,200 a month, not 1,300 a month.',
			'The listing said “Leeds Dock, Leeds” as the place, not “York”.',
		]);
		const hourly = { ...facts, pay_amount: 14.5, pay_per: 'hour' } as const;
		expect(differences(hourly, listing)).toEqual([
			'The listing said 2,200 a month, not 14.50 an hour.',
		]);
		expect(
			differences({ ...facts, first_day: '2027-05-03', last_day: '2027-07-11' }, open),
		).toEqual([]);
	});
});

describe('the days that somebody writes', () => {
	test.each([
		['From 7 June 2027', '2027-06-07', undefined],
		['I can start from the 7th of June, full time', '2027-06-07', undefined],
		['Available from June', '2027-06-01', undefined],
		['After June 7, 2027 until mid-September', '2027-06-07', '2027-09-30'],
		['from 07/06/2027 until 15 September', '2027-06-07', '2027-09-15'],
		['From 10 January to March, then again from 7 June', '2027-01-10', undefined],
		['June to September, 35 hours from Monday', undefined, undefined],
		['not from 7 June, but any time', undefined, undefined],
		['From home, 3 to 4 days', undefined, undefined],
	])('%s', (text, from, until) => {
		expect(freeDaysIn(text, today)).toEqual({ from, until });
	});
});

describe('doubts about an offer', () => {
	const terms = [
		{ from: '2026-09-28', to: '2026-12-11' },
		{ from: '2027-01-11', to: '2027-03-19' },
		{ from: '2027-04-19', to: '2027-05-28' },
	];
	const offered: DoubtsOf = {
		profile: {
			work_permission: { kind: 'student-visa', terms },
			level: 'bachelor',
			weekly_hours: null,
			earliest_start: null,
		},
		availability: 'From 7 June 2027',
		sentOn: '2026-11-28',
		listing,
		offer: { ...listedFacts(listing, today), pay_currency: 'GBP' },
	};

	test('name too many hours in term with the term, and a start before what was written', () => {
		const doubts = offerDoubts(offered, today);
		expect(doubts).toEqual([
			{
				about: 'permission',
				words:
					'More than 20 hours in term: 35 hours a week, and your term from 19 April to 28 May lies in it.',
			},
			{
				about: 'days',
				words:
					'You wrote that you are free from 7 June 2027, but the work starts on 29 March 2027.',
			},
		]);
		expect(checkedWords(doubts)).toBe('I have checked my permission and the days');
	});
	test('name a term that lies in it, also where the dates before it are not given', () => {
		const work_permission = { kind: 'student-visa' as const, terms: terms.slice(2) };
		const profile = { work_permission, level: null, weekly_hours: null, earliest_start: null };
		expect(offerDoubts({ ...offered, profile, availability: 'Any time' }, today)).toEqual([
			{
				about: 'permission',
				words:
					'Depends on term dates that are not given: 35 hours a week, and your term from 19 April to 28 May lies in it.',
			},
		]);
	});
	test('are those of the days that are offered, not of the listing', () => {
		const offer = {
			...listedFacts(listing, today),
			first_day: '2027-06-07',
			last_day: '2027-08-15',
		};
		expect(offerDoubts({ ...offered, offer: { ...offer, pay_currency: 'GBP' } }, today)).toEqual(
			[],
		);
		const rolling = { ...offered, listing: open, offer: offered.offer };
		expect(offerDoubts(rolling, today)).toHaveLength(2);
	});
	test('are said of the first day and the hours in the profile', () => {
		const profile = {
			work_permission: { kind: 'no-restriction' } as const,
			level: null,
			weekly_hours: 20,
			earliest_start: null,
		};
		const wished = { ...offered, profile, availability: 'Any time' };
		expect(offerDoubts(wished, today)).toEqual([
			{ about: 'days', words: '35 hours a week, more than your 20.' },
		]);
		const early = { ...profile, weekly_hours: null, earliest_start: '2027-06-07' };
		expect(offerDoubts({ ...wished, profile: early }, today).map(({ words }) => words)).toEqual([
			'Starts before 7 June, your earliest day.',
		]);
	});
	test('there are none without a profile, for work abroad, and in general', () => {
		const none = { ...offered, availability: 'Any time' };
		expect(offerDoubts({ ...none, profile: null }, today)).toEqual([]);
		expect(offerDoubts({ ...none, listing: { ...listing, country: 'Germany' } }, today)).toEqual(
			[],
		);
		expect(offerDoubts({ ...none, listing: null, offer: null }, today)).toEqual([]);
	});
});

describe('an offer to several at once', () => {
	const offer = {
		...listedFacts(listing, today),
		first_day: '2027-06-14',
		last_day: '2027-08-22',
		pay_currency: 'GBP',
	};
	const to = (name: string, availability: string) => ({
		name,
		availability,
		sentOn: '2026-11-28',
		offer,
	});

	test('is asked about where some wrote other days, by name, as a single one says it', () => {
		const others = [to('Ann', 'Any time'), to('Di', 'From 7 June until 30 August 2027')];
		expect(otherDaysAsked(others)).toBeNull();
		expect(
			otherDaysAsked([
				...others,
				to('Bob', 'From 1 July 2027'),
				to('Cy', 'From 21 June 2027 until 31 July 2027'),
			]),
		).toBe(
			'2 of 4 wrote other days than you offer. Bob is free from 1 July 2027; Cy is free from 21 June 2027 until 31 July 2027. Go on?',
		);
	});
	test('names five of many', () => {
		const many = Array.from({ length: 8 }, (_, at) => to(`Student ${at}`, 'From 1 July 2027'));
		expect(otherDaysAsked(many)).toMatch(
			/^8 of 8 .*Student 4 is free from 1 July 2027; and 3 more\. Go on\?$/,
		);
	});
});
