import { describe, expect, it } from 'vitest';
import { type CvProposals, nothingProposed } from '#schema/students/cv-proposals.ts';
import { emptyProfile, MOST, type StudentProfile } from '#schema/students/student-profile.ts';
import { proposalsFor, valueWith } from './proposals.ts';

const read: CvProposals = {
	...nothingProposed(true),
	about: { name: 'Mei Tan', phone: '+44 7700 900123', level: 'master', graduation: '2027-06' },
	experience: [
		{
			role: 'Barista',
			organisation: 'Coffee Corner',
			from: '2024-09',
			to: '2025-06',
			details: 'Served guests\nOpened the shop',
		},
	],
	skills: ['Python', 'SQL'],
	languages: [{ language: 'French', level: 'good' }],
	links: ['https://github.com/mei'],
};
const withProfile = (profile: Partial<StudentProfile>) =>
	proposalsFor(read, { ...emptyProfile, ...profile });
const idsWith = (profile: Partial<StudentProfile>) => withProfile(profile).map(({ id }) => id);

const all = [
	'about-name',
	'about-phone',
	'about-level',
	'about-graduation',
	'experience-0',
	'skill-python',
	'skill-sql',
	'language-french',
	'link-github.com/mei',
];

describe('proposals for a profile', () => {
	it('are all of the CV where the profile is empty, as a reader has them', () => {
		expect(idsWith({})).toEqual(all);
		const [, , level, graduation, job] = withProfile({});
		expect([level?.now, level?.proposed]).toEqual([[], ['Master’s degree']]);
		expect(graduation?.proposed).toEqual(['June 2027']);
		expect([job?.now, job?.proposed]).toEqual([
			null,
			['Barista, Coffee Corner', 'September 2024 – June 2025', 'Served guests', 'Opened the shop'],
		]);
	});

	it('leave out what the profile says already, in other letters or with other signs', () => {
		const existing: Partial<StudentProfile> = {
			name: 'MEI TAN',
			phone: '+44 (7700) 900-123',
			level: 'master',
			graduation: '2027-06',
			experience: read.experience,
			skills: ['python', 'SQL'],
			languages: [{ language: 'french', level: 'basic' }],
			links: ['http://www.github.com/mei/'],
		};
		expect(idsWith(existing)).toEqual([]);
	});

	it('stand beside what is there', () => {
		const [name] = withProfile({ name: 'Mei Li' });
		expect(name).toMatchObject({ label: 'Full name', now: ['Mei Li'], proposed: ['Mei Tan'] });
		expect(name?.value).toMatchObject({ name: 'Mei Tan', latin_name: null, phone: null });
	});

	it('put a name in Latin letters beside one in others', () => {
		const [name] = withProfile({ name: '陈美' });
		expect(name).toMatchObject({ label: 'Name in Latin letters', now: [] });
		expect(name?.value).toMatchObject({ name: '陈美', latin_name: 'Mei Tan' });
	});

	it('complete an entry of the same name, and change nothing in it', () => {
		const typed = {
			role: 'barista',
			organisation: 'Coffee Corner',
			from: '2024',
			to: null,
			details: null,
		};
		const job = withProfile({ experience: [typed] }).find(({ id }) => id === 'experience-0');
		expect(job?.value).toEqual({
			experience: [{ ...typed, details: 'Served guests\nOpened the shop' }],
		});
		expect(job?.now).toEqual(['barista, Coffee Corner', '2024 – now']);
	});

	it('give a language its level, where it has none', () => {
		const languages = [{ language: 'French', level: null }];
		const french = withProfile({ skills: ['C'], languages }).find(
			({ id }) => id === 'language-french',
		);
		expect(french?.value).toEqual({
			skills: ['C'],
			languages: [{ language: 'French', level: 'good' }],
		});
	});

	it('say where a list has no room', () => {
		const skills = Array.from({ length: MOST.skills }, (_, at) => `Skill ${at}`);
		const [skill] = withProfile({ skills }).filter(({ id }) => id === 'skill-sql');
		expect(skill?.hasRoom).toBe(false);
		expect(valueWith(read, { ...emptyProfile, skills }, ['skill-sql'])).toBeNull();
	});
});

describe('several proposals of a section', () => {
	it('are accepted together', () => {
		const profile = { ...emptyProfile, name: '陈美', town: 'Leeds', skills: ['C'] };
		expect(valueWith(read, profile, ['about-name', 'about-phone'])).toMatchObject({
			name: '陈美',
			latin_name: 'Mei Tan',
			phone: '+44 7700 900123',
			town: 'Leeds',
			level: null,
		});
		expect(valueWith(read, profile, ['skill-python', 'skill-sql', 'language-french'])).toEqual({
			skills: ['C', 'Python', 'SQL'],
			languages: [{ language: 'French', level: 'good' }],
		});
	});

	it('are as many as are left', () => {
		const profile = { ...emptyProfile, skills: ['Python'] };
		expect(valueWith(read, profile, ['skill-python', 'skill-sql'])).toMatchObject({
			skills: ['Python', 'SQL'],
		});
		expect(valueWith(read, profile, ['skill-python'])).toBeNull();
	});
});
