import { expect, test } from 'vitest';
import { forHost, type OfferTo, presetOffer, readOffer } from './typed-offer.ts';

const today = '2026-11-28';
const to: OfferTo = {
	internship: {
		slug: 'loom-intern',
		status: 'open',
		title: 'Loom Intern',
		company: 'Tidewell Systems',
		location: 'Leeds Dock, Leeds',
		sector: 'Technology',
		source: 'employer',
		starts_on: '2027-03-29',
		starts: '29 March 2027',
		weeks: 10,
		hours: 35,
		country: 'United Kingdom',
		sponsorship: 'student-visa-ok',
		part_of_course: false,
		pay_amount: 2_200,
		pay_per: 'month',
		pay_currency: 'GBP',
	},
	offer: null,
	permission: null,
	level: 'bachelor',
	weekly_hours: null,
	earliest_start: '2027-06-07',
	availability: 'From 14 June 2027',
	created_at: '2026-11-20T10:00:00Z',
};

test('an offer begins with what the listing says, or with the offer that is renewed', () => {
	expect(presetOffer(to, today)).toEqual({
		first_day: '2027-03-29',
		last_day: '2027-06-06',
		hours: '35',
		pay_amount: '2200',
		pay_per: 'month',
		place: 'Leeds Dock, Leeds',
		report_to: '',
	});
	const offer = {
		first_day: '2027-06-14',
		last_day: '2027-08-22',
		hours: 20,
		pay_amount: 1_300,
		pay_per: 'month' as const,
		pay_currency: 'GBP',
		place: 'York',
		report_to: 'Rosa Lind',
	};
	expect(presetOffer({ ...to, offer }, today)).toMatchObject({
		hours: '20',
		report_to: 'Rosa Lind',
	});
	expect(presetOffer({ ...to, internship: null }, today)).toBeNull();
});

test('what is typed is read, or its faults are named at their fields', () => {
	const typed = presetOffer(to, today);
	if (!typed) throw new Error('There is nothing to type.');
	const read = readOffer({ ...typed, pay_amount: '£2,300' }, to, today);
	expect(read?.facts).toMatchObject({ pay_amount: 2300, hours: 35, report_to: null });
	expect(read?.doubts?.map(forHost)).toEqual([
		'Starts before 7 June, their earliest day.',
		'They wrote that they are free from 14 June 2027, but the work starts on 29 March 2027.',
	]);
	const words =
		'More than 20 hours in term: 35 hours a week, and your term from 19 April to 28 May lies in it.';
	expect(forHost({ about: 'permission', words })).toBe('More than 20 hours in term.');
	const hourly = readOffer({ ...typed, pay_amount: '£14.50', pay_per: 'hour' }, to, today);
	expect(hourly?.facts).toMatchObject({ pay_amount: 14.5, pay_per: 'hour' });
	const exact = { ...typed, pay_amount: '14.505', pay_per: 'hour' };
	expect(readOffer(exact, to, today)?.faults?.pay_amount).toBe(
		'Give the pay as a number with at most two decimals.',
	);
	if (!read?.facts) throw new Error('Nothing was read.');
	const paid = { ...read.facts, pay_amount: 14.5, pay_per: 'hour' as const, pay_currency: 'GBP' };
	expect(presetOffer({ ...to, offer: paid }, today)).toMatchObject({
		pay_amount: '14.50',
		pay_per: 'hour',
	});
	expect(
		readOffer({ ...typed, hours: 'many', pay_amount: '', place: ' ' }, to, today)?.faults,
	).toEqual({
		hours: 'Give whole or half hours, at most 48 a week.',
		pay_amount: 'Give the pay as a whole number.',
		place: 'Say where it is.',
	});
	expect(readOffer({ ...typed, pay_amount: '900' }, to, today)?.faults?.pay_amount).toMatch(
		/below/,
	);
});
