import { describe, expect, it } from 'vitest';
import { emptySearch } from '#schema/internships/internship-search.ts';
import { ownRows, type Row } from '#server/catalogue/judged/judged-queries.ts';
import { indexed, JUDGED_ON, ourSearch } from '#server/catalogue/judged/judged-search.ts';
import { readSearch } from '#server/catalogue/read-search.ts';

const rows = ownRows();
const find = ourSearch(rows);
const { texts } = indexed(rows);
const first = (query: string, count = 3): Row[] => find(query).slice(0, count);
const labels = (query: string): string[] =>
	readSearch({ ...emptySearch, q: query }, JUDGED_ON, texts).parts.map(({ label }) => label);

describe('what one does not want', () => {
	it('is a part of a wanted field of work too', () => {
		for (const { title } of first('tech without programming', 5))
			expect(title).not.toMatch(/developer|programm|software/i);
	});

	it('is a time of the week, behind which a field of work is wanted', () => {
		expect(labels('no weekend work, retail or fashion')).toEqual([
			'not weekend work',
			'retail',
			'fashion',
		]);
		expect(labels('marketing, weekends off')).toEqual(['marketing', 'not weekends']);
		for (const { city } of first('PT job london weekends off')) expect(city).toBe('London');
	});
});

describe('a "not"', () => {
	it('goes on to what stands directly behind it and is of the same field', () => {
		expect(labels('fashion buying, not retail shop floor')).toEqual([
			'fashion buying',
			'not retail',
			'not shop',
		]);
		expect(labels('no coding marketing leeds')).toEqual(['not coding', 'marketing', 'Leeds']);
	});

	it('is a word for what somebody dislikes or cannot pay', () => {
		expect(labels('maths student hates excel')).toEqual(['maths', 'not excel']);
		expect(labels("can't afford London, publishing")).toEqual(['not London', 'publishing']);
	});
});

describe('what somebody says of themselves', () => {
	it.each([
		['I failed my maths gcse, health', ['health']],
		['Ukrainian refugee with permission to work, accounting', ['accounting']],
		['visiting student, law', ['law']],
		['two months between semesters, law', ['about 2 months', 'law']],
		['helping refugees', ['refugees']],
	])('is no field of work: %s', (text, parts) => {
		expect(labels(text)).toEqual(parts);
	});
});

describe('places', () => {
	it('have their stop behind them', () => {
		expect(labels('near Old Trafford tram stop, hospitality')).toEqual(['Trafford', 'hospitality']);
	});

	it('within a wider one say more than it', () => {
		expect(labels('abroad in asia')).toEqual(['Asia']);
		for (const { city } of first('abroad in asia', 2)) expect(city).toMatch(/Singapore|Hong Kong/);
	});

	it('come first where an internship is, then where it names them', () => {
		const [there, ...others] = first('salford');
		expect(there?.city).toBe('Salford');
		for (const { location, description } of others)
			expect(`${location} ${description}`).toMatch(/salford/i);
	});

	it('lose to the name of a company', () => {
		expect(first('marchmont row', 1)[0]?.company).toBe('Marchmont Row Hotels');
	});
});

describe('words that no table has', () => {
	it('are read in full where they are written short', () => {
		expect(labels('eng bham sept')).toEqual(['engineering', 'Brum', 'September 2027']);
		for (const { kind } of first('cs placement yr')) expect(kind).toBe('placement');
		expect(labels('mrktng in lvrpl')).toEqual(['marketing', 'Liverpool']);
	});

	it('are slips of English before they are endings of another language', () => {
		expect(labels('mecanical enginer birminham')).toEqual(['mechanical engineer', 'Birmingham']);
	});
});

it('A word for who does a work says less than the work before it', () => {
	for (const { sector } of first('wind turbine technician')) expect(sector).toBe('Energy');
	for (const { sector } of first('vet nurse')) expect(sector).toBe('Environment');
});

it('A month behind "from" begins a time that ends with another', () => {
	expect(labels('from june to august, technology')).toEqual(['June to August 2027', 'technology']);
});

it('A filter that nothing satisfies leads to what is nearest', () => {
	const hours = first('one day a week', 5).map((row) => row.hours);
	const fewest = rows.map((row) => row.hours).toSorted((one, other) => one - other);
	expect(hours).toEqual(fewest.slice(0, 5));
});

it('A language may have the word "language" behind it', () => {
	expect(labels('welsh language')).toEqual(['welsh']);
	expect(first('welsh language', 1)[0]?.requirements.join()).toMatch(/Welsh/);
});

it('The last word may be the beginning of a place, though English has it too', () => {
	for (const { city } of first('lee')) expect(city).toBe('Leeds');
	for (const { title } of find('opera')) expect(title).not.toMatch(/operat/i);
});
