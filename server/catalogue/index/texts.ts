import type { Dictionary } from '#schema/internships/understanding/concepts.ts';
import { formOf, partsIn, typingErrors } from '#schema/internships/understanding/words.ts';

/** Where a word stands. An internship with a word is one number: its own, and a bit for each of these. */
export const IN = {
	title: 1,
	company: 2,
	sector: 4,
	place: 8,
	requirement: 16,
	description: 32,
	benefit: 64,
} as const;
export const FIELD_BITS = 7;

/** The texts of an internship, by where they stand. */
export type SearchedTexts = Partial<Record<keyof typeof IN, string>>;

const FIELDS = Object.entries(IN);
const MOST_SIMILAR = 3;
const MOST_BEGINNINGS = 200;
/** Kept forms of words, by how they are written, so that each is folded once. */
const MOST_FORMS = 50_000;

type Phrases = Pick<Dictionary, 'phrases' | 'phraseStarts' | 'longest'>;

/** Which open internships have which words; 4 bytes for each word of each. */
export class Texts {
	readonly #postings = new Map<string, Postings>();
	readonly #dictionary: Phrases;
	/** 1 for each internship that has words here. */
	#kept = new Uint8Array();
	readonly #forms = new Map<string, string>();

	/** @param dictionary its phrases are several words in a row, written as one, that are looked up together */
	constructor(dictionary: Phrases) {
		this.#dictionary = dictionary;
	}

	/** Takes in what has changed; an internship without texts is left out from now on. */
	replace(changed: readonly { number: number; texts: SearchedTexts | null }[]): void {
		const highest = changed.reduce((most, { number }) => Math.max(most, number), 0);
		if (highest >= this.#kept.length) this.#grow(highest);
		const outdated = new Set(
			changed.map(({ number }) => number).filter((number) => this.#kept[number] === 1),
		);
		if (outdated.size > 0)
			for (const postings of this.#postings.values()) postings.remove(outdated);
		for (const { number, texts } of changed) {
			this.#kept[number] = texts ? 1 : 0;
			if (texts) this.#add(number, texts);
		}
	}

	/** Numbers with the bits of their fields; empty where no internship has it. */
	postingsOf = (form: string): Int32Array => this.#postings.get(form)?.all() ?? new Int32Array();

	has = (form: string): boolean => (this.#postings.get(form)?.length ?? 0) > 0;

	/** Words that begin so. */
	beginningWith(letters: string): string[] {
		const found: string[] = [];
		for (const form of this.#postings.keys()) {
			if (form.startsWith(letters) && this.has(form) && !this.#dictionary.phrases.has(form))
				found.push(form);
			if (found.length === MOST_BEGINNINGS) break;
		}
		return found;
	}

	/** The words with the fewest typing errors. */
	similarTo(typed: string): string[] {
		const errors = [...this.#postings.keys()].flatMap((form): [string, number][] => {
			const count = typingErrors(typed, form) + (form[0] === typed[0] ? 0 : 0.5);
			return Number.isFinite(count) && this.has(form) ? [[form, count]] : [];
		});
		const least = Math.min(...errors.map(([, count]) => count));
		return errors
			.flatMap(([form, count]) => (count === least ? [form] : []))
			.slice(0, MOST_SIMILAR);
	}

	#add(number: number, texts: SearchedTexts): void {
		const { phrases, phraseStarts, longest } = this.#dictionary;
		const found = new Map<string, number>();
		const note = (form: string, bit: number) => found.set(form, (found.get(form) ?? 0) | bit);
		for (const [field, bit] of FIELDS) {
			const text = texts[field as keyof typeof IN];
			const forms = text ? this.#formsIn(text) : [];
			for (const [at, form] of forms.entries()) {
				note(form, bit);
				if (!phraseStarts.has(form)) continue;
				let joined = form;
				for (let next = at + 1; next < Math.min(forms.length, at + longest); next += 1) {
					joined += forms[next];
					if (phrases.has(joined)) note(joined, bit);
				}
			}
		}
		for (const [form, bits] of found) {
			const postings = this.#postings.get(form) ?? new Postings();
			this.#postings.set(form, postings);
			postings.add(number * 2 ** FIELD_BITS + bits);
		}
	}

	#formsIn(text: string): string[] {
		return partsIn(text).map((part) => {
			const known = this.#forms.get(part);
			if (known !== undefined) return known;
			if (this.#forms.size >= MOST_FORMS) this.#forms.clear();
			const form = formOf(part);
			this.#forms.set(part, form);
			return form;
		});
	}

	#grow(highest: number): void {
		const kept = new Uint8Array(2 ** Math.ceil(Math.log2(highest + 2)));
		kept.set(this.#kept);
		this.#kept = kept;
	}
}

/** A list of whole numbers that grows. */
class Postings {
	#cells = new Int32Array(2);
	length = 0;

	add(value: number): void {
		if (this.length === this.#cells.length) {
			const more = new Int32Array(Math.ceil(this.length * 1.5) + 1);
			more.set(this.#cells);
			this.#cells = more;
		}
		this.#cells[this.length] = value;
		this.length += 1;
	}

	all = (): Int32Array => this.#cells.subarray(0, this.length);

	remove(numbers: ReadonlySet<number>): void {
		let kept = 0;
		for (let at = 0; at < this.length; at += 1) {
			const value = this.#cells[at] ?? 0;
			if (numbers.has(value >> FIELD_BITS)) continue;
			this.#cells[kept] = value;
			kept += 1;
		}
		this.length = kept;
	}
}
