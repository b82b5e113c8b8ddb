import * as v from 'valibot';
import { isoDay } from '#schema/iso-day.ts';
import { limits } from '#schema/limits.ts';
import { requiredLine, requiredText } from '#schema/text.ts';
import { LANGUAGE_LEVELS, STUDY_LEVELS } from './profile-levels.ts';
import { workPermission } from './work-permission.ts';

/** How many entries a list may have. */
export const MOST = {
	education: 8,
	experience: 10,
	projects: 6,
	skills: 40,
	languages: 15,
	links: 8,
} as const;

export const MOST_WEEKLY_HOURS = 48;

/** A name in Latin letters; marks and signs between them, no digits. */
export const LATIN_NAME = /^(?=.*\p{sc=Latin})[\p{sc=Latin}\p{sc=Inherited}\s.,'’ʻʼ‘·()‐-]+$/u;

/** Whether a name is written in other letters than Latin ones. */
export const hasOtherLetters = (name: string | null): boolean =>
	/(?!\p{sc=Latin}|\p{sc=Common}|\p{sc=Inherited})\p{L}/u.test(name ?? '');

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];
/** Null where nothing was given; never blank. */
const text = (longest: number) => v.nullable(requiredText(longest));
const line = (longest: number) => v.nullable(requiredLine(longest));
const listOf = <Entry extends v.GenericSchema>(entry: Entry, most: number) =>
	v.pipe(v.array(entry), v.maxLength(most, `has more than ${most} entries`));

/** "2027-06" */
const month = v.pipe(v.string(), v.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'must be a month'));
/** "2027-06", or "2027" alone. */
const monthOrYear = v.pipe(
	v.string(),
	v.regex(/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, 'must be a month or a year'),
);

/** Letters of the Latin alphabet, with the signs that names have. */
const latinName = v.pipe(
	requiredLine(limits.name),
	v.regex(LATIN_NAME, 'must be in Latin letters, as on a passport'),
);

const education = v.strictObject({
	school: line(limits.school),
	qualification: line(limits.qualification),
	from: v.nullable(monthOrYear),
	to: v.nullable(monthOrYear),
	/** One point a line. */
	details: text(limits.educationDetails),
});

export type Education = v.InferOutput<typeof education>;

const experience = v.strictObject({
	role: line(limits.role),
	organisation: line(limits.organisation),
	from: v.nullable(monthOrYear),
	/** Null while it goes on. */
	to: v.nullable(monthOrYear),
	/** One point a line. */
	details: text(limits.experienceDetails),
});

export type Experience = v.InferOutput<typeof experience>;

/** An address that a browser can open. */
const link = v.pipe(
	requiredLine(limits.url),
	v.regex(/^https?:\/\/[^\s/]+\.[^\s/]+/, 'must be the address of a page'),
	v.check((address) => URL.canParse(address), 'must be the address of a page'),
);

const project = v.strictObject({
	title: line(limits.role),
	/** Where it can be seen. */
	link: v.nullable(link),
	/** One point a line. */
	details: text(limits.projectDetails),
});

export type Project = v.InferOutput<typeof project>;

const language = v.strictObject({
	language: line(limits.language),
	level: v.nullable(v.picklist(keysOf(LANGUAGE_LEVELS))),
});

/** The parts of a profile, each saved on its own; their members are the columns of student_profiles. */
export const profileSections = {
	about: v.strictObject({
		name: line(limits.name),
		/** As on the passport, where the name has other letters. */
		latin_name: v.optional(v.nullable(latinName), null),
		headline: v.optional(line(limits.headline), null),
		phone: v.optional(line(limits.phone), null),
		town: v.optional(line(limits.town), null),
		university: line(limits.school),
		course: line(limits.qualification),
		level: v.nullable(v.picklist(keysOf(STUDY_LEVELS))),
		graduation: v.nullable(month),
	}),
	education: v.strictObject({ education: listOf(education, MOST.education) }),
	experience: v.strictObject({ experience: listOf(experience, MOST.experience) }),
	projects: v.strictObject({ projects: listOf(project, MOST.projects) }),
	skills: v.strictObject({
		skills: listOf(requiredLine(limits.skill), MOST.skills),
		languages: listOf(language, MOST.languages),
	}),
	links: v.strictObject({ links: listOf(link, MOST.links) }),
	permission: v.strictObject({ work_permission: v.nullable(workPermission) }),
	availability: v.strictObject({
		earliest_start: v.nullable(isoDay),
		weekly_hours: v.nullable(
			v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_WEEKLY_HOURS)),
		),
	}),
} as const;

export type ProfileSection = keyof typeof profileSections;
export const PROFILE_SECTIONS = Object.keys(profileSections) as ProfileSection[];

/** What one section holds. */
export type SectionValue<Section extends ProfileSection> = v.InferOutput<
	(typeof profileSections)[Section]
>;

/** What an employer may be sent: all but the permission to work. */
export type SentProfile = SectionValue<'about'> &
	SectionValue<'education'> &
	SectionValue<'experience'> &
	SectionValue<'projects'> &
	SectionValue<'skills'> &
	SectionValue<'links'> &
	SectionValue<'availability'>;

export type StudentProfile = SentProfile & SectionValue<'permission'>;

/** What was sent before November 2026 has no telephone number, town, headline, projects or name in Latin letters. */
type AddedColumn = 'latin_name' | 'headline' | 'phone' | 'town' | 'projects';
export const wholeSent = (
	sent: Omit<SentProfile, AddedColumn> & Partial<Pick<SentProfile, AddedColumn>>,
): SentProfile => ({
	latin_name: null,
	headline: null,
	phone: null,
	town: null,
	projects: [],
	...sent,
});

/** A profile with nothing filled in. */
export const emptyProfile: StudentProfile = {
	name: null,
	latin_name: null,
	headline: null,
	phone: null,
	town: null,
	university: null,
	course: null,
	level: null,
	graduation: null,
	education: [],
	experience: [],
	projects: [],
	skills: [],
	languages: [],
	links: [],
	work_permission: null,
	earliest_start: null,
	weekly_hours: null,
};
