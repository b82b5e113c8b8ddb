import * as v from 'valibot';
import {
	type CvProposals,
	nothingProposed,
	type ProposedAbout,
} from '#schema/students/cv-proposals.ts';
import { type Education, MOST, profileSections } from '#schema/students/student-profile.ts';
import { headlineIn, nameIn, phoneIn, townInLines } from './about.ts';
import { type CvText, type Line, textOf } from './cv-text.ts';
import { languagesIn } from './languages.ts';
import { linesIn } from './lines.ts';
import { ownLinks } from './links.ts';
import { bodySize, linesOfKind, sectionsIn } from './sections.ts';
import { skillsIn } from './skills.ts';
import { type Study, studiesIn } from './studies.ts';
import { levelOf, subjectOf } from './words/degrees.ts';
import type { Kind } from './words/headings.ts';
import { jobsIn, projectsIn } from './work.ts';

/** With fewer letters than this a file is a picture with some words. */
const LEAST_LETTERS = 40;

/**
 * What a CV says for the fields of a profile. What is not sure is left out: a wrong proposal costs more than a field that one
 * fills in by hand.
 * @param today ISO date: a course that has not ended by then is the present one
 */
export function proposalsOf(text: CvText, today: string): CvProposals {
	const lines = linesIn(text);
	const letters = lines
		.map(textOf)
		.join('')
		.replace(/[^\p{L}]/gu, '').length;
	if (letters < LEAST_LETTERS) return nothingProposed(false);
	const sections = sectionsIn(lines);
	const each = (kind: Kind) => sections.filter((one) => one.kind === kind).map((one) => one.lines);
	const top = linesOfKind(sections, 'top');
	const contact = linesOfKind(sections, 'top', 'contact');
	const studies = each('education').flatMap(studiesIn);
	const present = presentOf(studies, today);
	const skills = linesOfKind(sections, 'skills');
	// "Languages: Python, SQL" is a list of skills.
	const spoken = skills.filter(
		(line) => /^languages?(?: spoken)?\s*:/i.test(textOf(line)) && languagesIn([line]).length > 0,
	);
	return valid({
		has_text: true,
		about: { ...personIn(top, contact, bodySize(lines)), ...(present && courseOf(present, today)) },
		education: studies.filter((study) => study !== present).map(entryOf),
		experience: each('experience').flatMap(jobsIn),
		projects: each('projects').flatMap(projectsIn),
		skills: skillsIn(
			...each('skills').map((lines) => lines.filter((line) => !spoken.includes(line))),
		),
		languages: languagesIn([...linesOfKind(sections, 'languages'), ...spoken]),
		links: ownLinks(text.links, contact.map(textOf).join('\n')),
	});
}

function personIn(top: readonly Line[], contact: readonly Line[], body: number): ProposedAbout {
	const [email = ''] = /[^\s<>()|,;]+@[^\s<>()|,;]+/.exec(contact.map(textOf).join('\n')) ?? [];
	const name = nameIn(top, body, email);
	return withoutNull({
		name,
		headline: headlineIn(top, name),
		phone: phoneIn(contact),
		town: townInLines(contact),
	});
}

/** The one course that has not ended; null where none or several have not, or where it is no course of a university. */
function presentOf(studies: readonly Study[], today: string): Study | null {
	const [one, ...others] = studies.filter(({ from, to, isExpected }) => {
		if (to === null) return from !== null;
		const now = today.slice(0, to.length);
		return to > now || (isExpected && to === now);
	});
	const level = one?.qualification ? levelOf(one.qualification) : null;
	return one && others.length === 0 && level !== null ? one : null;
}

/** What a profile says of the present course. */
function courseOf({ school, qualification, to }: Study, today: string): ProposedAbout {
	const degree = qualification ?? '';
	const isMonth = to !== null && to.length === 7 && to >= today.slice(0, 7);
	return withoutNull({
		university: school,
		course: subjectOf(degree),
		level: levelOf(degree),
		graduation: isMonth ? to : null,
	});
}

const entryOf = ({ school, qualification, from, to, details }: Study): Education => ({
	school,
	qualification,
	from,
	to,
	details,
});

const withoutNull = (values: ProposedAbout): ProposedAbout =>
	Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as ProposedAbout;

/** What a profile can hold of it: texts of the lengths that its fields have, and as many entries. */
function valid(read: CvProposals): CvProposals {
	const { about, education, experience, projects, skills, links } = profileSections;
	const fields: Record<string, v.GenericSchema> = about.entries;
	const holds = (schema: v.GenericSchema, value: object) => v.is(schema, value);
	return {
		...read,
		about: Object.fromEntries(
			Object.entries(read.about).filter(([member, value]) => {
				const field = fields[member];
				return field !== undefined && v.is(field, value);
			}),
		) as ProposedAbout,
		education: read.education
			.filter((entry) => holds(education, { education: [entry] }))
			.slice(0, MOST.education),
		experience: read.experience
			.filter((entry) => holds(experience, { experience: [entry] }))
			.slice(0, MOST.experience),
		projects: read.projects
			.filter((entry) => holds(projects, { projects: [entry] }))
			.slice(0, MOST.projects),
		skills: read.skills
			.filter((skill) => holds(skills, { skills: [skill], languages: [] }))
			.slice(0, MOST.skills),
		languages: read.languages
			.filter((language) => holds(skills, { skills: [], languages: [language] }))
			.slice(0, MOST.languages),
		links: read.links.filter((link) => holds(links, { links: [link] })).slice(0, MOST.links),
	};
}
