import type { CvProposals } from '#schema/students/cv-proposals.ts';
import { fieldLabels } from '#schema/students/profile-labels.ts';
import { LANGUAGE_LEVELS } from '#schema/students/profile-levels.ts';
import { MOST, type StudentProfile } from '#schema/students/student-profile.ts';
import { type Proposal, plain, said } from './proposal.ts';

export const skillProposals = (
	{ skills: read }: CvProposals,
	{ skills, languages }: StudentProfile,
): Proposal[] =>
	read
		.filter((skill) => !skills.some((one) => plain(one) === plain(skill)))
		.map((skill) => ({
			id: `skill-${plain(skill)}`,
			section: 'skills',
			label: 'Skill',
			now: null,
			proposed: [skill],
			hasRoom: skills.length < MOST.skills,
			value: { skills: [...skills, skill], languages },
		}));

export function languageProposals(
	{ languages: read }: CvProposals,
	{ skills, languages }: StudentProfile,
): Proposal[] {
	return read.flatMap((language): Proposal[] => {
		const at = languages.findIndex((one) => plain(one.language) === plain(language.language));
		const before = languages[at];
		if (before && (before.level !== null || language.level === null)) return [];
		const whole = before ? { ...before, level: language.level } : language;
		const list = before ? languages.with(at, whole) : [...languages, whole];
		return [
			{
				id: `language-${plain(language.language)}`,
				section: 'skills',
				label: fieldLabels.skills.language,
				now: before ? languageWords(before) : null,
				proposed: languageWords(whole),
				hasRoom: list.length <= MOST.languages,
				value: { skills, languages: list },
			},
		];
	});
}

const languageWords = ({ language, level }: StudentProfile['languages'][number]): string[] =>
	said(language, level && LANGUAGE_LEVELS[level]);

export const linkProposals = (
	{ links: read }: CvProposals,
	{ links }: StudentProfile,
): Proposal[] =>
	read
		.filter((link) => !links.some((one) => pageOf(one) === pageOf(link)))
		.map((link) => ({
			id: `link-${pageOf(link)}`,
			section: 'links',
			label: 'Address',
			now: null,
			proposed: [link],
			hasRoom: links.length < MOST.links,
			value: { links: [...links, link] },
		}));

const pageOf = (address: string): string =>
	plain(address)
		.replace(/^https?:\/\/(?:www\.)?/, '')
		.replace(/\/$/, '');
