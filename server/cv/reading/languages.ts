import type { SectionValue } from '#schema/students/student-profile.ts';
import { folded, type Line, trimmed } from './cv-text.ts';

type Language = SectionValue<'skills'>['languages'][number];
type Level = Language['level'];

/** The names of languages, folded: of English, and of their own. */
const NAMES = new Set(
	'afrikaans|albanian|amharic|arabic|armenian|azerbaijani|azeri|basque|belarusian|bengali|bosnian|british sign language|bulgarian|burmese|cantonese|catalan|chinese|croatian|czech|danish|dari|dutch|english|estonian|farsi|filipino|finnish|flemish|french|galician|georgian|german|greek|gujarati|hausa|hebrew|hindi|hungarian|icelandic|igbo|indonesian|irish|italian|japanese|kannada|kazakh|khmer|korean|kurdish|latin|latvian|lithuanian|luxembourgish|macedonian|malay|malayalam|maltese|mandarin|mandarin chinese|marathi|mongolian|nepali|norwegian|pashto|persian|polish|portuguese|punjabi|romanian|russian|serbian|shona|sinhala|slovak|slovenian|somali|spanish|swahili|swedish|tagalog|tamil|telugu|thai|tigrinya|turkish|twi|ukrainian|urdu|uzbek|vietnamese|welsh|wolof|xhosa|yoruba|zulu|deutsch|englisch|franzosisch|spanisch|italienisch|francais|anglais|allemand|espagnol|italiano|inglese|francese|tedesco|spagnolo|espanol|ingles|aleman|portugues|polski|angielski|niemiecki|turkce|ingilizce|almanca|русский|английский|українська|англійська|ελληνικα|αγγλικα|中文|英语|普通话|日本語|英語|한국어|영어'
		.split('|')
		.map((name) => folded(name).normalize('NFC')),
);

/** Whether a text is the name of a language alone. */
export const isLanguage = (text: string): boolean =>
	NAMES.has(folded(trimmed(text)).normalize('NFC'));

const LEVELS: [words: RegExp, level: Level][] = [
	[
		/native|mother tongue|first language|bilingual|muttersprach|langue maternelle|maternelle|materno|lengua materna|madrelingua|lingua materna|ojczysty|ana dil|родной|рідна|母语|母語/i,
		'first',
	],
	[
		/fluent|full professional|\bc[12]\b|fließend|verhandlungssicher|courant|bilingue|fluido|fluente|biegl|свободн|вільно|流利/i,
		'fluent',
	],
	[
		/intermediate|conversational|good|(?<!limited )working proficiency|professional working|\bb[12]\b|gute?\b|intermedi|sredn|\borta\b/i,
		'good',
	],
	[
		/basic|beginner|elementary|\ba[12]\b|grundkenntnisse|notions|basico|principiante|podstaw|\btemel\b/i,
		'basic',
	],
];

/** How well a language is known, by the words after it; null where none or several say so. */
function levelIn(words: string): Level {
	const levels = LEVELS.filter(([pattern]) => pattern.test(words)).map(([, level]) => level);
	// "Upper intermediate (B2)" says one thing twice; "native or bilingual proficiency" is one level of LinkedIn.
	const [level = null, ...others] = levels;
	return others.length === 0 || level === 'first' ? level : null;
}

/** The languages that a section names, each with its level where that is sure. */
export function languagesIn(section: readonly Line[]): Language[] {
	const languages = new Map<string, Language>();
	/** The languages without a level of the last line that names any: of several nobody knows which one a level is of. */
	let open: Language[] = [];
	for (const { parts } of section) {
		const text = parts.join(' | ');
		const before = languages.size;
		const levels = new Set<Level>();
		const isMotherTongue = /^mother tongue|^muttersprache/i.test(text);
		for (const part of text.replace(LABEL, labelKept).split(/[,;|•·/]/)) {
			const { name, rest } = divided(part);
			const level = name === null ? levelIn(part) : isMotherTongue ? 'first' : levelIn(rest);
			const [last, ...others] = open;
			if (name !== null && !languages.has(folded(name))) {
				const isFirst = languages.size === before;
				const language = { language: name, level };
				open = [...(isFirst ? [] : open), language].filter((one) => one.level === null);
				languages.set(folded(name), language);
				levels.clear();
			} else if (name === null && level !== null && last && others.length === 0) {
				// A level that stands after or below its language; of several in a line it is none.
				levels.add(level);
				last.level = levels.size === 1 && (last.level ?? level) === level ? level : null;
			}
		}
	}
	return [...languages.values()];
}

const LABEL = /^[\p{L}\s()]{4,40}:\s*(?=\p{Lu})/u;

/** A label such as "Mother tongue: " goes, the name of a language before its level stays. */
const labelKept = (label: string): string =>
	isLanguage(label.replace(/\(.*|:.*/, '')) ? label : '';

/** A part of a list as the name of a language and what is said of it. */
function divided(part: string): { name: string | null; rest: string } {
	const text = trimmed(part);
	const [, name = '', rest = ''] = /^([\p{L}\s]+?)\s*(?:[-–—:(]+\s*(.*)|$)/u.exec(text) ?? [];
	if (isLanguage(name)) return { name: capital(trimmed(name)), rest };
	const [word = '', ...others] = text.split(' ');
	if (isLanguage(word)) return { name: capital(word), rest: others.join(' ') };
	return { name: null, rest: '' };
}

/** "English" of "ENGLISH" and "english". */
const capital = (name: string): string =>
	/^[A-Z\s]+$/.test(name) || /^[a-z]/.test(name)
		? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()
		: name;
