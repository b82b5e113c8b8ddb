import dictionary from 'dictionary-en-gb';

/** Bits for each word: of a hundred thousand words that are none, some five pass for one. */
const BITS_PER_WORD = 24;
const HASHES = 8;

/**
 * The words of a Hunspell dictionary, with their endings, as bits: 300 kB for a hundred thousand words. A word that is in
 * it is always found; one that is not, almost never.
 */
class WordSet {
	readonly #bits: Uint8Array;
	readonly #size: number;

	constructor(words: ReadonlySet<string>) {
		this.#size = words.size * BITS_PER_WORD;
		this.#bits = new Uint8Array(Math.ceil(this.#size / 8));
		for (const word of words)
			for (const bit of this.#places(word)) {
				const at = bit >> 3;
				this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (bit & 7));
			}
	}

	has = (word: string): boolean => {
		for (const bit of this.#places(word))
			if (((this.#bits[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
		return true;
	};

	/** FNV-1a and a second hash, in steps of which the others are made. */
	*#places(word: string): Generator<number> {
		let [one, two] = [0x811c9dc5, 0x9747b28c];
		for (let at = 0; at < word.length; at += 1) {
			const code = word.charCodeAt(at);
			one = Math.imul(one ^ code, 0x01000193);
			two = Math.imul(two ^ code, 0x5bd1e995) ^ (two >>> 13);
		}
		for (let step = 0; step < HASHES; step += 1)
			yield (((one >>> 0) + step * (two >>> 0)) % this.#size) | 0;
	}
}

type Rule = { strip: string; add: string; fits: RegExp };
type Affixes = { prefixes: Map<string, Rule[]>; suffixes: Map<string, Rule[]> };

/** The endings and beginnings of a Hunspell file: "SFX S y ies [^aeiou]y". */
function affixesIn(text: string): Affixes {
	const affixes: Affixes = { prefixes: new Map(), suffixes: new Map() };
	for (const line of text.split('\n')) {
		const [, kind, flag = '', strip = '', added = '', when = ''] =
			/^([PS]FX) (\S+) (\S+) ([^\s/]+)\S* (\S+)/.exec(line.replace(/\s+/g, ' ')) ?? [];
		if (!kind) continue;
		const isPrefix = kind === 'PFX';
		const rule: Rule = {
			strip: strip === '0' ? '' : strip,
			add: added === '0' ? '' : added,
			fits: new RegExp(isPrefix ? `^${when}` : `${when}$`),
		};
		const rules = isPrefix ? affixes.prefixes : affixes.suffixes;
		rules.set(flag, [...(rules.get(flag) ?? []), rule]);
	}
	return affixes;
}

/** Every word of a Hunspell dictionary in small letters, without apostrophes. */
function wordsOf(lines: string, { prefixes, suffixes }: Affixes): Set<string> {
	const words = new Set<string>();
	const add = (word: string) => words.add(word.toLowerCase().replace(/['’-]/g, ''));
	for (const line of lines.split('\n')) {
		const [stem = '', flags = ''] = line.trim().split('/');
		if (stem === '') continue;
		const forms = [stem];
		for (const flag of flags)
			for (const { strip, add: ending, fits } of suffixes.get(flag) ?? [])
				if (fits.test(stem)) forms.push(stem.slice(0, stem.length - strip.length) + ending);
		for (const form of forms) add(form);
		for (const flag of flags)
			for (const { strip, add: beginning, fits } of prefixes.get(flag) ?? [])
				for (const form of forms) if (fits.test(form)) add(beginning + form.slice(strip.length));
	}
	return words;
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

let words: WordSet | undefined;

/** Whether British English has a word, by the dictionary of the package dictionary-en-gb; names of places and peoples too. */
export function isWord(word: string): boolean {
	words ??= new WordSet(wordsOf(textOf(dictionary.dic), affixesIn(textOf(dictionary.aff))));
	return words.has(word);
}
