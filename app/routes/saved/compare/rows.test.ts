import { describe, expect, it } from 'vitest';
import type { AppliedFor } from '#schema/applications/student-applications.ts';
import type { ComparedListing, ComparedOffer } from '#schema/students/compared-internships.ts';
import type { Fit, FitWork } from '#schema/students/fit.ts';
import { type Column, columnOf } from './columns.ts';
import { compareRows } from './rows.ts';

const today = '2026-11-23';
const none = { room: null, travel: null };

const speech = {
	slug: 'speech-data-intern',
	source: 'site',
	title: 'Speech Data Intern',
	company: 'Vowel & Stop',
	sector: 'Technology',
	city: 'Manchester',
	location: 'Oxford Road Corridor, Manchester',
	remote: 'on-site',
	country: 'United Kingdom',
	weeks: 12,
	hours: 28,
	pay_amount: 1950,
	pay_per: 'month',
	pay_currency: 'GBP',
	hourly_pay: 16.07,
	starts_on: '2027-06-21',
	starts: '21 June 2027',
	deadline: '2027-01-31',
	sponsorship: 'student-visa-ok',
	part_of_course: false,
	answer_days: 14,
	status: 'open',
	requirements: ['Python with pandas'],
	record: null,
} as ComparedListing;
const health: ComparedListing = {
	...speech,
	slug: 'health-data-analyst',
	title: 'Health Data Analyst',
	city: 'Liverpool',
	location: 'Knowledge Quarter, Liverpool',
	remote: 'hybrid',
	hours: 20,
	pay_amount: 1450,
	hourly_pay: 16.73,
	starts_on: '2027-06-14',
	starts: '14 June 2027',
	deadline: '2027-01-15',
};
const offer: ComparedOffer = {
	id: 'a',
	status: 'offered',
	offer: {
		first_day: '2027-07-05',
		last_day: '2027-09-12',
		hours: 20,
		pay_amount: 15.5,
		pay_per: 'hour',
		pay_currency: 'GBP',
		place: 'Whitley, Coventry',
		report_to: 'Rosa Lind',
	},
	offer_until: '2026-12-01',
	doubts: [],
	internship: speech satisfies AppliedFor,
};

const columnsOf = (...all: [ComparedListing | null, ComparedOffer?][]): Column[] =>
	all.flatMap(([listing, own]) => columnOf(listing, own ?? null) ?? []);
const rowsOf = (columns: Column[], context: Partial<Parameters<typeof compareRows>[1]> = {}) =>
	new Map(
		compareRows(columns, { today, fitOf: null, own: none, ...context }).map((row) => [
			row.name,
			row,
		]),
	);
/** What a row says: the words of each column with its mark. */
const said = (rows: ReturnType<typeof rowsOf>, name: string) =>
	rows
		.get(name)
		?.cells.map(({ main, more = [], mark }) => [main, ...more, ...(mark ? [mark] : [])]);

describe('two internships', () => {
	const rows = rowsOf(columnsOf([speech], [health]));

	it('stand row by row, with what is the best of each', () => {
		expect([...rows.keys()]).toEqual([
			'Pay an hour',
			'Left in a month',
			'Hours a week',
			'Days',
			'Fit',
			'Place',
			'Deadline',
			'Answers',
			'What they ask',
		]);
		expect(said(rows, 'Pay an hour')).toEqual([
			['£16.07', '£1,950 a month'],
			['£16.73', '£1,450 a month', 'most'],
		]);
		expect(said(rows, 'Hours a week')).toEqual([['28'], ['20']]);
		expect(said(rows, 'Days')).toEqual([
			['21 June to 12 September 2027', '12 weeks'],
			['14 June to 5 September 2027', '12 weeks'],
		]);
		expect(said(rows, 'Place')).toEqual([
			['Oxford Road Corridor, Manchester'],
			['Knowledge Quarter, Liverpool', 'Hybrid'],
		]);
		expect(said(rows, 'Deadline')).toEqual([
			['31 January', 'in 69 days'],
			['15 January', 'in 53 days', 'first to close'],
		]);
	});

	it('say where all is the same, and what differs', () => {
		const same = [...rows.values()].filter((row) => row.same).map(({ name }) => name);
		expect(same).toEqual(['Answers', 'What they ask']);
		expect(said(rows, 'Answers')?.[0]).toEqual(['Within 14 days', 'we answer ourselves']);
		expect(rows.get('What they ask')?.cells[0]?.points).toEqual(['Python with pandas']);
	});
});

describe('what is left in a month', () => {
	it('has every line in words, and no best where a figure is missing', () => {
		expect(said(rowsOf(columnsOf([speech], [health])), 'Left in a month')).toEqual([
			['£1,102', 'after income tax £0, National Insurance £72, a typical room £689 and travel £87'],
			[
				'£863 before travel',
				'after income tax £0, National Insurance £32 and a typical room £555',
				'no ticket is published for Liverpool',
			],
		]);
	});

	it('counts with one’s own figures, and then has a best', () => {
		const own = { room: 600, travel: 60 };
		expect(said(rowsOf(columnsOf([speech], [health]), { own }), 'Left in a month')).toEqual([
			[
				'£1,191',
				'after income tax £0, National Insurance £72, your rent £600 and travel £87',
				'most',
			],
			['£758', 'after income tax £0, National Insurance £32, your rent £600 and travel £60'],
		]);
	});

	it('says where the pay does not reach, and where the tax is that of another country', () => {
		const low = { ...speech, pay_amount: 700, hourly_pay: 12.71 };
		const abroad = { ...speech, country: 'Germany', sponsorship: null, hourly_pay: null };
		const rows = rowsOf(columnsOf([low], [{ ...abroad, pay_currency: 'EUR' }]));
		expect(said(rows, 'Left in a month')?.map(([main]) => main)).toEqual([
			'£76 not covered',
			'Not worked out',
		]);
		expect(said(rows, 'Pay an hour')).toEqual([
			['£12.71', '£700 a month'],
			['€1,950 a month', 'Not in pounds, so not compared'],
		]);
	});
});

describe('hours that vary', () => {
	const varying: ComparedListing = {
		...health,
		least_hours: 16,
		hours: 24,
		hours_pattern: 'mornings and weekends',
		pay_amount: 13,
		pay_per: 'hour',
		hourly_pay: 13,
	};

	it('are said from the fewest to the most; pay is that of the fewest', () => {
		const rows = rowsOf(columnsOf([varying], [speech]));
		expect(said(rows, 'Hours a week')?.[0]).toEqual(['16 to 24', 'mornings and weekends']);
		expect(said(rows, 'Pay an hour')?.[0]).toEqual(['£13.00', 'from £901 a month']);
		expect(said(rows, 'Left in a month')?.[0]?.at(-1)).toBe('of 16 hours a week');
		const monthly = { ...varying, pay_amount: 1450, pay_per: 'month' as const, hourly_pay: 13.94 };
		expect(said(rowsOf(columnsOf([monthly], [speech])), 'Pay an hour')?.[0]).toEqual([
			'from £13.94',
			'£1,450 a month',
		]);
	});
});

describe('an offer', () => {
	it('stands with its own facts, not with those of the listing', () => {
		const rows = rowsOf(columnsOf([speech, offer], [health]));
		const first = (name: string) => said(rows, name)?.[0];
		expect(first('Pay an hour')).toEqual(['£15.50', 'about £1,343 a month']);
		expect(first('Left in a month')).toEqual([
			'£1,319 before rent and travel',
			'after income tax £0 and National Insurance £24',
			'no rent and no ticket is published for Coventry',
		]);
		expect(first('Hours a week')).toEqual(['20']);
		expect(first('Days')).toEqual(['5 July to 12 September 2027', '10 weeks']);
		expect(first('Place')).toEqual(['Whitley, Coventry']);
		expect(first('Deadline')).toEqual(['Answer by 1 December', 'in 8 days', 'first to answer']);
		expect(first('Answers')).toEqual(['You have an offer']);
		expect(rows.get('What they ask')?.cells[0]?.points).toEqual(['Python with pandas']);
	});

	it('at the place of the listing counts with its city', () => {
		const same = { ...offer, offer: { ...offer.offer, place: speech.location } } as ComparedOffer;
		const rows = rowsOf(columnsOf([speech, same], [health]));
		expect(said(rows, 'Left in a month')?.[0]?.[1]).toContain('a typical room £689');
	});

	it('stands although its listing is gone, and without facts of its own has those of the listing', () => {
		const gone = rowsOf(columnsOf([null, offer], [health]));
		expect(said(gone, 'Pay an hour')?.[0]?.[0]).toBe('£15.50');
		expect(said(gone, 'What they ask')?.[0]).toEqual(['Not known any more']);
		const early = rowsOf(
			columnsOf([speech, { ...offer, offer: null, offer_until: null }], [health]),
		);
		expect(said(early, 'Hours a week')?.[0]).toEqual(['28']);
		expect(said(early, 'Deadline')?.[0]).toEqual(['Your offer names no last day']);
	});

	it('that is accepted or has ended says so, and takes no part in what comes first', () => {
		const accepted = rowsOf(columnsOf([speech, { ...offer, status: 'accepted' }], [health]));
		expect(said(accepted, 'Deadline')).toEqual([
			['You have accepted the offer'],
			['15 January', 'in 53 days'],
		]);
		const ended = rowsOf(columnsOf([speech, { ...offer, offer_until: '2026-11-22' }], [health]));
		expect(said(ended, 'Deadline')?.[0]).toEqual(['Your offer ended on 22 November']);
	});
});

describe('the fit', () => {
	const fitOf = ({ hours }: FitWork): Fit =>
		hours <= 20
			? { fit: 'full', words: 'Fits in term too' }
			: { fit: 'half', words: `${hours} hours: add your term dates`, asks: 'terms' };

	it('is that of the person, of an offer by the hours that are offered', () => {
		const rows = rowsOf(columnsOf([speech], [health]), { fitOf });
		expect(rows.get('Fit')?.note).toBe('by your profile');
		expect(said(rows, 'Fit')).toEqual([['28 hours'], ['Fits in term too', 'fits best']]);
		expect(rows.get('Fit')?.cells.map(({ asksTerms }) => asksTerms)).toEqual([true, false]);
		const offered = rowsOf(columnsOf([speech, offer], [health]), { fitOf });
		expect(said(offered, 'Fit')).toEqual([['Fits in term too'], ['Fits in term too']]);
	});

	it('says first what contradicts an offer', () => {
		const doubts = [{ about: 'days' as const, words: 'You wrote that you are free until August.' }];
		const rows = rowsOf(columnsOf([speech, { ...offer, doubts }], [health]), { fitOf });
		expect(said(rows, 'Fit')?.[0]).toEqual([
			'Check before you accept',
			'You wrote that you are free until August.',
		]);
	});

	it('is in general without a profile, and nobody’s best where no rule is known', () => {
		const abroad: ComparedListing = { ...speech, country: 'Germany', sponsorship: null };
		const rows = rowsOf(columnsOf([abroad], [health]));
		expect(rows.get('Fit')?.note).toBe('in general');
		expect(said(rows, 'Fit')).toEqual([
			['The rules of the country where you work decide'],
			['Student visa: term too'],
		]);
	});
});

describe('the last day to apply', () => {
	const deadline = (change: Partial<ComparedListing>) =>
		said(rowsOf(columnsOf([{ ...speech, ...change }], [health])), 'Deadline')?.[0];

	it.each([
		[{ status: 'closed' as const }, ['Closed']],
		[{ deadline: '2026-11-22' }, ['Closed']],
		[{ status: 'paused' as const }, ['Paused: takes no applications now']],
		[{ deadline: null }, ['No closing date']],
		[{ deadline: today }, ['23 November', 'today, UK time', 'first to close']],
		[{ deadline: '2026-11-24' }, ['24 November', 'tomorrow, UK time', 'first to close']],
	])('%o', (change, words) => {
		expect(deadline(change)).toEqual(words);
	});
});

it('the answers say how the promise was kept, and which is the soonest', () => {
	const record = { asked: 20, answered: 18, days: 6 };
	const rows = rowsOf(columnsOf([{ ...speech, answer_days: 7, record }], [health]));
	expect(said(rows, 'Answers')).toEqual([
		['Within 7 days', 'so far answered 18 of 20, usually in 6 days', 'soonest'],
		['Within 14 days', 'we answer ourselves'],
	]);
	const employers = rowsOf(columnsOf([{ ...speech, source: 'employer' }], [health]));
	expect(said(employers, 'Answers')?.[0]?.[1]).toBe('too few applications so far to count');
});

it('of what they ask six points are shown, and how many more there are', () => {
	const requirements = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
	const [cell] =
		rowsOf(columnsOf([{ ...speech, requirements }], [health])).get('What they ask')?.cells ?? [];
	expect(cell?.points).toEqual(requirements.slice(0, 6));
	expect(cell?.more).toEqual(['and 2 more on its page']);
	const rows = rowsOf(columnsOf([{ ...speech, requirements: [] }], [health]));
	expect(said(rows, 'What they ask')?.[0]).toEqual(['Nothing in particular']);
});

it('of three and four the best may be shared, and all equal have none', () => {
	const pay = (...hourly: number[]) =>
		rowsOf(
			columnsOf(...hourly.map((hourly_pay) => [{ ...speech, hourly_pay }] as [ComparedListing])),
		)
			.get('Pay an hour')
			?.cells.map(({ mark }) => mark);
	expect(pay(15, 16, 16, 14)).toEqual([null, 'most', 'most', null]);
	expect(pay(15, 15, 15)).toEqual([null, null, null]);
});
