import { byForm, type ValuesByForm } from '#schema/internships/option-values.ts';
import { hourlyPayOf, payStepOf } from '#schema/internships/pay-periods.ts';
import { FACETS, type FacetName } from '#schema/internships/search-facets.ts';
import { fewestHours, paidHours } from '#schema/internships/weekly-hours.ts';
import { dayNumber } from '#schema/london-day.ts';
import { slugOf } from '#schema/normal-form.ts';
import { type Facts, facetRules, memoized } from './facts.ts';

const NO_DEADLINE = 0x7fffffff;
/** A deadline that is before every day. */
const NOT_OPEN = -1;
/** Tables of a column that are kept; there are more only where people ask for pay that is no option. */
const MOST_TABLES = 64;

/**
 * All internships of this moment in columns, by their number: about 80 bytes for each. What is closed or paused has the
 * deadline `NOT_OPEN`.
 */
export class Columns {
	/** Of all internships that there have been, open or not. */
	highest = 0;
	/** When any of them last changed, open or not: milliseconds since 1970. */
	changed = 0;
	/** Days since 1970; the largest number without a deadline. */
	deadline = new Int32Array();
	/** Milliseconds since 1970. */
	published = new Float64Array();
	/** Pounds; NaN in another currency. */
	pay = new Float64Array();
	/** The step of the pay in pounds, for the bars of the filter. */
	readonly paySteps = new ValueColumn();
	/** Hours a week; the most and the fewest where they vary. */
	hours = new Float32Array();
	leastHours = new Float32Array();
	/** `paidHours` of each. */
	paidHours = new Float32Array();
	weeks = new Int32Array();
	readonly company = new ValueColumn();
	/** Their names as they are written. */
	readonly companies = new ValueColumn();
	/** The names by their slugs; of several with one slug the last that was written. */
	readonly companyNames = new Map<string, string>();
	/** Titles without "Intern" and the like. */
	readonly roles = new ValueColumn();
	readonly sectors = new ValueColumn();
	/** Towns of the internships, as they name them. */
	readonly towns = new ValueColumn();
	/** Regions to which remote work is open: "UK", "South Asia". */
	readonly regions = new ValueColumn();
	/** The day on which it begins: days since 1970; 0 where that is agreed. */
	startsOn = new Int32Array();
	#townsByForm = { lists: 0, forms: byForm([]) };
	readonly facets: Record<FacetName, ValueColumn>;

	constructor() {
		const columns = FACETS.map((name) => [name, new ValueColumn(facetRules[name].holds)]);
		this.facets = Object.fromEntries(columns);
	}

	set(facts: Facts): void {
		const { number } = facts;
		if (number >= this.deadline.length) this.#grow(2 ** Math.ceil(Math.log2(number + 1)));
		this.highest = Math.max(this.highest, number);
		this.changed = Math.max(this.changed, Date.parse(facts.updated_at));
		this.deadline[number] = NOT_OPEN;
		if (facts.status !== 'open') return;
		this.deadline[number] = facts.deadline ? dayNumber(facts.deadline) : NO_DEADLINE;
		this.published[number] = Date.parse(facts.published_at);
		const pay = hourlyPayOf(facts);
		this.pay[number] = pay ?? Number.NaN;
		this.paySteps.set(number, pay === null ? [] : [String(payStepOf(pay))]);
		this.hours[number] = facts.hours;
		this.leastHours[number] = fewestHours(facts);
		this.paidHours[number] = paidHours(facts);
		this.weeks[number] = facts.weeks;
		const slug = companySlug(facts.company);
		this.company.set(number, [slug]);
		this.companyNames.set(slug, facts.company);
		this.companies.set(number, [facts.company]);
		this.roles.set(number, [roleOf(facts.title)]);
		this.sectors.set(number, [facts.sector]);
		this.towns.set(number, facts.city === null ? [] : [facts.city]);
		this.regions.set(number, facts.remote === 'remote' ? regionsOf(facts) : []);
		this.startsOn[number] = facts.starts_on ? dayNumber(facts.starts_on) : 0;
		for (const name of FACETS) this.facets[name].set(number, facetRules[name].values(facts));
	}

	/** Made anew where there is another town. */
	townsByForm(): ValuesByForm {
		const { lists } = this.towns;
		if (this.#townsByForm.lists !== lists.length)
			this.#townsByForm = { lists: lists.length, forms: byForm(lists.flat()) };
		return this.#townsByForm.forms;
	}

	/** Whether an internship is open on that day. */
	isOpen = (number: number, day: number): boolean => (this.deadline[number] ?? NOT_OPEN) >= day;

	#grow(size: number): void {
		const closed = new Int32Array(size).fill(NOT_OPEN);
		closed.set(this.deadline);
		this.deadline = closed;
		this.published = copied(this.published, new Float64Array(size));
		this.pay = copied(this.pay, new Float64Array(size));
		this.hours = copied(this.hours, new Float32Array(size));
		this.leastHours = copied(this.leastHours, new Float32Array(size));
		this.paidHours = copied(this.paidHours, new Float32Array(size));
		this.weeks = copied(this.weeks, new Int32Array(size));
		this.startsOn = copied(this.startsOn, new Int32Array(size));
		const named = [
			this.company,
			this.companies,
			this.roles,
			this.sectors,
			this.towns,
			this.regions,
		];
		const columns = [...named, this.paySteps, ...Object.values(this.facets)];
		for (const column of columns) column.grow(size);
	}
}

const companySlug = memoized((company: string) => company, slugOf);

/** "Data Analyst" of "Data Analyst Intern" */
const roleOf = (title: string) =>
	title.replace(/ (?:intern(?:ship)?|placement|program(?:me)?)$/i, '');

/** "Remote, UK and South Asia"; other remote work is done in the UK. */
const regionsOf = memoized(
	({ texts }: Facts) => texts?.place ?? '',
	({ texts, country }): readonly string[] => {
		const [, words = 'UK'] = /^Remote, (.+)$/.exec(texts?.place ?? '') ?? [];
		const [regions = 'UK'] = words.split(` ${country}`);
		return regions.split(/, | and /);
	},
);

type Holds = (values: readonly string[], option: string) => boolean;

/** A column of lists of words: each list that occurs is kept once, and a cell has its place. */
export class ValueColumn {
	cells = new Int32Array();
	readonly lists: (readonly string[])[] = [];
	readonly #places = new Map<string, number>();
	readonly #tables = new Map<string, Uint8Array>();
	readonly #holds: Holds;

	constructor(holds: Holds = (values, option) => values.includes(option)) {
		this.#holds = holds;
	}

	set(number: number, values: readonly string[]): void {
		const key = values.join('\n');
		const place = this.#places.get(key) ?? this.lists.push(values) - 1;
		this.#places.set(key, place);
		this.cells[number] = place;
	}

	/** For each list, by its place: 1 where the option holds. */
	tableOf = (option: string): Uint8Array => {
		const before = this.#tables.get(option);
		if (before?.length === this.lists.length) return before;
		const table = Uint8Array.from(this.lists, (values) => Number(this.#holds(values, option)));
		if (this.#tables.size >= MOST_TABLES) this.#tables.clear();
		this.#tables.set(option, table);
		return table;
	};

	/** The same where one of several options holds. */
	tableOfAny = (options: readonly string[]): Uint8Array => {
		const [only] = options;
		if (only !== undefined && options.length === 1) return this.tableOf(only);
		const tables = options.map((option) => this.tableOf(option));
		return Uint8Array.from(this.lists, (_, place) =>
			Number(tables.some((table) => table[place] === 1)),
		);
	};

	/** Whether a table has a 1 for this internship. */
	has = (table: Uint8Array, number: number): boolean => table[this.cells[number] ?? 0] === 1;

	grow(size: number): void {
		this.cells = copied(this.cells, new Int32Array(size));
	}
}

function copied<Cells extends { set(from: ArrayLike<number>): void }>(
	from: ArrayLike<number>,
	to: Cells,
): Cells {
	to.set(from);
	return to;
}
