import { type Line, textOf, trimmed, wordsIn } from './cv-text.ts';
import { headingKind, isInCapitals } from './words/headings.ts';
import { isOrganisation, isRole, isSchool } from './words/job-words.ts';
import { isPlace, townIn } from './words/places.ts';

/** How much larger a name is than the text, at least; and where that alone is sure, without an address that confirms it. */
const NAME_SIZE = 1.2;
const SURE_SIZE = 1.5;
/** A name stands among the first lines. */
const FIRST_LINES = 12;

const TITLE = /curriculum|vitae|r[eé]sum[eé]|lebenslauf|europass|^cv$/iu;
/** Words that are no part of a name, but may stand in large letters at the head of a CV. */
const NO_NAME =
	/(?<!\p{L})(?:graduate|undergraduate|postgraduate|bsc|msc|phd|science|engineering|development|design|business|marketing|finance|data|software|portfolio|application|profile|personal|details|contact|summary|your|name|here)(?!\p{L})/iu;
/** Two to five words of letters, or a name in Chinese, Japanese or Korean letters. */
const NAME =
	/^(?:\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Lu}[\p{L}\p{M}.'’-]*|de|da|do|dos|das|del|della|di|van|von|der|den|bin|binti|al|el|la|le|ben|y)){1,5}|[\p{sc=Han}\p{sc=Hangul}]{2,4})$/u;

/**
 * The name of the person: the largest of the first lines, or the first line if their address confirms it.
 * @param body the size of most letters of the CV
 */
export function nameIn(lines: readonly Line[], body: number, email: string): string | null {
	const first = lines.slice(0, FIRST_LINES);
	const largest = Math.max(...first.map(({ size }) => size));
	const large = first.filter(({ size }) => size > largest - 0.5);
	if (largest >= NAME_SIZE * body && (large.length === 1 || areTwoNames(large))) {
		const name = large.every(({ parts }) => parts.length === 1)
			? asName(large.map(textOf).join(' '))
			: null;
		if (name && (largest >= SURE_SIZE * body || isConfirmed(name, email))) return name;
	}
	const [line] = first.filter((one) => !TITLE.test(textOf(one)));
	const name = line && line.parts.length === 1 ? asName(textOf(line)) : null;
	return name && isConfirmed(name, email) ? name : null;
}

/** Whether an address has a word of the name. */
const isConfirmed = (name: string, email: string): boolean =>
	wordsIn(name).some((word) => word.length > 2 && lettersOf(email).includes(lettersOf(word)));

/** Whether the name is divided into two lines: "Mei" and "Tan". */
const areTwoNames = (lines: readonly Line[]): boolean =>
	lines.length === 2 &&
	lines.every((line) => wordsIn(textOf(line)).length <= 2 && !isPlace(textOf(line)));

const lettersOf = (text: string) =>
	text
		.split('@', 1)
		.join('')
		.normalize('NFKD')
		.replace(/[^\p{L}]/gu, '')
		.toLowerCase();

const DEGREES_AFTER =
	/(?: (?:B\.?Sc|M\.?Sc|B\.?Eng|M\.?Eng|B\.?Tech|M\.?Tech|MBA|CFA|ACCA|Ph\.?D)\.?)+$/;

/** A name without degrees after it, and in small letters where it is in capitals; null if it is none. */
function asName(text: string): string | null {
	const [before = ''] = text.split(/[,|(–—]/);
	const plain = trimmed(before)
		.replace(/^(?:Mr|Mrs|Ms|Miss|Dr)\.? /, '')
		.replace(DEGREES_AFTER, '')
		.replace(/(?<=\p{L}{3})\.$/u, '');
	const isOther =
		TITLE.test(plain.replaceAll(' ', '')) ||
		NO_NAME.test(plain) ||
		headingKind(plain) !== null ||
		isRole(plain) ||
		isOrganisation(plain) ||
		isSchool(plain);
	if (!NAME.test(plain) || isOther) return null;
	// "J O H N" may be one word or more.
	if (wordsIn(plain).every((word) => word.length === 1)) return null;
	return isInCapitals(plain) && /\p{sc=Latin}/u.test(plain) ? capitalised(plain) : plain;
}

/** "ANNE-MARIE O'NEIL" is "Anne-Marie O'Neil". Of "MCDONALD" nobody knows: it is left as it is. */
const capitalised = (name: string): string =>
	/(?:^| )MA?C\p{Lu}{3}/u.test(name)
		? name
		: name.replace(
				/\p{L}[\p{L}\p{M}]*/gu,
				// The small letter of a Turkish İ has a dot of its own.
				(word) => word.charAt(0) + word.slice(1).toLocaleLowerCase('en').replaceAll('i̇', 'i'),
			);

/** The line under the name that says what the person is: "Data science student". */
export function headlineIn(lines: readonly Line[], name: string | null): string | null {
	const first = lines.slice(0, FIRST_LINES);
	const words = wordsIn((name ?? '').toLowerCase());
	const at = first.findLastIndex((line) => {
		const text = textOf(line).toLowerCase();
		return (
			words.length > 0 && words.some((word) => wordsIn(text).includes(word)) && !/@/.test(text)
		);
	});
	const line = at < 0 ? undefined : first[at + 1];
	if (!line || line.parts.length > 1 || line.isPoint) return null;
	const text = trimmed(textOf(line));
	const count = wordsIn(text).length;
	const isPlain =
		!/applied|position|post for/i.test(text) &&
		!/[@\d:;.!?]|https?|www/.test(text) &&
		!isSchool(text) &&
		!isInCapitals(text);
	const isHeadline = isPlain && isRole(text) && headingKind(text) === null;
	return isHeadline && count >= 2 && count <= 12 ? text : null;
}

const PHONE = /(?<![\p{L}\p{N}/._+-])\(?(?:\+|00)?\(?\d[\d\s().-]{7,20}\d(?![\p{N}/_-])/gu;

/** The one telephone number among the lines of contact. */
export function phoneIn(lines: readonly Line[]): string | null {
	const numbers = lines.flatMap((line) =>
		line.parts.flatMap((part) =>
			[...part.matchAll(PHONE)].map(([number]) => number.replace(/\s+/g, ' ').trim()),
		),
	);
	const phoneNumbers = numbers.filter((number) => {
		const figures = number.replace(/\D/g, '').length;
		// "0 1 1 3" may be a number of something else, and a postcode may stand before one.
		const isOther = /^\d(?: \d){3}|\d{4} ?\(|^\(?0?00/.test(number) && !/^00[1-9]/.test(number);
		return figures >= 9 && figures <= 15 && /^(?:\+|00|\(?0|\(\+)/.test(number) && !isOther;
	});
	const different = new Set(phoneNumbers.map((number) => number.replace(/\D/g, '')));
	return different.size === 1 ? (phoneNumbers[0] ?? null) : null;
}

const LABEL =
	/^(?:address|location|based in|home address|current address|adresse|wohnort|ort)\s*:?\s*/iu;

/** The one town among the lines of contact. */
export function townInLines(lines: readonly Line[]): string | null {
	// "University of York, York" is where somebody studies.
	const addresses = lines.filter((line) => !isSchool(textOf(line)));
	const towns = addresses.flatMap((line) =>
		line.parts.flatMap((part) => townIn(part.replace(LABEL, '')) ?? []),
	);
	return new Set(towns).size === 1 ? (towns[0] ?? null) : null;
}
