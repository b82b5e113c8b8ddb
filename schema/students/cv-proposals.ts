import type { Education, Experience, Project, SectionValue } from './student-profile.ts';

/** The fields of “About you” that a CV can say. The name in Latin letters is one of them only where both are there. */
export type ProposedAbout = Partial<Omit<SectionValue<'about'>, 'latin_name'>>;

/**
 * What a CV says for the fields of a profile, as far as it is sure. It is made of one file, goes to its student, and is kept
 * nowhere.
 */
export type CvProposals = {
	/** False for a scan and for other pictures of text: then nothing is proposed. */
	has_text: boolean;
	about: ProposedAbout;
	education: Education[];
	experience: Experience[];
	projects: Project[];
	skills: string[];
	languages: SectionValue<'skills'>['languages'];
	links: string[];
};

/** Of a file in which nothing can be read. */
export const nothingProposed = (has_text: boolean): CvProposals => ({
	has_text,
	about: {},
	education: [],
	experience: [],
	projects: [],
	skills: [],
	languages: [],
	links: [],
});
