import { monthWords } from '#schema/students/cv.ts';
import type { ProposedAbout } from '#schema/students/cv-proposals.ts';
import { fieldLabels } from '#schema/students/profile-labels.ts';
import { STUDY_LEVELS } from '#schema/students/profile-levels.ts';
import {
	hasOtherLetters,
	LATIN_NAME,
	type StudentProfile,
} from '#schema/students/student-profile.ts';
import { type Proposal, plain } from './proposal.ts';

type AboutField = keyof ProposedAbout;
const ABOUT: [AboutField, label: string][] = [
	['name', fieldLabels.about.name],
	['headline', fieldLabels.about.headline],
	['phone', fieldLabels.about.phone],
	['town', fieldLabels.about.town],
	['university', fieldLabels.about.university],
	['course', fieldLabels.about.course],
	['level', 'Level'],
	['graduation', 'Graduation'],
];

/** A name in Latin letters beside one in others goes into the field for it. */
export function aboutProposals(read: ProposedAbout, profile: StudentProfile): Proposal[] {
	const isLatin = hasOtherLetters(profile.name) && LATIN_NAME.test(read.name ?? '');
	return ABOUT.flatMap(([member, label]): Proposal[] => {
		const text = read[member];
		if (!text) return [];
		const field = member === 'name' && isLatin ? 'latin_name' : member;
		const now = profile[field];
		if (isSame(member, now, text)) return [];
		return [
			{
				id: `about-${member}`,
				section: 'about',
				label: field === 'latin_name' ? fieldLabels.about.latin_name : label,
				now: now ? [fieldWords(member, now)] : [],
				proposed: [fieldWords(member, text)],
				hasRoom: true,
				value: { ...aboutOf(profile), [field]: text },
			},
		];
	});
}

const isSame = (member: AboutField, now: string | null, text: string): boolean =>
	member === 'phone'
		? (now ?? '').replace(/\D/g, '') === text.replace(/\D/g, '')
		: plain(now) === plain(text);

function fieldWords(member: AboutField, text: string): string {
	if (member === 'graduation') return monthWords(text);
	return member === 'level' ? (STUDY_LEVELS[text as keyof typeof STUDY_LEVELS] ?? text) : text;
}

const aboutOf = ({
	name,
	latin_name,
	headline,
	phone,
	town,
	university,
	course,
	level,
	graduation,
}: StudentProfile) => ({
	name,
	latin_name,
	headline,
	phone,
	town,
	university,
	course,
	level,
	graduation,
});
