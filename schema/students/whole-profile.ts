import * as v from 'valibot';
import { savedVersion } from '#schema/saved-version.ts';
import type { MissingLetters } from './missing-letters.ts';
import {
	PROFILE_SECTIONS,
	type ProfileSection,
	profileSections,
	type StudentProfile,
} from './student-profile.ts';

/** The student's uploaded CV, without its content. */
export type UploadedCv = {
	name: string;
	bytes: number;
	/** False for a scan and for other pictures of text, which programs and screen readers cannot read. */
	has_text: boolean;
	/** ISO, with the time; another upload has another. */
	updated_at: string;
};

/** The largest CV that can be uploaded, in bytes: 5 MB. */
export const LARGEST_CV = 5 * 1024 * 1024;
export const CV_TOO_LARGE =
	'This file is larger than 5 MB. Save it with smaller pictures, and choose it again.';

/** A student's profile as they read it themselves. */
export type WholeProfile = {
	profile: StudentProfile;
	/** How often each section was saved; 0 where one is missing. */
	versions: Partial<Record<ProfileSection, number>>;
	/** ISO, with the time; null while nothing is saved. */
	updated_at: string | null;
	cv: UploadedCv | null;
	/** What a CV as PDF cannot print of it. */
	missing: MissingLetters[];
};

const saveOf = <Section extends ProfileSection>(section: Section) =>
	v.strictObject({
		section: v.literal(section),
		/** The version that the student has seen. */
		expected: savedVersion(0),
		value: profileSections[section],
	});

/** One section as it was typed. */
export const savedSection = v.variant(
	'section',
	PROFILE_SECTIONS.map((section) => saveOf(section)) as [
		ReturnType<typeof saveOf>,
		...ReturnType<typeof saveOf>[],
	],
);
export type SavedSection = v.InferOutput<typeof savedSection>;
