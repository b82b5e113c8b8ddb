import type { SavedSection } from '#schema/students/whole-profile.ts';

/** The sections for which a CV can say something, in their order on the screen. */
export const PROPOSED = [
	'about',
	'education',
	'experience',
	'projects',
	'skills',
	'links',
] as const;
export type ProposedSection = (typeof PROPOSED)[number];

/** What a CV says for one field or entry of a profile, beside what is there. */
export type Proposal = {
	/** Stays the same while others are accepted. */
	id: string;
	section: ProposedSection;
	/** What it is called: "University". */
	label: string;
	/** What the profile says, a line each; null where it would be one more of a list. */
	now: string[] | null;
	proposed: string[];
	/** False where the list of the profile is full. */
	hasRoom: boolean;
	/** The whole section with it. */
	value: SavedSection['value'];
};

/** The same for a reader: without what capitals, marks and spaces change. */
export const plain = (text: string | null | undefined): string =>
	(text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('en');

export const said = (...parts: (string | null)[]): string[] => {
	const words = parts.filter(Boolean).join(', ');
	return words === '' ? [] : [words];
};
