import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { draftContent } from '#schema/employers/internship-draft.ts';
import { EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { signUp } from './account.ts';
import { hostMove, messageTemplate, newNote } from './applications/applicant-calls.ts';
import { application } from './applications/application.ts';
import { contact, subscription } from './contact.ts';
import { employerProfile } from './employers/employer.ts';
import { report } from './report.ts';
import { profileSections } from './students/student-profile.ts';

const user_id = '00000000-0000-4000-8000-000000000000';
const message = { name: 'Ann', email: 'ann@loom.example', subject: 'Looms', message: 'May I?' };
const company = {
	user_id,
	company_name: 'Loom',
	contact_person: 'Ann',
	industry: 'Technology',
	company_size: '11-50',
	location: 'Leeds',
	company_description: 'Weaving',
};
const sent = {
	user_id,
	program_type: 'london',
	motivation: 'a',
	experience: 'b',
	availability: 'c',
};
const about = { name: 'Ann', university: null, course: null, level: null, graduation: null };
const school = { school: 'RMIT', qualification: null, from: null, to: null, details: null };
const work = { role: 'Weaver', organisation: null, from: null, to: null, details: null };
const account = (data: object) => ({ email: message.email, password: 'try-it-out', data });

/** What holds the text: a schema, and a row with the text in it. */
type Field = [name: string, schema: v.GenericSchema, row: (text: string) => object];

const lines: Field[] = [
	['a sender', contact, (name) => ({ ...message, name })],
	['a subject', contact, (subject) => ({ ...message, subject })],
	['a company', employerProfile(2026), (company_name) => ({ ...company, company_name })],
	['a contact person', employerProfile(2026), (contact_person) => ({ ...company, contact_person })],
	['a phone number', employerProfile(2026), (phone) => ({ ...company, phone })],
	['a website', employerProfile(2026), (website) => ({ ...company, website })],
	['a location', employerProfile(2026), (location) => ({ ...company, location })],
	['a LinkedIn page', employerProfile(2026), (linkedin_url) => ({ ...company, linkedin_url })],
	['a title', draftContent, (title) => ({ ...EMPTY_DRAFT, title })],
	['a city', draftContent, (city) => ({ ...EMPTY_DRAFT, city })],
	['a place', draftContent, (location) => ({ ...EMPTY_DRAFT, location })],
	['a requirement', draftContent, (point) => ({ ...EMPTY_DRAFT, requirements: [point] })],
	['a benefit', draftContent, (point) => ({ ...EMPTY_DRAFT, benefits: [point] })],
	['a program', application, (program_name) => ({ ...sent, program_name })],
	['a student', profileSections.about, (name) => ({ ...about, name })],
	['a headline', profileSections.about, (headline) => ({ ...about, headline })],
	['a telephone number', profileSections.about, (phone) => ({ ...about, phone })],
	['a town', profileSections.about, (town) => ({ ...about, town })],
	['a university', profileSections.about, (university) => ({ ...about, university })],
	['a course', profileSections.about, (course) => ({ ...about, course })],
	['a school', profileSections.education, (text) => ({ education: [{ ...school, school: text }] })],
	[
		'a qualification',
		profileSections.education,
		(qualification) => ({ education: [{ ...school, qualification }] }),
	],
	['a role', profileSections.experience, (role) => ({ experience: [{ ...work, role }] })],
	[
		'an organisation',
		profileSections.experience,
		(organisation) => ({ experience: [{ ...work, organisation }] }),
	],
	['a skill', profileSections.skills, (skill) => ({ skills: [skill], languages: [] })],
	[
		'a language',
		profileSections.skills,
		(language) => ({ skills: [], languages: [{ language, level: null }] }),
	],
	['a link', profileSections.links, (text) => ({ links: [`https://loom.example/${text}`] })],
	['the name of an account', signUp, (full_name) => account({ full_name })],
	['the company of an account', signUp, (company_name) => account({ company_name })],
];

const texts: Field[] = [
	['a message', contact, (text) => ({ ...message, message: text })],
	['what is reported', report, (text) => ({ internship: 'a', reason: 'other', message: text })],
	[
		'about a company',
		employerProfile(2026),
		(company_description) => ({ ...company, company_description }),
	],
	['what an intern does', draftContent, (description) => ({ ...EMPTY_DRAFT, description })],
	['an answer', application, (motivation) => ({ ...sent, motivation })],
	['details', profileSections.education, (details) => ({ education: [{ ...school, details }] })],
	['a note', newNote, (text) => ({ text })],
	['a template', messageTemplate, (text) => ({ to: 'rejected', text })],
	[
		'a message to a student',
		hostMove,
		(text) => ({ expected: 'submitted', to: 'in-review', message: text }),
	],
];

const takes = (schema: v.GenericSchema, row: object) => v.safeParse(schema, row).success;

describe.each(lines)('%s', (_, schema, row) => {
	it('is one line', () => {
		expect(takes(schema, row('Zoë-Åsa'))).toBe(true);
		for (const hidden of ['\n', '\t', '\0', '\u200b', '\u202e', '\u2066', '\ufeff', '\u{e0041}'])
			expect(takes(schema, row(`Zoë${hidden}Åsa`)), JSON.stringify(hidden)).toBe(false);
	});
});

describe.each(texts)('%s', (_, schema, row) => {
	it('is plain text', () => {
		expect(takes(schema, row('One\r\n\tTwo \u200f🏴\u{e0067}'))).toBe(true);
		for (const hidden of ['\0', '\u0007', '\u202d', '\u202e'])
			expect(takes(schema, row(`One${hidden}Two`)), JSON.stringify(hidden)).toBe(false);
	});
});

it('an address has no hidden characters', () => {
	expect(takes(subscription, { email: ' ann@loom.example ' })).toBe(true);
	expect(takes(subscription, { email: 'ann@loom\u200b.example' })).toBe(false);
});

it('who is refused is told in words', () => {
	const { issues = [] } = v.safeParse(contact, { ...message, subject: 'A\u202eB' });
	expect(issues.map((issue) => issue.message)).toEqual([
		'has more than one line, or characters that cannot be seen: type it again instead of pasting it',
	]);
	expect(v.safeParse(draftContent, { ...EMPTY_DRAFT, title: 'A\u202eB' }).issues?.[0].message).toBe(
		issues[0]?.message,
	);
});
