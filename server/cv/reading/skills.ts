import { limits } from '#schema/limits.ts';
import { folded, type Line, textOf, trimmed, wordsIn } from './cv-text.ts';
import { joined } from './entries.ts';
import { isLanguage } from './languages.ts';
import { periodIn } from './periods.ts';
import { headingKind } from './words/headings.ts';

/** A skill has at most four words: what is longer tells something. */
const MOST_WORDS = 4;

/** Words that say how well something is done, and others that are no skill alone. */
const NO_SKILLS = new Set(
	'etc|and|or|advanced|intermediate|basic|beginner|expert|proficient|proficiency|fluent|native|familiar|familiar with|experienced|good|very good|excellent|strong|working knowledge|knowledge|languages|programming|programming languages|frameworks|libraries|tools|technologies|software|databases|other|others|soft skills|hard skills|technical|technical skills|skills|years|level|certifications|interests|hobbies|driving licence|full uk driving licence|uk driving licence'.split(
		'|',
	),
);

const LEVEL_AFTER =
	/\s*(?:[-–—:(]\s*)?\(?\b(?:advanced|intermediate|basic|beginner|expert|proficient|fluent|native|good|excellent|familiar|working knowledge|\d+\+? years?)\)?$|\s*\d{1,3}\s?%$/i;

/** The skills that a section names in lists, or one in each line. Sentences are left out. */
export function skillsIn(section: readonly Line[]): string[] {
	const skills = new Map<string, string>();
	for (const text of wholeLines(section)) {
		if (NO_SKILLS_FOLLOW.test(LABEL.exec(text)?.[0] ?? '')) continue;
		const parts = partsOf(withoutLabel(text));
		// A text that has commas is no list.
		if (parts.some((part) => wordsIn(trimmed(part)).length > MOST_WORDS + 1)) continue;
		for (const part of parts) {
			const skill = trimmed(part.replace(LEVEL_AFTER, '').replace(/^(?:and|&) /i, ''));
			if (isSkill(skill) && !skills.has(folded(skill))) skills.set(folded(skill), skill);
		}
	}
	return [...skills.values()];
}

/** Lines as they were typed: a list that fills the width of a line goes on in the next one. */
function wholeLines(section: readonly Line[]): string[] {
	const whole: string[] = [];
	let before: Line | undefined;
	for (const line of section) {
		const text = line.parts.join(' | ');
		const isFull = before !== undefined && isAlmostFull(before);
		const isList = /[,;]/.test(before ? textOf(before) : '');
		const goesOn = !line.isPoint && ((isFull && isList) || /[,;&]$/.test(whole.at(-1) ?? ''));
		if (goesOn && !LABEL.test(text)) whole.push(joined(whole.pop() ?? '', text));
		else whole.push(text);
		before = line;
	}
	return whole;
}

/** The share of a line that stays empty where the next word had no room. */
const EMPTY = 0.12;
const isAlmostFull = ({ start, end, edge }: Line): boolean => edge - end < EMPTY * (edge - start);

/** "Programming: " before a list */
const LABEL = /^[\p{Lu}][\p{L}\s&/()-]{1,40}:\s*/u;
const withoutLabel = (text: string): string => text.replace(LABEL, '');
/** Labels of lists that stand among skills and are none. */
const NO_SKILLS_FOLLOW =
	/interest|hobb|activit|award|achiev|certif|licen|reference|education|course|volunteer|nationality|availab/i;

/** The parts of a list, between commas and other signs that stand outside of brackets. */
function partsOf(text: string): string[] {
	const parts: string[] = [''];
	let depth = 0;
	for (const letter of text) {
		if (letter === '(') depth += 1;
		if (letter === ')') depth -= 1;
		if (depth <= 0 && /[,;|•·●▪]/.test(letter)) parts.push('');
		else parts[parts.length - 1] += letter;
	}
	return parts;
}

function isSkill(text: string): boolean {
	const words = wordsIn(text);
	const open = text.split('(').length - text.split(')').length;
	return (
		/^[\p{L}\p{N}.]/u.test(text) &&
		/\p{L}/u.test(text) &&
		text.length <= Math.min(limits.skill, 45) &&
		words.length <= MOST_WORDS &&
		open === 0 &&
		!/[.!?:;“”"@]$|[:;!?“”"@]|https?/.test(text) &&
		!NO_SKILLS.has(folded(text)) &&
		!isLanguage(text) &&
		headingKind(text) === null &&
		periodIn(text) === null &&
		!/(?<!\p{L})(?:and|with|using|for|the|my|in|to|a|an|of the|ability|able|experience|knowledge)$|^(?:with|using|for|the|my|in|to|a|an|ability|able|i|experienced?|knowledge|strong|good|excellent|including|such as|e\.g)(?!\p{L})/iu.test(
			text,
		)
	);
}
