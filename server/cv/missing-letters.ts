import { linesOf } from '#schema/students/cv.ts';
import type { MissingLetters } from '#schema/students/missing-letters.ts';
import { fieldLabels } from '#schema/students/profile-labels.ts';
import type { SentProfile } from '#schema/students/student-profile.ts';
import { printedOnly, unprinted } from './printed-text.ts';

type Lists = Pick<SentProfile, 'education' | 'experience' | 'projects'>;

/** What a CV of this profile cannot print, field by field; a name that is there in Latin letters too is no loss. */
export function missingLetters(profile: SentProfile): MissingLetters[] {
	const { about, skills } = fieldLabels;
	const missing: MissingLetters[] = [];
	const look = (
		section: MissingLetters['section'],
		field: string,
		text: string | null,
		entry: number | null = null,
	) => {
		const letters = unprinted(text ?? '');
		if (letters.length > 0) missing.push({ section, field, entry, letters });
	};
	for (const [member, label] of entriesOf(about))
		if (member !== 'name' || !profile.latin_name) look('about', label, profile[member]);
	const lookAtList = <Section extends keyof Lists>(section: Section) => {
		const labels = Object.entries(fieldLabels[section]);
		for (const [at, entry] of profile[section].entries())
			for (const [member, label] of labels) {
				const text = (entry as Record<string, string | null>)[member] ?? null;
				look(section, label, member === 'details' ? linesOf(text).join('') : text, at + 1);
			}
	};
	lookAtList('education');
	lookAtList('experience');
	lookAtList('projects');
	look('skills', skills.skills, profile.skills.join(''));
	look('skills', skills.language, profile.languages.map(({ language }) => language).join(''));
	return missing;
}

/** Whether nothing of a name could be printed. */
export const leavesNoName = (name: string): boolean =>
	/\p{L}/u.test(name) && !/\p{L}/u.test(printedOnly(name));

const entriesOf = <Labels extends object>(labels: Labels) =>
	Object.entries(labels) as [keyof Labels, string][];
