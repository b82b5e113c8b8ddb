import { type FacetName, optionsOf } from '#schema/internships/search-facets.ts';
import { startMonths } from '#schema/internships/start-months.ts';
import { dayNumber } from '#schema/london-day.ts';
import { slugOf } from '#schema/normal-form.ts';
import { add, type Bits, emptyBits, grown, has, remove } from './bits.ts';
import { type Facts, hourlyPayOf, optionsFor } from './facts.ts';

const NO_DEADLINE = 0x7fffffff;
const NO_MONTH = -1;
/** Sets that are made when they are asked for. */
const MOST_MADE = 64;

/**
 * The open internships of this moment as sets of numbers: one set for each option of a facet, and a column
 * each for what is compared. About 200 bytes for each internship.
 */
export class FacetIndex {
	size = 1_024;
	/** Of all internships that there have been in it, open or not. */
	highest = 0;
	#open = emptyBits(this.size);
	readonly #options = new Map<string, Bits>();
	readonly #made = new Map<string, Bits>();
	readonly #companies = new Map<string, Set<number>>();
	#companyOf: (string | undefined)[] = [];
	#deadlines = new Int32Array(this.size);
	#pay = new Float64Array(this.size);
	#published = new Float64Array(this.size);
	#startMonth = new Int32Array(this.size);
	#startInYear = new Uint16Array(this.size);

	set(facts: Facts): void {
		const { number } = facts;
		if (number >= this.size) this.#grow(number);
		this.highest = Math.max(this.highest, number);
		this.#made.clear();
		this.#forget(number);
		if (facts.status !== 'open') return;
		add(this.#open, number);
		for (const [facet, values] of Object.entries(optionsFor(facts)))
			for (const value of values) add(this.#option(`${facet}:${value}`), number);
		this.#setColumns(facts);
		this.#join(slugOf(facts.company), number);
	}

	/**
	 * A copy of those from this number on, which becomes 0 there: it takes as little time as they are few.
	 * @param first a multiple of 32
	 */
	from(first: number): FacetIndex {
		const part = new FacetIndex();
		const end = Math.max(first, (this.highest | 31) + 1);
		const words = (bits: Bits) => bits.slice(first / 32, end / 32);
		part.size = end - first;
		part.highest = this.highest - first;
		part.#open = words(this.#open);
		for (const [key, bits] of this.#options) part.#options.set(key, words(bits));
		part.#deadlines = this.#deadlines.slice(first, end);
		part.#pay = this.#pay.slice(first, end);
		part.#published = this.#published.slice(first, end);
		part.#startMonth = this.#startMonth.slice(first, end);
		part.#startInYear = this.#startInYear.slice(first, end);
		for (const [at, company] of this.#companyOf.slice(first, end).entries())
			if (company !== undefined) part.#join(company, at);
		return part;
	}

	/** Those that are open on that day. */
	open(today: string): Bits {
		const day = dayNumber(today);
		return this.#make(`open:${today}`, (number) => (this.#deadlines[number] ?? 0) >= day);
	}

	/** Those of an option of a facet. */
	option(facet: FacetName, value: string): Bits {
		if (facet === 'pay') return this.#paidAtLeast(Number(value));
		if (facet === 'start') return this.#startingIn(value);
		return this.#option(`${facet}:${value}`);
	}

	company(slug: string): Bits {
		const bits = emptyBits(this.size);
		for (const number of this.#companies.get(slug) ?? []) add(bits, number);
		return bits;
	}

	/** Pounds; NaN in another currency. */
	pay = (number: number): number => this.#pay[number] ?? Number.NaN;

	/** Milliseconds since 1970. */
	published = (number: number): number => this.#published[number] ?? 0;

	/** Days since 1970; the largest number without a deadline. */
	deadline = (number: number): number => this.#deadlines[number] ?? NO_DEADLINE;

	isOpen = (number: number): boolean => has(this.#open, number);

	#setColumns(facts: Facts): void {
		const { number } = facts;
		this.#deadlines[number] = facts.deadline ? dayNumber(facts.deadline) : NO_DEADLINE;
		this.#pay[number] = hourlyPayOf(facts) ?? Number.NaN;
		this.#published[number] = Date.parse(facts.published_at);
		const months = startMonths(facts.starts_on, facts.starts);
		this.#startMonth[number] = typeof months === 'string' ? monthNumber(months) : NO_MONTH;
		this.#startInYear[number] =
			typeof months === 'string' ? 0 : months.reduce((all, month) => all | (1 << (month - 1)), 0);
	}

	#paidAtLeast(pay: number): Bits {
		const listed = optionsOf('pay', '').some(({ value }) => Number(value) === pay);
		const isPaid = (number: number) => (this.#pay[number] ?? 0) >= pay;
		return listed ? this.#make(`pay:${pay}`, isPaid) : this.#select(isPaid);
	}

	#startingIn(value: string): Bits {
		const month = monthNumber(value);
		const inYear = 1 << (month % 12);
		return this.#make(
			`start:${value}`,
			(number) =>
				this.#startMonth[number] === month || ((this.#startInYear[number] ?? 0) & inYear) !== 0,
		);
	}

	#option(key: string): Bits {
		const known = this.#options.get(key);
		if (known) return known;
		const bits = emptyBits(this.size);
		this.#options.set(key, bits);
		return bits;
	}

	/** Kept until an internship changes. */
	#make(key: string, isIn: (number: number) => boolean): Bits {
		const known = this.#made.get(key);
		if (known) return known;
		if (this.#made.size >= MOST_MADE) this.#made.clear();
		const bits = this.#select(isIn);
		this.#made.set(key, bits);
		return bits;
	}

	#select(isIn: (number: number) => boolean): Bits {
		const bits = emptyBits(this.size);
		for (let number = 0; number < this.size; number += 1)
			if (has(this.#open, number) && isIn(number)) add(bits, number);
		return bits;
	}

	#join(company: string, number: number): void {
		this.#companyOf[number] = company;
		const numbers = this.#companies.get(company) ?? new Set();
		this.#companies.set(company, numbers.add(number));
	}

	#forget(number: number): void {
		remove(this.#open, number);
		for (const bits of this.#options.values()) remove(bits, number);
		const company = this.#companyOf[number];
		if (company === undefined) return;
		const numbers = this.#companies.get(company);
		numbers?.delete(number);
		if (numbers?.size === 0) this.#companies.delete(company);
		this.#companyOf[number] = undefined;
	}

	#grow(number: number): void {
		this.size = 2 ** Math.ceil(Math.log2(number + 1));
		this.#open = grown(this.#open, this.size);
		for (const [key, bits] of this.#options) this.#options.set(key, grown(bits, this.size));
		this.#deadlines = withRoom(this.#deadlines, new Int32Array(this.size));
		this.#pay = withRoom(this.#pay, new Float64Array(this.size));
		this.#published = withRoom(this.#published, new Float64Array(this.size));
		this.#startMonth = withRoom(this.#startMonth, new Int32Array(this.size));
		this.#startInYear = withRoom(this.#startInYear, new Uint16Array(this.size));
	}
}

function withRoom<Column extends { set(from: ArrayLike<number>): void }>(
	from: ArrayLike<number>,
	column: Column,
): Column {
	column.set(from);
	return column;
}

/** @param month "2027-06" @returns months since the year 0 */
const monthNumber = (month: string): number =>
	Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
