import { plainText } from '#schema/words/plain-text.ts';
import { hourlyPayOf } from './hourly-pay.ts';

/**
 * What stands for figures and addresses, of which each is new: what kind of one it is, and how large. None begins in the middle of
 * what could be one: the time would grow with the square of a long one.
 */
const NAMED: [RegExp, string | ((text: string) => string)][] = [
	[/\S+/g, (text) => (isAddress(text) ? ' an_address ' : text)],
	[
		/\b(?:https?:\/\/|www\.)\S+|(?<![\w-])-*\w[\w-]*\.(?:example|com|co|org|net|uk|io|me)\b\S*/g,
		' a_link ',
	],
	[/(?<!\S)@\w[\w.]+/g, ' a_handle '],
	[/\bdot (?:example|com|co|org|net|uk)\b/g, ' dot_com '],
	[/(?:\+44|\b0)[ \d()-]{8,13}\d/g, ' a_telephone '],
	[/n't\b/g, ' not'],
	[/£ ?(?:\d[\d,]*(?:\.\d+)?)|\b(?<!\d,*)\d[\d,]*(?:\.\d+)? ?(?:£|pounds?\b|quid\b|gbp\b)/g, money],
	[/\d[\d,.]*/g, figure],
];

/** A sentence with this many words that are not denied ends what a denial reaches. */
const REACH = 5;
const DENIALS = new Set('not no never nobody without none neither nor cannot nothing'.split(' '));

/** Whether something stands before an at-sign and around a full stop behind it, in what has no spaces. */
function isAddress(text: string): boolean {
	const at = text.indexOf('@', 1);
	return at > 0 && text.lastIndexOf('.', text.length - 2) >= at + 2;
}

function money(text: string): string {
	const pounds = Number(text.replace(/[^\d.]/g, ''));
	const size = [12, 25, 150, 1_000].filter((bound) => pounds >= bound).length;
	return ` money money_${size} `;
}

function figure(text: string): string {
	const figures = text.replace(/\D/g, '');
	const size = figures.length === 2 ? `2_${figures[0]}` : Math.min(figures.length, 5);
	return ` figure figure_${size} `;
}

/** The words of a text in small letters. */
function wordsOf(small: string): string[] {
	let text = small;
	for (const [pattern, name] of NAMED)
		text = typeof name === 'string' ? text.replace(pattern, name) : text.replace(pattern, name);
	return text.match(/[\p{L}_]+(?:'\p{L}+)?[\d_]*|[?]/gu) ?? [];
}

/** What stands for a figure, or is a mark: whatever it is, the words around it say the same. */
const FIGURES = /^(?:money|figure|[?]$)/;

/** What is counted of a sentence, each once: words, pairs of them with none or one between, words after a denial, and what it pays an hour. */
export function featuresOf(sentence: string): Set<string> {
	const small = plainText(sentence).words.toLowerCase();
	const words = wordsOf(small);
	const features = new Set([...words, ...hourlyPayOf(small)]);
	let denied = 0;
	let before = '<';
	for (const word of [...words, '>']) {
		features.add(`${before} ${word}`);
		if (denied > 0) features.add(`not:${word}`);
		denied = DENIALS.has(word) ? REACH : denied - 1;
		before = word;
	}
	const apart = words.filter((word) => !FIGURES.test(word));
	for (const [place, word] of apart.slice(2).entries()) features.add(`${apart[place]}…${word}`);
	return features;
}
