import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asExactWords } from '#schema/internships/internship-search.ts';
import { FACETS } from '#schema/internships/search-facets.ts';
import { dictionaryOf } from './concepts.ts';
import { FILTER_WORDS } from './read-filters.ts';
import { readOf } from './read-text.ts';
import { understand } from './understand.ts';
import type { Understood } from './understood.ts';
import { withoutPart } from './words.ts';

/** A small table: that of the site is tested where it stands. */
const dictionary = dictionaryOf(
	{
		concepts: `
# A heading
data, data science, data scientist | Data & AI | analytics
law, lawyer, solicitor | Law | legal, paralegal
front end, frontend | Technology | web
it, information technology | Technology | software
c++ | ~Technology
accounting, accountant | Accounting | audit
building | Construction
train | Transport
video | Media
weekend, weekends | ~Media
`,
		ignored:
			'internship, job, but, is, fine, not, no, nor, except, a, an, in, at, for, with, i study, i want to, student, it, or, and, to, be, would, good, study',
		unsearched: 'second year, no degree',
		posts: 'assistant, manager',
		roles: 'engineer, analyst',
		towns: [
			['Yorkshire', 'Leeds, Sheffield, York'],
			['London area', 'London'],
			['South East', 'Reading, Oxford'],
		],
		areas: [['the north, up north', 'Yorkshire']],
		districts: [['London', 'Canary Wharf']],
		doubtful: 'Reading',
		shortForms: 'it',
		said: [
			{ typed: 'wheelchair, deaf', says: 'Ask the employer.' },
			{ typed: 'gae, tier 5', filter: 'visa sponsorship', says: 'A scheme sponsors you.' },
			{ typed: 'graduate visa', says: 'Needs no sponsor.' },
			{ typed: 'a room', says: 'In what is offered.', looks: 'room, flat', benefit: true },
			{ typed: 'apprenticeship', says: 'There are none.', absent: true },
		],
		otherLanguages: `
law | derecho, 法律, قانون
internship | prácticas, 实习, stage, staj
london | londres, 伦敦
in | में
data | डेटा`,
		writtenShort: 'acc accounting, yr year',
		spoken: 'Polish, Urdu',
		countries: `
UK | United Kingdom=British, Wales=Welsh
South Asia, Asia | India=Indian
Africa | Nigeria=Nigerian
Europe | Poland=Polish`,
		foreignCities: 'India | Mumbai',
		coordinates: 'Leeds 53.80 -1.55, York 53.96 -1.08, London 51.51 -0.13, Oxford 51.75 -1.26',
		postcodeAreas: 'LS Leeds, E London, SW London, OX Oxford, B Leeds',
		postcodeDistricts: 'LS99 York',
	},
	FILTER_WORDS,
);
const today = '2026-11-23';
/** Those of the site: "npm run train:roles" writes them. */
const roles = Int8Array.from(
	new Int8Array(
		readFileSync(new URL('../../../server/catalogue/roles/weights.bin', import.meta.url)),
	),
);
const read = (text: string, chosen: (typeof FACETS)[number][] = []) =>
	understand(text, { dictionary, today, roles, chosen: new Set(chosen) });
const labels = (text: string) => read(text).parts.map(({ label }) => label);
const filters = (text: string) =>
	read(text).parts.flatMap((part) => ('filter' in part ? [part.filter] : []));

describe('understand', () => {
	it.each([
		['internship', []],
		['part-time data internship leeds', ['at most 20 hours', 'data', 'Leeds']],
		['Data Scientist in London', ['Data Scientist', 'London']],
		[
			'data or law, 20 hours, from June',
			['data', 'law', 'at most 20 hours', 'June to August 2027'],
		],
		['front-end', ['front end']],
		['FRONTEND', ['FRONTEND']],
		['C++ job', ['C++']],
		['pays the most', ['best paid']],
		['part of my course', ['part of the course']],
		['visa, part of my degree', ['part of the course']],
		['part of my course, student visa', ['part of the course']],
		['acountant', ['accountant']],
		['lawyers up north', ['lawyers', 'the north']],
		['Canary Wharf', ['Canary Wharf']],
		['work from home', ['remote']],
		['leeds or remote', ['Leeds', 'or remote']],
		['student visa 20 hours', ['Student visa', 'at most 20 hours']],
		['visa sponsorship', ['visa sponsorship']],
		['summer 2027', ['June to August 2027']],
		['starting next summer', ['June to August 2027']],
		['winter', ['December 2026 to February 2027']],
		['from september', ['September to November 2027']],
		['november to february', ['November 2026 to February 2027']],
		['in june', ['June 2027']],
		['placement year', ['placement year']],
		['12 months', ['placement year']],
		['6 months', ['about 6 months']],
		['8 week', ['about 8 weeks']],
		['short internship', ['at most 8 weeks']],
		['over £15 an hour', ['at least £15 an hour']],
		['£14/h', ['at least £14 an hour']],
		['over 15 quid an hour', ['at least £15 an hour']],
		['1500 pounds a month', ['at least £1500 a month']],
		['£25k', ['at least £12.82 an hour']],
		['£1,500 a month', ['at least £1500 a month']],
		['25 hrs/week', ['at most 25 hours']],
		['16-20 hours', ['16 to 20 hours']],
		['37.5 hours', ['full time']],
		['three days a week', ['at most 24 hours']],
		[
			'remote in Leeds under 20 hours full time',
			['remote', 'Leeds', 'at most 20 hours', 'full time'],
		],
		['in Reading', ['in Reading']],
		['reading', ['reading']],
		['IT', ['IT']],
		['it leeds', ['IT', 'Leeds']],
		['i want to study law and it would be good in leeds for it', ['law', 'Leeds']],
		['front, end', ['front', 'end']],
		['not london', ['not London']],
		['data anywhere but in Leeds', ['data', 'not Leeds']],
		['data not London or Leeds', ['data', 'not London', 'not Leeds']],
		['law or data, not Reading', ['law', 'data', 'not in Reading']],
		['not in Reading', ['not in Reading']],
		['no law in London', ['not law', 'London']],
		['not, London', ['London']],
		['not', []],
		['not remote', ['not remote']],
		['not fully remote', ['not remote']],
		['no zebra', ['not zebra']],
		['no more than 20 hours', ['at most 20 hours']],
		['not unpaid data', ['not unpaid', 'data']],
		['no degree needed data', ['data']],
		['second year data', ['data']],
		['data closing this month', ['data', 'closing in November 2026']],
		['deadline after christmas', ['closing from 26 December 2026']],
		['deadline before 25 december', ['closing by 24 December 2026']],
		['closing before christmas', ['closing by 24 December 2026']],
		['closing in january', ['closing in January 2027']],
		['closing soon', ['closing by 7 December 2026']],
		['closing this week', ['closing by 29 November 2026']],
		['deadline end of june', ['closing by 30 June 2027']],
		['apply by june 2027 data', ['closing by 30 June 2027', 'data']],
		['2 days from home', ['hybrid']],
		['wfh some days', ['hybrid']],
		['work from home a couple of days', ['hybrid']],
		['leeds or reading', ['Leeds', 'in Reading']],
		['wfh two days a week', ['hybrid']],
		['3 days a week in the office', ['hybrid']],
		['summer data 2027', ['June to August 2027', 'data']],
		['2027 data summer', ['June to August 2027', 'data']],
		['june july', ['June 2027', 'July 2027']],
		['£500 a week', ['at least £500 a week']],
		['500 quid a week', ['at least £500 a week']],
		['over 30k a year', ['at least £15.38 an hour']],
		['over 22k', ['at least £11.28 an hour']],
		['12 month placement', ['placement year']],
		['highest paid law', ['best paid', 'law']],
		['zebra', ['zebra']],
		['!!! ??? …', []],
		['🎓🎉', []],
		['工程', ['工程']],
	])('%s is read as %j', (text, expected) => {
		expect(labels(text)).toEqual(expected);
	});

	it('has the towns of a region, and those near a town', () => {
		expect(filters('up north')).toEqual([
			{
				facet: 'city',
				places: ['Leeds'],
				towns: ['Sheffield', 'York'],
				near: [],
				words: ['sheffield', 'york'],
				at: [53.8, -1.55],
			},
		]);
		expect(filters('york')).toEqual([
			{
				facet: 'city',
				places: [],
				towns: ['York'],
				near: ['Leeds', 'Sheffield'],
				words: ['york'],
				at: [53.96, -1.08],
			},
		]);
	});

	it('says nothing about a facet that was set by hand', () => {
		const texts = [
			'data leeds 20 hours remote june placement year student visa £15 an hour 8 weeks',
		];
		for (const text of texts)
			for (const facet of FACETS)
				expect(
					read(text, [facet]).parts.some((part) => 'filter' in part && part.filter.facet === facet),
				).toBe(false);
		expect(read('data leeds', ['city']).parts.map(({ label }) => label)).toEqual(['data']);
	});

	it.each([
		['data or law', ['data', 'or law']],
		['law or accounting, Leeds or remote', ['law', 'or accounting', 'Leeds', 'or remote']],
		['data or law or accounting', ['data', 'or law', 'or accounting']],
		['data or internship in law', ['data', 'or law']],
		['data, law', ['data', 'law']],
		['data in Leeds or law', ['data', 'Leeds', 'law']],
		['or data', ['data']],
		['data or data', ['data']],
		['data law or data', ['data', 'law']],
	])('"%s": an "or" between two topics asks for one of them', (text, expected) => {
		const parts = read(text).parts.map(({ label, or }) => (or ? `or ${label}` : label));
		expect(parts).toEqual(expected);
	});

	it.each([
		['law, not data or accounting', ['law', 'not data', 'not accounting']],
		['no law and no data', ['not law', 'not data']],
		['no data, law or accounting', ['not data', 'not law', 'not accounting']],
		['no data, law', ['not data', 'law']],
		['except London and Leeds', ['not London', 'not Leeds']],
		['not London but data', ['not London', 'data']],
		['no data in Leeds', ['not data', 'Leeds']],
		["I'm not good at data, law please", ['not data', 'law']],
		['I hate data but law is fine', ['not data', 'law']],
		["accounting that isn't data", ['accounting', 'not data']],
		['would rather do law than data', ['law', 'not data']],
		["I can't do data", ['not data']],
		["don't want law in London", ['not law', 'London']],
		["don't mind data", ['data']],
		["can't find data", ['data']],
		['not only data', ['data']],
		['not sure, maybe law', ['law']],
		["law, I can't drive", ['law', 'no driving licence needed']],
		["don't have a car, data", ['no driving licence needed', 'data']],
		['no driving licence or data', ['no driving licence needed', 'data']],
		['not full time', ['at most 20 hours']],
		['no sponsorship needed', ['Student visa']],
	])('a "not" has its scope in "%s"', (text, expected) => {
		expect(labels(text)).toEqual(expected);
	});

	it.each([
		['I hate my degree (data), law', ['not data', 'law']],
		["I don't know data", ['not data']],
		["I don't know if data", ['data']],
		['nothing for law, data', ['not law', 'data']],
		['data not possible, law', ['not data', 'law']],
		['law no!! data', ['not law', 'data']],
		['paid by law, no?', ['law']],
		["Leeds doesn't make sense", ['not Leeds']],
		['hate data, mountains, law or accounting', ['not data', 'law', 'accounting']],
		['no law contract yet, data', ['data']],
		['only weekends free', ['weekends']],
		['not on site', ['remote']],
		["don't show me jobs that need data, law", ['not data', 'law']],
		['hide the ones I need to make a video for, law', ['not video', 'law']],
		['exclude law and data', ['not law', 'not data']],
		["law but I'm allergic data", ['law', 'not data']],
		['London is too dear so Leeds', ['not London', 'Leeds']],
		['data for a month but not longer', ['data']],
		['without visa sponsorship', ['Student visa']],
	])('what is not wanted in "%s"', (text, expected) => {
		expect(labels(text)).toEqual(expected);
	});

	it.each([
		['my supervisor said data', ['data']],
		['my visa ends in February, data', ['data']],
		['data, thesis is finished in August', ['data']],
		['data, before uni starts in September', ['data']],
		['the train from York to Leeds is slow, data', ['Leeds', 'data']],
		['changed from law to data', ['data']],
		['law firms who train', ['law']],
		['train driver', ['train']],
		['building websites for law', ['law']],
		['building in Leeds', ['building', 'Leeds']],
		['I worked in York, data', ['data']],
		['looking in York, data', ['York', 'data']],
		['data from Nigeria', ['data']],
		['Mumbai', ['abroad']],
		['data internship in Nigeria', ['data', 'abroad']],
		[
			'three months free before I go home to Nigeria and I want data in Leeds',
			['about 3 months', 'data', 'Leeds'],
		],
		['data in Leeds as my parents live in Mumbai and cannot pay', ['data', 'Leeds']],
		['data in spring or so because after that I am in Mumbai', ['data', 'March to May 2027']],
		['I like law and data and would really love to work in Nigeria', ['law', 'data', 'abroad']],
		['used to be in law, data', ['data']],
		['my dad wants me to do law but I like data', ['data']],
		['my dad wants me to do law', ['law']],
		['rejected from law, want data', ['data']],
		['my Polish is A1, data', ['data']],
		['data, London too expensive', ['data', 'not London']],
		['data from September 6 months', ['data', 'September to November 2027', 'about 6 months']],
		['hybrid max 2 days office', ['hybrid']],
		['stage londres', ['London']],
		['Leeds or home', ['Leeds', 'or remote']],
		['short videos', ['videos']],
		['40k followers', ['followers']],
		['40k', ['at least £20.51 an hour']],
		['20 hours in term, full time in holidays', ['at most 20 hours']],
		['data, JLPT E1', ['data']],
		["I don't speak great English, data", ['data']],
		['how long do law ones last', ['law']],
		['how many hours is data', ['data']],
		['data, 400 hours total', ['data']],
		['data, need the paperwork before 30 May', ['data']],
		["data, doesn't matter if law to begin with", ['data']],
		['more data than law, accounting', ['accounting']],
		['rejected by law, accounting and video so please data', ['data']],
		['I left law after ten years. Never again. data', ['data']],
		['graduate visa ok no sponsorship needed, data', ['data']],
		['my husband is on tier 5, data', ['data']],
		['data, Leeds is calmer than a law firm', ['data', 'Leeds']],
		['data, I fly home to my mum every summer', ['data']],
		['data, my visa runs out in 7 months', ['data']],
		['data, six months left', ['data']],
		['data, niveau M1', ['data']],
		['data, short shifts', ['data']],
		['data where they will teach', ['data']],
		['I did six months in London in law, data', ['data']],
		['قانون ماتريال', ['law']],
		['in data, intern at law', ['data', 'law']],
		['Since the 2022 floods I care about data', ['data']],
		['reading or leeds', ['in Reading', 'Leeds']],
	])('what people tell of themselves in "%s" is no wish', (text, expected) => {
		expect(labels(text)).toEqual(expected);
	});

	it.each([
		['dtaa', ['data']],
		['dapa law', ['law']],
		['DLTA law', ['law']],
		['Bondon law', ['London', 'law']],
		['Bontdon law', ['law']],
	])('"%s" is corrected to %j', (text, expected) => {
		expect(labels(text)).toEqual(expected);
	});

	it.each([
		['6 to 8 weeks', [6, 8]],
		['6-8 wks', [6, 8]],
		['between 6 and 8 weeks', [6, 8]],
		['2 or 3 months', [9, 13]],
		['no longer than 10 weeks', [0, 10]],
		['10 weeks max', [0, 10]],
		['max 3 months', [0, 13]],
		['at least 6 months', [26, 1_000_000]],
		['6 week', [4, 8]],
		['only one semester', [13, 26]],
	])('%s are %j weeks', (text, [least, most]) => {
		expect(filters(text)).toMatchObject([{ facet: 'weeks', least, most }]);
	});

	it.each([
		['starts after 15 June', { from: '2027-06-16', until: null, latest: '2027-09-16' }],
		['from 1 july 2027', { from: '2027-07-01', until: null, latest: '2027-10-01' }],
		['ends before September', { from: null, until: '2027-08-31', latest: null }],
		['must finish by 10 September', { from: null, until: '2027-09-10', latest: null }],
		['until the end of August', { from: null, until: '2027-08-31', latest: null }],
		['15 june to 20 august', { from: '2027-06-15', until: '2027-08-20', latest: null }],
		[
			'free from 15 june until 30 september',
			{ from: '2027-06-15', until: '2027-09-30', latest: null },
		],
	])('%s is a period', (text, period) => {
		expect(filters(text)).toEqual([{ facet: 'period', ...period }]);
	});

	it.each([
		['2 days a week', 16],
		['no more than three days', 24],
		['four day week', 32],
		['tuesday to thursday', 24],
		['monday and friday only', 16],
		['20 hrs limit', 20],
		['data pt', 20],
	])('%s are at most %i hours', (text, most) => {
		expect(filters(text)).toContainEqual({ facet: 'hours', least: 0, most });
	});

	it.each([
		['near E14 5AB', ['London']],
		['LS2', ['Leeds']],
		['jobs in ox1', ['Oxford']],
		['SW1A data', ['London']],
		['LS99 1AA', ['York']],
		['e3', []],
		['B2 level polish', []],
		['ZZ9', []],
		['B2B data', []],
	])('the postcode in "%s" is in %j', (text, towns) => {
		const places = filters(text).flatMap((filter) =>
			filter.facet === 'city' ? [...filter.places, ...filter.towns] : [],
		);
		expect(places).toEqual(towns);
	});

	it('says of a place abroad that none is there, unless a text names it', () => {
		const said = (knows: boolean) =>
			understand('Mumbai', { dictionary, today, knows: () => knows }).notes.map(
				(one) => one.said?.says,
			);
		expect(said(false)).toEqual(['No internship is there. These are in other countries.']);
		expect(said(true)).toEqual([]);
	});

	it('takes what is said around a place with it, and no travel times', () => {
		expect(labels('within an hour of York station')).toEqual(['York']);
		expect(labels('data near Canary Wharf tube station')).toEqual(['data', 'Canary Wharf']);
		expect(labels('data, finish at 1pm')).toEqual(['data']);
	});

	it.each([
		['wheelchair data', ['data'], ['Ask the employer.']],
		[
			'tier 5 GAE data',
			['visa sponsorship', 'data'],
			['A scheme sponsors you.', 'A scheme sponsors you.'],
		],
		['graduate visa', [], ['Needs no sponsor.']],
		['law with a room', ['law', 'a room'], []],
		['second year law', ['law'], [undefined]],
	])('"%s" is read as %j and answered with %j', (text, parts, says) => {
		const { notes } = read(text);
		expect(labels(text)).toEqual(parts);
		expect(notes.map(({ said }) => said?.says)).toEqual(says);
	});

	it.each([
		['3D', ['3D']],
		['a job at 1:1', ['1:1']],
		['H2O', ['H2O']],
		['job 4.0', ['4.0']],
		['not a job', []],
	])('of "%s", in which nothing can be searched, the figures are told: %j', (text, figures) => {
		const { parts, notes } = read(text);
		expect(parts).toEqual([]);
		expect(notes.map(({ words }) => words)).toEqual(figures);
		expect(notes.map(({ said }) => said?.says)).toEqual(
			figures.map(() => 'not searched for. All internships are shown.'),
		);
	});

	it.each([
		['prácticas derecho londres', ['law', 'London']],
		['伦敦法律实习', ['London', 'law']],
		['القانون', ['law']],
		['डेटा में', ['data']],
		['stage data', ['data']],
		['stage derecho', ['law']],
	])('%s of another language is read as %j', (text, expected) => {
		const isWord = (word: string) => word === 'stage';
		const { parts, loose } = understand(text, { dictionary, today, isWord });
		expect([...loose, ...parts].map(({ label }) => label)).toEqual(expected);
	});

	it.each([
		['polish speaking', ['polish']],
		['polish or urdu speaking', ['polish']],
		['working from India, data', ['open to people in India', 'data']],
		['polish student', ['Student visa']],
		['nigerian student', ['Student visa']],
		['indian citizen data', ['data']],
		['remote from India', ['remote', 'open to people in India']],
		['data in Mumbai, online', ['data', 'open to people in India', 'remote']],
		['remote, living in Wales', ['remote', 'open to people in Wales']],
	])('%s is read as %j', (text, expected) => {
		const knows = (form: string) => form === 'polish';
		const { parts } = understand(text, { dictionary, today, knows });
		expect(parts.map(({ label }) => label)).toEqual(expected);
	});

	it('corrects no word that English or an internship has', () => {
		const options = { dictionary, today, isWord: (word: string) => word === 'lower' };
		const first = (text: string, knows?: (form: string) => boolean) => {
			const [part] = understand(text, { ...options, ...(knows && { knows }) }).parts;
			return [part?.label, part?.slip];
		};
		expect(first('lawer in Leeds')).toEqual(['lawyer', 'lawer']);
		expect(first('lower leeds')).toEqual(['Leeds', undefined]);
		expect(first('lawer', (form) => form === 'lawer')).toEqual(['lawer', undefined]);
	});

	it('lets a word that no table has order, where something else decides', () => {
		const { parts, loose } = read('data zebra');
		expect(parts.map(({ label }) => label)).toEqual(['data']);
		expect(loose.map(({ label }) => label)).toEqual(['zebra']);
		const both = understand('data zebra', { dictionary, today, knows: () => true });
		expect(both.parts.map(({ label }) => label)).toEqual(['data', 'zebra']);
	});

	it('reads a text in quotation marks word by word', () => {
		const { exact, parts } = read(asExactWords('data “in” Leeds'));
		expect(exact).toBe(true);
		expect(parts.map(({ label }) => label)).toEqual(['data', 'in', 'Leeds']);
		expect(parts.every((part) => 'topic' in part)).toBe(true);
	});

	it('leaves the rest as it was typed where a part is taken out', () => {
		const text = 'Part-time  DATA internship leeds, data';
		const without = (label: string) => {
			const part = read(text).parts.find((one) => one.label === label);
			return part && withoutPart(text, part);
		};
		expect(without('Leeds')).toBe('Part-time DATA internship , data');
		expect(without('DATA')).toBe('Part-time internship leeds');
	});
});

const anyText = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 300 }),
	fc.string({ maxLength: 300 }),
	fc
		.array(
			fc.constantFrom(
				...'not no except nor data scientist law in leeds london or remote second year closing under 20 hours full time from june summer 2027 placement year £15 an hour visa sponsorship student 8 weeks c++ it IT acountant zebra, next to at most least reading months part-time'.split(
					' ',
				),
			),
			{ maxLength: 25 },
		)
		.map((words) => words.join(' ')),
);

describe('words that no internship has', () => {
	const words = ['data', 'loom'];
	const texts = {
		has: (form: string) => words.includes(form),
		beginningWith: (letters: string) => words.filter((word) => word.startsWith(letters)),
	};
	it.each([
		['zebra loom', ['zebra']],
		['zebra law leeds data', ['zebra']],
		['leeds zebra', ['zebra']],
		['leeds loo', []],
		['"law zebra"', ['law', 'zebra']],
	])('of %s are %j', (text, expected) => {
		const understood = understand(text, { dictionary, today, knows: texts.has, heads: () => true });
		const parts = readOf(text, understood, today, texts)?.parts ?? [];
		expect(parts.flatMap(({ label, nowhere }) => (nowhere ? [label] : []))).toEqual(expected);
	});
});

describe('any text', () => {
	it('is read without an error, in bounds', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const { parts } = read(text);
				expect(parts.length).toBeLessThanOrEqual(12);
				for (const part of parts) {
					expect(part.label).not.toBe('');
					expect(withoutPart(text.slice(0, 400), part).length).toBeLessThan(text.length + 1);
				}
			}),
			{ numRuns: 1_000 },
		);
	});

	it('reads the same again in its canonical words', () => {
		const canonicalText = ({ parts, exact }: Understood) =>
			exact
				? `"${parts.map(({ label }) => label).join(' ')}"`
				: parts.map(({ label, or }, at) => (at === 0 ? '' : or ? ' or ' : '; ') + label).join('');
		// By the tables and rules alone: what is learned judges each sentence anew.
		const read = (some: string) => understand(some, { dictionary, today });
		const meaning = (some: string) =>
			read(some).parts.map((part) => ('filter' in part ? part.filter : part.topic));
		fc.assert(
			fc.property(anyText, (text) => {
				const canonical = canonicalText(read(text));
				expect(meaning(canonical)).toEqual(meaning(text));
				expect(canonicalText(read(canonical))).toBe(canonical);
			}),
			{ numRuns: 1_000 },
		);
	});

	it.each([
		['10,000 letters', 'x'.repeat(10_000)],
		['a word a thousand times', 'data '.repeat(1_000)],
		['forty filters', 'leeds 20 hours june '.repeat(14)],
		['a regular expression', '(a+)+$ [^]* \\d{1,9999} ((((((((('],
		['SQL', "'; drop table public.internships; --"],
		['right to left', '\u202eadata\u202c هندسة עבודה'],
		['many numbers', '1 '.repeat(200)],
		['one long number', '1'.repeat(400)],
		['numbers that nothing divides', 'onetwo'.repeat(60)],
	])('%s is read quickly', (_, text) => {
		// Of the processor: on a busy machine others have their turn meanwhile.
		const before = process.cpuUsage();
		expect(read(text).parts.length).toBeLessThanOrEqual(12);
		expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
	});
});
