import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
	emptyProfile,
	PROFILE_SECTIONS,
	profileSections,
	type StudentProfile,
} from '#schema/students/student-profile.ts';
import { forms, keysIn } from './section-texts.ts';

const full: StudentProfile = {
	name: '陈美',
	latin_name: 'Mei Tan',
	headline: 'Textile designer who writes software',
	phone: '+44 7700 900123',
	town: 'Leeds',
	university: 'University of Leeds',
	course: 'Textile Design',
	level: 'master',
	graduation: '2027-06',
	education: [
		{ school: 'RMIT', qualification: 'BDes', from: '2022-09', to: '2025', details: 'A\nB' },
	],
	experience: [
		{ role: 'Weaver', organisation: 'Mill', from: '2025-07', to: null, details: null },
		{ role: 'Guide', organisation: null, from: null, to: null, details: 'Led tours' },
	],
	projects: [
		{ title: 'Loom simulator', link: 'https://looms.example/sim', details: 'Draws cloth' },
		{ title: 'Mill map', link: null, details: null },
	],
	skills: ['C++', 'Weaving'],
	languages: [{ language: 'Malay', level: 'first' }],
	links: ['https://looms.example/mei'],
	work_permission: {
		kind: 'student-visa',
		terms: [{ from: '2026-09-21', to: '2026-12-11' }],
	},
	earliest_start: '2027-06-07',
	weekly_hours: 20,
};

describe.each(PROFILE_SECTIONS)('the section %s', (section) => {
	it.each([
		['full', full],
		['empty', emptyProfile],
	])('is read from its fields as it was saved, %s', (_, profile) => {
		const { value, errors } = forms[section].read(forms[section].texts(profile));
		expect(errors).toEqual({});
		expect(profile).toMatchObject(value);
		expect(v.safeParse(profileSections[section], value).success).toBe(true);
	});
});

it('leaves out entries in which nothing is written, and keeps the order of the fields', () => {
	const typed = { 'role.3': 'Second', 'role.0': '', 'details.0': ' ', 'role.7': 'Third' };
	expect(forms.experience.read(typed).value.experience.map(({ role }) => role)).toEqual([
		'Second',
		'Third',
	]);
	expect(keysIn(typed, 'role')).toEqual([3, 0, 7]);
});

it('leaves out what cannot be seen of pasted text', () => {
	const { value } = forms.education.read({
		'school.0': 'R\u00adMIT\u200b',
		'details.0': 'A\0\n\tB',
	});
	expect(value.education).toMatchObject([{ school: 'RMIT', details: 'A\n\tB' }]);
	const { skills } = forms.skills.read({ skills: 'SQL\u200b, \u200b; Weaving' }).value;
	expect(skills).toEqual(['SQL', 'Weaving']);
});

it('completes addresses', () => {
	const { value } = forms.links.read({ links: 'github.com/mei\n\nhttps://looms.example' });
	expect(value.links).toEqual(['https://github.com/mei', 'https://looms.example']);
});

it.each([
	['about', { graduation: '2027' }, 'graduation'],
	['about', { name: 'x'.repeat(121) }, 'name'],
	['about', { latin_name: '陈美' }, 'latin_name'],
	['about', { latin_name: 'Chen 2' }, 'latin_name'],
	['education', { 'school.2': 'RMIT', 'from.2': 'soon' }, 'from.2'],
	['experience', { 'role.0': '', 'details.0': 'x'.repeat(1_501) }, 'details.0'],
	['skills', { skills: Array.from({ length: 41 }, (_, at) => at).join() }, 'skills'],
	['skills', { skills: 'x'.repeat(81) }, 'skills'],
	['links', { links: 'javascript:alert(1)' }, 'links'],
	['links', { links: 'my page' }, 'links'],
	['availability', { weekly_hours: '49' }, 'weekly_hours'],
	['availability', { weekly_hours: '3.5' }, 'weekly_hours'],
	['permission', { kind: 'student-visa', 'from.0': '2026-09-21', 'to.0': '' }, 'to.0'],
] as const)('says at the field what is wrong with %s %j', (section, texts, field) => {
	expect(Object.keys(forms[section].read(texts).errors)).toContain(field);
});

it.each<[string, Record<string, string>, string, string]>([
	[
		'that run backwards',
		{ 'from.0': '2027-03-19', 'to.0': '2027-01-11' },
		'to.0',
		'This is before the first day',
	],
	[
		'without a last day',
		{ 'from.0': '2027-01-11', 'to.0': '' },
		'to.0',
		'Give the first and the last day',
	],
	[
		'without a first day',
		{ 'from.0': '', 'to.0': '2027-01-11' },
		'from.0',
		'Give the first and the last day',
	],
	[
		'that overlap',
		{ 'from.0': '2027-03-01', 'to.0': '2027-04-01', 'from.1': '2027-01-11', 'to.1': '2027-03-01' },
		'from.0',
		'Another term lasts until 1 March 2027: terms cannot overlap',
	],
])('says at the field what is wrong with terms %s', (_, terms, field, words) => {
	const { errors } = forms.permission.read({ kind: 'student-visa', ...terms });
	expect(errors).toEqual({ [field]: words });
});
