import type { ProfileSection } from './student-profile.ts';

/** In their order on the screen. */
export const sectionTitles: Record<ProfileSection, string> = {
	about: 'About you',
	education: 'Education',
	experience: 'Experience',
	projects: 'Projects',
	skills: 'Skills and languages',
	links: 'Links',
	permission: 'Permission to work',
	availability: 'Availability',
};

/** What the fields are called in which one writes freely: for the form, and for what is said about them. */
export const fieldLabels = {
	about: {
		name: 'Full name',
		latin_name: 'Name in Latin letters',
		headline: 'Headline',
		phone: 'Telephone',
		town: 'Town',
		university: 'University',
		course: 'Course',
	},
	education: {
		school: 'School or university',
		qualification: 'Qualification',
		details: 'Details',
	},
	experience: { role: 'Role', organisation: 'Organisation', details: 'What you did' },
	projects: { title: 'Project', details: 'Details' },
	skills: { skills: 'Skills', language: 'Language' },
} as const;
