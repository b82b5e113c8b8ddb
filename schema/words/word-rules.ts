import { AGE_WORDS } from './age-words.ts';
import { ATTRIBUTE_WORDS } from './attribute-words.ts';
import { CHOICE_WORDS } from './choice-words.ts';
import { CIRCUMSTANCE_WORDS } from './circumstance-words.ts';
import { CONTACT_WORDS } from './contact-words.ts';
import { COST_WORDS } from './cost-words.ts';
import { DOCUMENT_WORDS } from './document-words.ts';
import { ELSEWHERE_WORDS } from './elsewhere-words.ts';
import { LABEL_WORDS } from './label-words.ts';
import { MONEY_WORDS } from './money-words.ts';
import { ORIGIN_WORDS } from './origin-words.ts';
import { PAY_WORDS } from './pay-words.ts';
import { PAYER_WORDS } from './payer-words.ts';
import { PERSONAL_WORDS } from './personal-words.ts';
import { type PlainText, plainText, reversed, withoutDigits } from './plain-text.ts';
import { SEX_WORDS } from './sex-words.ts';
import { TOPIC_WORDS } from './topic-words.ts';
import { UNPAID_WORDS } from './unpaid-words.ts';
import {
	type Frame,
	WORD_KINDS,
	type WordAnswer,
	type WordKind,
	type WordRule,
} from './word-rule.ts';

/** Words that were looked for. */
export type FoundWords = {
	kind: WordKind;
	answer: WordAnswer;
	/** As they are written in the text, without characters that nobody sees. */
	found: string;
	/** Why they cannot stay, or what is asked, and what to write in their place. */
	advice: string;
};

const RULES = [
	...PAY_WORDS,
	...AGE_WORDS,
	...SEX_WORDS,
	...ORIGIN_WORDS,
	...PERSONAL_WORDS,
	...CHOICE_WORDS,
	...LABEL_WORDS,
	...ATTRIBUTE_WORDS,
	...CONTACT_WORDS,
	...ELSEWHERE_WORDS,
	...MONEY_WORDS,
	...DOCUMENT_WORDS,
	...PAYER_WORDS,
	...COST_WORDS,
	...UNPAID_WORDS,
	...CIRCUMSTANCE_WORDS,
	...TOPIC_WORDS,
];
/** A right-to-left override: what follows is read from its end. */
const TURNED = /[\u202d\u202e]/;

/** A digit or sign between letters may stand for a letter: "w0men". */
const MIXED = /\p{L}[013457$@!]\p{L}/u;

/** Looks at whole sentences. */
export type Judge = {
	/** The sentences of a text that are probably never right, and what the answer is where a rule has words in the sentence too. */
	finds: (text: string) => readonly (FoundWords & { withRule: WordAnswer })[];
	/** Whether a sentence is surely right, whatever words of rules are in it. */
	clears: (sentence: string) => boolean;
	/** Whether its writer is asked where a rule about this refuses words of it, as such rules are too often wrong about such sentences. */
	doubts: (sentence: string, kind: WordKind) => boolean;
};

/** Beside the rules: a server has one (`server/words/judge.ts`), which is too large for a browser. */
let judge: Judge | undefined;

/** @param given left out, the rules are alone again */
export function judgeBy(given?: Judge): void {
	judge = given;
	known.clear();
}

/** Of a text in whole sentences, and not of a name, what the judge finds where no rule has found as much. */
function judged(text: string, kinds: readonly WordKind[], byRules: FoundWords[]): FoundWords[] {
	if (!judge || !kinds.includes('personal')) return [];
	const isTold = (one: FoundWords) =>
		byRules.some(
			({ answer, found }) =>
				(answer === 'refused' || answer === one.answer) && one.found.includes(found),
		);
	return judge
		.finds(text)
		.map(({ withRule, ...one }) =>
			byRules.some(({ found }) => one.found.includes(found)) ? { ...one, answer: withRule } : one,
		)
		.filter((one) => kinds.includes(one.kind) && !isTold(one));
}

/**
 * The first words for each advice, in the order of the rules, and the sentences of the judge after them. Its time grows with the
 * length of the text and no faster; the first call of a process takes longer, as each rule is compiled when it is used first.
 * @param kinds the rules that apply to this text
 */
export const foundWords = (text: string, kinds: readonly WordKind[] = WORD_KINDS): FoundWords[] =>
	firstOfEach(text, kinds, RULES);

/** What the writer of a text is told of: what is marked is for staff alone. */
const TOLD = RULES.filter(({ answer }) => answer !== 'marked');

function firstOfEach(
	text: string,
	kinds: readonly WordKind[],
	rules: readonly WordRule[],
	/** The text with what the rules are not to see. */
	whole = text,
): FoundWords[] {
	const readings = readingsOf(text);
	const found = new Map<string, FoundWords>();
	for (const rule of rules) {
		if (!kinds.includes(rule.kind) || found.get(rule.advice)?.answer === 'refused') continue;
		const first = firstOf(rule, readings);
		const before = found.get(rule.advice);
		if (first && (!before || first === harder(before, first) || first.answer === 'refused'))
			found.set(rule.advice, { kind: rule.kind, ...first, advice: rule.advice });
	}
	const byRules = [...found.values()];
	return [...byRules, ...judged(whole, kinds, byRules)];
}

function readingsOf(text: string): PlainText[] {
	const plain = plainText(text);
	return [
		plain,
		...(TURNED.test(text) ? [reversed(plain)] : []),
		...(MIXED.test(plain.words) ? [withoutDigits(plain)] : []),
	];
}

/** Those that no text may have. @param kinds the rules that apply to this text */
export const forbiddenWords = (
	text: string,
	kinds: readonly WordKind[] = WORD_KINDS,
): FoundWords[] => firstOfEach(text, kinds, TOLD).filter(({ answer }) => answer === 'refused');

type Advice = { refused: string | undefined; asked: string | undefined };

/** What was said of so many texts: lines of an import have many in common, and a form asks again at each key. */
const MOST_KNOWN = 200;
const known = new Map<string, Advice>();

function adviceFor(text: string): Advice {
	const before = known.get(text);
	if (before) return before;
	const found = firstOfEach(text, WORD_KINDS, TOLD);
	const of = (answer: WordAnswer) => adviceOn(found.filter((one) => one.answer === answer));
	const advice = { refused: of('refused'), asked: of('asked') };
	const [oldest] = known.size < MOST_KNOWN ? [] : known.keys();
	if (oldest !== undefined) known.delete(oldest);
	known.set(text, advice);
	return advice;
}

/**
 * The same, with rules that apply to this kind of text alone.
 * @param whole the text with what the rules are not to see
 */
export const foundWithMore = (
	text: string,
	kinds: readonly WordKind[],
	more: readonly WordRule[],
	whole: string,
): FoundWords[] => firstOfEach(text, kinds, [...RULES, ...more], whole);

/** What some rules alone find in a text, also in sentences that are surely right otherwise. */
export function foundBy(rules: readonly WordRule[], text: string): FoundWords[] {
	const readings = readingsOf(text);
	return rules.flatMap((rule) => {
		const first = firstOf(rule, readings);
		return first ? [{ kind: rule.kind, ...first, advice: rule.advice }] : [];
	});
}

/** A text without the sentences that are surely right, where somebody judges them. */
export const withoutCleared = (text: string): string =>
	judge === undefined
		? text
		: text
				.split(SENTENCE_ENDS)
				.filter((sentence) => !judge?.clears(sentence.trim()))
				.join(' ');

/** After a sentence; a line is one too. */
const SENTENCE_ENDS = /(?<=\n|[.!?]["”’')]{0,4}\s)/;

/** What the writer of a text is told of it; undefined where all words may stay. @param kinds the rules that apply to it */
export const wordAdvice = (text: string, kinds?: readonly WordKind[]): string | undefined =>
	kinds ? adviceOn(forbiddenWords(text, kinds)) : adviceFor(text).refused;

/** What the writer of a text is asked, as its words are wrong in most texts and right in some; undefined where nothing is. */
export const wordQuestion = (text: string): string | undefined => adviceFor(text).asked;

/** Each advice, once where one find is a part of another. */
function adviceOn(words: FoundWords[]): string | undefined {
	if (words.length === 0) return undefined;
	const isPart = (one: string) =>
		words.some(({ found }) => found.length > one.length && found.includes(one));
	return words
		.filter(({ found }) => !isPart(found))
		.map(({ found, advice }) => `“${found}”: ${advice}`)
		.join(' ');
}

function firstOf(rule: WordRule, readings: PlainText[]): Found | undefined {
	const { words, except, unless, askedIf, answer = 'refused' } = rule;
	let softer: Found | undefined;
	for (const reading of readings) {
		const { words: text, written } = reading;
		for (const match of text.matchAll(words)) {
			if (except?.test(match[0])) continue;
			const [from, to] = [match.index, match.index + match[0].length];
			if (rule.frames) {
				const framed = inFrame(rule.frames, text, from, to, askedIf);
				if (!framed) continue;
				const one = judgedAnswer(rule.kind, framed.answer, reading, from, to);
				const found = { found: written(framed.from, framed.to), answer: one };
				if (one === 'refused') return found;
				softer = harder(softer, found);
				continue;
			}
			const sentence = unless || askedIf ? sentenceAt(text, from, to) : '';
			if (unless?.test(sentence)) continue;
			const isAsked = answer === 'refused' && askedIf?.test(sentence);
			const byRule = isAsked ? 'asked' : answer;
			const one = judgedAnswer(rule.kind, byRule, reading, from, to);
			const found = { found: written(from, to), answer: one };
			if (one === byRule) return found;
			softer = harder(softer, found);
		}
	}
	return softer;
}

type Found = Pick<FoundWords, 'found' | 'answer'>;

/** Of what is not refused: what the writer is asked about stands before what only staff see. */
const harder = (one: Found | undefined, other: Found): Found =>
	one === undefined || (one.answer === 'marked' && other.answer === 'asked') ? other : one;

/** What remains of an answer where somebody judges the sentence: what a rule refuses is asked about in one, and staff look at it in another. */
function judgedAnswer(
	kind: WordKind,
	answer: WordAnswer,
	{ line }: PlainText,
	from: number,
	to: number,
): WordAnswer {
	if (answer !== 'refused' || !judge) return answer;
	const written = line(from, to);
	const sentence = sentenceAt(written.text, written.from, written.to, LONGEST_SENTENCE).trim();
	if (judge.clears(sentence)) return 'marked';
	return judge.doubts(sentence, kind) ? 'asked' : 'refused';
}

/** Of a text the sentences with what a rule alone would refuse and a server does not: a browser, which judges none, is told of them. */
export function clearedIn(text: string): string[] {
	const own = judge;
	if (!own) return [];
	const cleared = new Set<string>();
	const noted = (sentence: string, isMet: boolean) => {
		if (isMet) cleared.add(sentence);
		return isMet;
	};
	judge = {
		finds: () => [],
		clears: (sentence) => noted(sentence, own.clears(sentence)),
		doubts: (sentence, kind) => noted(sentence, own.doubts(sentence, kind)),
	};
	try {
		firstOfEach(text, WORD_KINDS, TOLD);
	} finally {
		judge = own;
	}
	return [...cleared];
}

/** The first frame that refuses words, or else the first that fits. */
function inFrame(
	frames: readonly Frame[],
	text: string,
	from: number,
	to: number,
	askedIf: RegExp | undefined,
): { from: number; to: number; answer: WordAnswer } | undefined {
	const [before, after] = [sentenceBefore(text, from), text.slice(to, to + REACH)];
	const sentence = sentenceAt(text, from, to);
	let asked: { from: number; to: number; answer: WordAnswer } | undefined;
	for (const frame of frames) {
		const [head, tail] = [frame.before?.exec(before), frame.after?.exec(after)];
		if ((frame.before && !head) || (frame.after && !tail) || frame.unless.test(sentence)) continue;
		const isAsked = frame.answer === 'refused' && askedIf?.test(sentence);
		const found = {
			from: from - (head?.[0].length ?? 0),
			to: to + (tail?.[0].length ?? 0),
			answer: isAsked ? ('asked' as const) : frame.answer,
		};
		if (found.answer === 'refused') return found;
		asked ??= found;
	}
	return asked;
}

/** How far a sentence is looked at before and after the words that were found, which keeps the time linear. */
const REACH = 160;

/** So far before and after words their sentence may reach that is judged as a whole. */
const LONGEST_SENTENCE = 500;

/** What stands before a place in its sentence; "…" where that is longer than one looks back. */
function sentenceBefore(text: string, from: number): string {
	const start = Math.max(0, from - REACH);
	const parts = text.slice(start, from).split(/[.!?\n•](?=\s|$)/);
	return `${start > 0 && parts.length === 1 ? '…' : ''}${parts.at(-1)}`;
}

function sentenceAt(text: string, from: number, to: number, reach = REACH): string {
	const before = text.slice(Math.max(0, from - reach), from).split(/[.!?\n•](?=\s|$)/);
	const [after = ''] = text.slice(to, to + reach).split(/[.!?\n•](?=\s|$)/, 1);
	return `${before.at(-1)}${text.slice(from, to)}${after}`;
}
