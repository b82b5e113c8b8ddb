import type { TransactionSql } from 'postgres';
import type { NameWarning } from '#schema/employers/employer-decision.ts';

/** Letters of other alphabets and signs that look like a Latin letter, by that letter. */
const LOOK_ALIKES: Record<string, string> = {
	a: 'АаΑαɑ',
	b: 'ВвΒβЬь',
	c: 'СсϹϲ',
	d: 'ԁđ',
	e: 'ЕеΕεЄє',
	g: 'ɡԌ',
	h: 'НнΗһ',
	j: 'ЈјϳͿ',
	k: 'КкΚκĸ',
	// "I", "l" and "1" are one line each.
	l: 'IiІіΙιıӀӏ|ł',
	m: 'МмΜϺ',
	n: 'ΝηПп',
	o: 'ОоΟοσØø',
	p: 'РрΡρ',
	q: 'Ԛԛ',
	r: 'Гг',
	s: 'Ѕѕ',
	t: 'ТтΤτ',
	u: 'υ',
	v: 'νѴѵ',
	w: 'ωԜԝ',
	x: 'ХхΧχ',
	y: 'УуΥγ',
	z: 'Ζ',
	ae: 'æ',
	oe: 'œ',
	ss: 'ß',
	' and ': '&+',
};
const LETTER_OF = new Map(
	Object.entries(LOOK_ALIKES).flatMap(([letter, alike]) =>
		[...alike].map((sign) => [sign, letter]),
	),
);

/** What companies add to their name, with one letter for "i" and "l". */
const FORMS = ['llmlted', 'ltd', 'plc', 'llp', 'llc', 'lnc', 'uk'];

/** Shorter names are often one letter apart. */
const LETTERS_OF_NEAR_NAMES = 6;
const MOST_NAMED = 3;

const folded = (sign: string) => {
	const small = sign.toLowerCase();
	return LETTER_OF.get(sign) ?? LETTER_OF.get(small) ?? small;
};

/**
 * A name as the eye takes it: without case, accents, spaces, signs and the form of the company, and with one letter
 * for all that look alike.
 */
export function skeleton(name: string): string {
	const letters = name
		.normalize('NFKC')
		.normalize('NFKD')
		.replace(/[\p{M}\p{Cf}\p{Cc}.'’]/gu, '')
		.replace(/(?<=\p{L})0|0(?=\p{L})/gu, 'o')
		.replace(/(?<=\p{L})1|1(?=\p{L})/gu, 'l');
	const words =
		[...letters]
			.map(folded)
			.join('')
			.match(/[\p{L}\p{N}]+/gu) ?? [];
	const named = words.filter((word) => !FORMS.includes(word));
	return (named.length > 0 ? named : words).join('').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** Names change seldom, and are read with each list. */
const MOST_KEPT = 20_000;
const kept = new Map<string, string>();

function keptSkeleton(name: string): string {
	const before = kept.get(name);
	if (before !== undefined) return before;
	if (kept.size >= MOST_KEPT) kept.clear();
	const made = skeleton(name);
	kept.set(name, made);
	return made;
}

/** Whether two skeletons are taken for each other: the same, or longer ones with one letter changed. */
function areAlike(one: string, other: string): boolean {
	if (one === other) return one !== '';
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	if (short.length < LETTERS_OF_NEAR_NAMES || long.length - short.length > 1) return false;
	let at = 0;
	while (short[at] === long[at] && at < short.length) at += 1;
	const [here = '', there = ''] = [short[at], long[at]];
	// "Studio 12" and "Studio 13" are two on purpose.
	if (/\p{N}/u.test(there) || (short.length === long.length && /\p{N}/u.test(here))) return false;
	if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
	if (short.slice(at + 1) === long.slice(at + 1)) return true;
	return (
		here === long[at + 1] && there === short[at + 1] && short.slice(at + 2) === long.slice(at + 2)
	);
}

/** Words of one Greek letter are signs: "β-lactams". */
const GREEK_SIGN = /(?<![\p{L}\p{M}])\p{sc=Greek}(?![\p{L}\p{M}])/gu;

/** Whether Latin letters stand beside Cyrillic or Greek ones. */
export function mixesScripts(text: string): boolean {
	const words = text.normalize('NFKC').replace(GREEK_SIGN, '');
	const scripts = [/\p{sc=Latin}/u, /\p{sc=Cyrillic}/u, /\p{sc=Greek}/u];
	return scripts.filter((script) => script.test(words)).length > 1;
}

type NamedCompany = { id: string; company_name: string };

/** Read as a member of staff. */
export const verifiedCompanies = (tx: TransactionSql) =>
	tx<NamedCompany[]>`select id, company_name from public.employers where verified`;

/**
 * Makes the function that says what staff should look at twice in the names of companies.
 * @param verified all verified companies
 */
export function nameWarnings(verified: readonly NamedCompany[]) {
	const entries = verified.map(({ id, company_name }) => ({
		id,
		company: company_name,
		skeleton: keptSkeleton(company_name),
	}));
	/** @param own of the company itself, which may be verified @param texts other texts, such as titles */
	return (own: NamedCompany, texts: readonly string[] = []): NameWarning[] => {
		const mixed = [own.company_name, ...texts].filter(mixesScripts);
		const looksLike = keptSkeleton(own.company_name);
		const alike = entries.filter(
			(other) => other.id !== own.id && areAlike(looksLike, other.skeleton),
		);
		const companies = [...new Set(alike.map(({ company }) => company))].slice(0, MOST_NAMED);
		return [
			...mixed.map((text): NameWarning => ({ kind: 'mixed-scripts', text })),
			...companies.map((company): NameWarning => ({ kind: 'like-verified', company })),
		];
	};
}
