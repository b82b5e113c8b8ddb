import { sectionTitles } from './profile-labels.ts';
import type { ProfileSection } from './student-profile.ts';

/** Letters of a field that a CV as PDF cannot print. */
export type MissingLetters = {
	section: ProfileSection;
	/** What the field is called. */
	field: string;
	/** Which entry of a list, from 1; null where there is one field only. */
	entry: number | null;
	/** Each once, in their order; at least one. */
	letters: string[];
};

/** The most letters that are named of a field. */
const NAMED = 12;

/** "Experience 2, Organisation: 腾 讯" */
export function missingWords({ section, field, entry, letters }: MissingLetters): string {
	const place = entry === null ? field : `${sectionTitles[section]} ${entry}, ${field}`;
	const named = letters.slice(0, NAMED).map(nameOf).join(' ');
	return `${place}: ${named}${letters.length > NAMED ? ' …' : ''}`;
}

/** Private letters of symbol fonts look different everywhere: their number says more. */
const nameOf = (letter: string) =>
	/[\p{Co}\p{Cn}]/u.test(letter)
		? `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
		: letter;
