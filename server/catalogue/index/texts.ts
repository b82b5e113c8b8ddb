import type { Dictionary } from '#schema/internships/understanding/concepts.ts';
import { formOf, partsIn, typingErrors } from '#schema/internships/understanding/words.ts';
import { FIELD_BITS, HEAD, IN } from './fields.ts';
import { Postings } from './postings.ts';

/** The texts of an internship, by where they stand. */
export type SearchedTexts = Partial<Record<keyof typeof IN, string>>;

const FIELDS = Object.entries(IN);
const MOST_SIMILAR = 3;
const MOST_BEGINNINGS = 200;
/** Kept places of words, by how they are written, so that each is folded once. */
const MOST_PARTS = 50_000;
const MOST_PLACES = 2 ** 26;
const NONE: readonly string[] = [];

/** Which open internships have which words; 4 bytes for each word of each. */
export class Texts {
	/** How many internships have words here. */
	size = 0;
	/** A word or phrase has one place in the lists that follow. */
	readonly #places = new Map<string, number>();
	readonly #words: string[] = [];
	readonly #postings: Postings[] = [];
	/** Where it stands in the texts of the internship that is taken in. */
	#bits = new Uint8Array();
	/** Whether it is the first word of a phrase. */
	readonly #startsPhrase: boolean[] = [];
	/** For two places in a row, as one number: the letters of both where a phrase begins so. */
	readonly #pairs = new Map<number, string | undefined>();
	/** Another one may take its place that has the same phrases. */
	dictionary: Dictionary;
	/** Of phrases: what begins with none of them is not joined further. */
	readonly #beginnings = new Set<string>();
	/** The first two words of the names of companies, written as one. */
	readonly #companies = new Set<string>();
	/** 1 for each internship that has words here. */
	#kept = new Uint8Array();
	readonly #parts = new Map<string, number>();

	/** @param dictionary its phrases are several words in a row, written as one, that are looked up together */
	constructor(dictionary: Dictionary) {
		this.dictionary = dictionary;
		for (const phrase of dictionary.phrases)
			for (let end = 2; end <= phrase.length; end += 1) this.#beginnings.add(phrase.slice(0, end));
	}

	/** Takes in what has changed; an internship without texts is left out from now on. */
	replace(changed: readonly { number: number; texts: SearchedTexts | null }[]): void {
		const highest = changed.reduce((most, { number }) => Math.max(most, number), 0);
		if (highest >= this.#kept.length) this.#kept = grown(this.#kept, highest);
		const outdated = new Set(
			changed.map(({ number }) => number).filter((number) => this.#kept[number] === 1),
		);
		if (outdated.size > 0) for (const postings of this.#postings) postings.remove(outdated);
		for (const { number, texts } of changed) {
			this.size += Number(texts !== null) - (this.#kept[number] ?? 0);
			this.#kept[number] = texts ? 1 : 0;
			if (texts) this.#add(number, texts);
		}
	}

	/** Numbers with the bits of their fields; empty where no internship has it. */
	postingsOf = (form: string): Int32Array => this.#of(form)?.all() ?? new Int32Array();

	has = (form: string): boolean => (this.#of(form)?.length ?? 0) > 0;

	/** Whether a word stands in a title, requirement or the like of an internship. */
	heads = (form: string): boolean => this.#standsIn(form, HEAD);

	/** Whether it stands in a title, or in the name of a company or place. */
	names = (form: string): boolean => this.#standsIn(form, HEAD & ~IN.requirement);

	/** Whether two words in a row, written as one, begin the name of a company that was here. */
	isCompany = (joined: string): boolean => this.#companies.has(joined);

	/** How many internships have all of these words in their title. */
	titled(forms: readonly string[]): number {
		const [first = new Set<number>(), ...others] = forms.map((form) => this.#titledBy(form));
		return [...first].filter((number) => others.every((one) => one.has(number))).length;
	}

	#titledBy(form: string): Set<number> {
		const postings = this.postingsOf(form).filter((posting) => posting & IN.title);
		return new Set(Array.from(postings, (posting) => posting >> FIELD_BITS));
	}

	#standsIn(form: string, fields: number): boolean {
		for (const posting of this.postingsOf(form)) if (posting & fields) return true;
		return false;
	}

	#of = (form: string): Postings | undefined => this.#postings[this.#places.get(form) ?? -1];

	/** Words that begin so; with fields, only those that stand in one of them. */
	beginningWith(letters: string, fields?: number): string[] {
		const forms: string[] = [];
		for (const form of this.#words) {
			if (!form.startsWith(letters) || !this.has(form) || this.dictionary.phrases.has(form))
				continue;
			if (fields === undefined || this.#standsIn(form, fields)) forms.push(form);
			if (forms.length === MOST_BEGINNINGS) break;
		}
		return forms;
	}

	/** The words with the fewest typing errors. */
	similarTo(typed: string): string[] {
		const errors = this.#words.flatMap((form): [string, number][] => {
			const count = typingErrors(typed, form) + (form[0] === typed[0] ? 0 : 0.5);
			return Number.isFinite(count) && this.has(form) ? [[form, count]] : [];
		});
		const least = Math.min(...errors.map(([, count]) => count));
		return errors
			.flatMap(([form, count]) => (count === least ? [form] : []))
			.slice(0, MOST_SIMILAR);
	}

	#add(number: number, texts: SearchedTexts): void {
		const wordPlaces: number[] = [];
		const note = (place: number, bit: number) => {
			const before = this.#bits[place] ?? 0;
			if (before === 0) wordPlaces.push(place);
			this.#bits[place] = before | bit;
		};
		for (const [field, bit] of FIELDS) {
			const text = texts[field as keyof typeof IN];
			const places = text ? partsIn(text).map(this.#placeOfPart) : [];
			if (bit === IN.company && places.length > 1)
				this.#companies.add(
					places
						.slice(0, 2)
						.map((place) => this.#words[place])
						.join(''),
				);
			for (let at = 0; at < places.length; at += 1) {
				const place = places[at] ?? 0;
				note(place, bit);
				if (this.#startsPhrase[place])
					for (const phrase of this.#phrasesAt(places, at)) note(this.#placeOf(phrase), bit);
			}
		}
		for (const place of wordPlaces) {
			this.#postings[place]?.add(number * 2 ** FIELD_BITS + (this.#bits[place] ?? 0));
			this.#bits[place] = 0;
		}
	}

	/** The phrases that begin with a word of a text, written as one. */
	#phrasesAt(places: readonly number[], at: number): readonly string[] {
		const { phrases, longest } = this.dictionary;
		const end = Math.min(places.length, at + longest);
		let joined = at + 1 < end ? this.#pairAt(places, at) : undefined;
		if (joined === undefined) return NONE;
		const matches: string[] = [];
		for (let next = at + 2; this.#beginnings.has(joined); next += 1) {
			if (phrases.has(joined)) matches.push(joined);
			if (next >= end) break;
			joined += this.#words[places[next] ?? 0];
		}
		return matches;
	}

	/** Looked up by number: most words that may begin a phrase are followed by one that does not go on with it. */
	#pairAt(places: readonly number[], at: number): string | undefined {
		const [first = 0, second = 0] = [places[at], places[at + 1]];
		const pair = first * MOST_PLACES + second;
		if (this.#pairs.has(pair)) return this.#pairs.get(pair);
		if (this.#pairs.size >= MOST_PARTS) this.#pairs.clear();
		const letters = `${this.#words[first]}${this.#words[second]}`;
		const joined = this.#beginnings.has(letters) ? letters : undefined;
		this.#pairs.set(pair, joined);
		return joined;
	}

	/** A part of a text as it is written has the place of its form. */
	#placeOfPart = (part: string): number => {
		const cached = this.#parts.get(part);
		if (cached !== undefined) return cached;
		if (this.#parts.size >= MOST_PARTS) this.#parts.clear();
		const place = this.#placeOf(formOf(part));
		this.#parts.set(part, place);
		return place;
	};

	#placeOf(form: string): number {
		const existing = this.#places.get(form);
		if (existing !== undefined) return existing;
		const place = this.#words.push(form) - 1;
		this.#places.set(form, place);
		this.#postings.push(new Postings());
		this.#startsPhrase.push(this.dictionary.phraseStarts.has(form));
		if (place >= this.#bits.length) this.#bits = grown(this.#bits, place);
		return place;
	}
}

function grown(cells: Uint8Array, highest: number) {
	const more = new Uint8Array(2 ** Math.ceil(Math.log2(highest + 2)));
	more.set(cells);
	return more;
}
