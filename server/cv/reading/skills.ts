import { limits } from '#schema/limits.ts';
import { folded, type Line, textOf, trimmed, wordsIn } from './cv-text.ts';
import { joined } from './entries.ts';
import { periodIn } from './periods.ts';
import { headingKind, isInCapitals, mayBeHeading } from './words/headings.ts';
import { ENDS_SKILLS, isNoSkill } from './words/no-skills.ts';

/** A skill has at most four words: what is longer tells something. */
const MOST_WORDS = 4;

const LEVEL_AFTER =
	/\s*(?:[-–—:(]\s*)?\(?\b(?:advanced|intermediate|basic|beginner|expert|proficient|fluent|native|good|excellent|familiar|working knowledge|\d+\+? years?)\)?$|\s*\d{1,3}\s?%$/i;

/** The share of lines with skills that a section has at least: in others, what looks like a skill is a part of something else. */
const LEAST_SHARE = 0.4;

/** The skills that sections name in lists, or one in each line. Sentences are left out. */
export function skillsIn(...sections: (readonly Line[])[]): string[] {
	const skills = new Map<string, string>();
	for (const section of sections) {
		const lines = wholeLines(ofSkills(section)).filter(
			(text) => !NO_SKILLS_FOLLOW.test(LABEL.exec(text)?.[0] ?? ''),
		);
		const skillLists = lines.map(skillsOf);
		const share = skillLists.filter((some) => some.length > 0).length / lines.length;
		if (lines.length > 3 && share < LEAST_SHARE) continue;
		for (const skill of skillLists.flat())
			if (!skills.has(folded(skill))) skills.set(folded(skill), skill);
	}
	return [...skills.values()];
}

/** What stands before the last skill of a list, and a bullet of Word. */
const BEFORE = /^(?:and |& |o (?=\p{Lu}))/u;

/** The skills of one line, if it is a list or a skill. */
function skillsOf(text: string): string[] {
	const parts = partsOf(withoutLabel(text));
	// A text that has commas is no list.
	if (parts.some((part) => wordsIn(trimmed(part)).length > MOST_WORDS + 1)) return [];
	return parts
		.map((part) => trimmed(trimmed(part).replace(LEVEL_AFTER, '').replace(BEFORE, '')))
		.filter(isSkill);
}

/** The lines of a section up to where something else begins under a heading that is not seen. */
function ofSkills(section: readonly Line[]): readonly Line[] {
	const isDated = (line: Line) => (periodIn(textOf(line))?.from ?? null) !== null;
	const end = section.findIndex(
		(line, at) =>
			ENDS_SKILLS.test(textOf(line)) || isDated(line) || (at > 0 && isInnerHeading(line)),
	);
	const line = section[end];
	if (!line) return section;
	// The names of a job or a course stand above its dates too.
	return section.slice(0, isDated(line) ? Math.max(0, end - 2) : end);
}

const isInnerHeading = (line: Line): boolean => {
	const text = textOf(line);
	const isShort = line.parts.length === 1 && wordsIn(text).length > 1;
	return isShort && isInCapitals(text) && mayBeHeading(text) && /\p{Lu}{6}/u.test(text);
};

/** Lines as they were typed: a list that fills the width of a line goes on in the next one. */
function wholeLines(section: readonly Line[]): string[] {
	const whole: string[] = [];
	let before: Line | undefined;
	for (const line of section) {
		const text = line.parts.join(' | ').replace(/ \| :|: \| /g, ': ');
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
		!isNoSkill(text, folded(text)) &&
		// A heading of another column.
		!(wordsIn(text).length > 1 && isInCapitals(text) && /\p{Lu}{6}/u.test(text)) &&
		headingKind(text) === null &&
		periodIn(text) === null &&
		!/(?<!\p{L})(?:and|with|using|for|the|my|in|to|a|an|of the|ability|able|experience|knowledge|et|und|mon|de|du|des|di|del)$|&$|^(?:with|using|for|the|my|in|to|a|an|ability|able|i|experienced?|knowledge|strong|good|excellent|including|such as|e\.g)(?!\p{L})/iu.test(
			text,
		)
	);
}
