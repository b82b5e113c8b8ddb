import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hostMove, messageTemplate, newNote } from '#schema/applications/applicant-calls.ts';
import { application } from '#schema/applications/application.ts';
import { employerProfile } from '#schema/employers/employer.ts';
import { draftContent } from '#schema/employers/internship-draft.ts';
import { EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { profileSections } from '#schema/students/student-profile.ts';
import { anyCharacter } from '#test/any-character.ts';
import { signUp } from './account.ts';
import { contact, subscription } from './contact.ts';
import { asLines, asOneLine, asPlainText, isOneLine, isPlainText } from './one-line.ts';
import { report } from './report.ts';
import { optionalText, requiredText } from './text.ts';

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

	it('is stored with one kind of line break, whatever the file or form had', () => {
		const { output } = v.safeParse(schema, row('One\r\nTwo\rThree\n'));
		expect(JSON.stringify(output)).toContain('"One\\nTwo\\nThree\\n"');
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

describe('one line', () => {
	it.each([
		['letters of many scripts', 'Zoë O’Brien-Nuñez 王小明 محمد Ελένη'],
		['a joiner in a Persian name', 'علی\u200cرضا'],
		['a joiner in a Hindi word', 'क्\u200dषमा'],
		['a joiner at the end of a Malayalam word', 'അവന്\u200d'],
		['the parts of an emoji', 'Weaver 👩🏽\u200d💻 ❤️'],
		['nothing', ''],
	])('may be %s', (_, text) => {
		expect(isOneLine(text)).toBe(true);
		expect(asOneLine(text)).toBe(text);
	});

	it.each([
		['a line feed', 'Tidewell\nLtd', 'Tidewell Ltd'],
		['a tab', 'Tidewell\tLtd', 'Tidewell Ltd'],
		['a separator of lines', 'Tidewell\u2028Ltd', 'Tidewell Ltd'],
		['a control character', 'Tide\u0007well', 'Tidewell'],
		['a change of direction', 'Tidewell \u202efdp.vc', 'Tidewell fdp.vc'],
		['a number from a phone book', '\u202a+44 20 7946 0000\u202c', '+44 20 7946 0000'],
		['an isolated direction', '\u2066Tidewell\u2069', 'Tidewell'],
		['a space of no width', 'Tide\u200bwell', 'Tidewell'],
		['a mark of the byte order', '\ufeffTidewell', 'Tidewell'],
		['a soft hyphen', 'Tide\u00adwell', 'Tidewell'],
		['a letter without a shape', '\u3164', ''],
		['letters of a tag', 'Tidewell\u{e0041}', 'Tidewell'],
		['a joiner between Latin letters', 'Tide\u200dwell', 'Tidewell'],
		['a joiner after an accent', 'Ze\u0308\u200cwell', 'Ze\u0308well'],
		['two joiners', 'علی\u200c\u200cرضا', 'علیرضا'],
		['a joiner that shapes nothing', 'Tidewell \u200d', 'Tidewell'],
	])('is not %s', (_, text, cleaned) => {
		expect(isOneLine(text)).toBe(false);
		expect(asOneLine(text)).toBe(cleaned);
		expect(isOneLine(cleaned)).toBe(true);
	});

	it('is made of any text, and of itself without change', () => {
		const joinable = fc.constantFrom('\u200c', '\u200d', 'ع', '्', 'क', '👩', '💻', 'a', '\u0308');
		const texts = fc.string({ unit: fc.oneof(anyCharacter, joinable), maxLength: 30 });
		fc.assert(
			fc.property(texts, (text) => {
				const line = asOneLine(text);
				expect(isOneLine(line)).toBe(true);
				expect(asOneLine(line)).toBe(line);
				if (isOneLine(text)) expect(line).toBe(text.trim());
			}),
		);
	});

	it('is looked at in linear time', () => {
		const long = '👩\u200d'.repeat(50_000);
		const begun = process.threadCpuUsage();
		isOneLine(long);
		asOneLine(long);
		// Of the processor, in microseconds: it takes some 6,000.
		expect(process.threadCpuUsage(begun).user).toBeLessThan(100_000);
	});
});

describe('plain text', () => {
	it('has one sign at the end of each line, whatever program wrote it', () => {
		const written = 'One\r\nTwo\rThree\n\nFour';
		const lines = 'One\nTwo\nThree\n\nFour';
		expect(asPlainText(written)).toBe(lines);
		for (const schema of [requiredText(20), optionalText(20)]) {
			expect(v.parse(schema, written)).toBe(lines);
			expect(v.is(schema, 'x\r\n'.repeat(10))).toBe(true);
		}
	});

	it('is a list of lines without the marks before them', () => {
		expect(asLines('• SQL\r\n\r\n- Plain  writing\n* R ')).toEqual(['SQL', 'Plain  writing', 'R']);
	});

	it.each([
		['several lines', 'One\nTwo\n\tThree'],
		['words from right to left', 'שלום \u200fWorld'],
		[
			'emoji with tags and joiners',
			'🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 👩\u200d💻',
		],
	])('may have %s', (_, text) => {
		expect(isPlainText(text)).toBe(true);
		expect(asPlainText(text)).toBe(text);
	});

	it.each([
		['a control character', 'One\u0000Two', 'OneTwo'],
		['a break of a page', 'One\fTwo', 'One\nTwo'],
		['a change of the order of letters', 'pay \u202e002\u202c', 'pay 002\u202c'],
	])('is not %s', (_, text, cleaned) => {
		expect(isPlainText(text)).toBe(false);
		expect(asPlainText(text)).toBe(cleaned);
	});

	it('has one kind of line break, whatever it came with', () => {
		expect(asPlainText('One\r\nTwo\rThree')).toBe('One\nTwo\nThree');
	});
});
