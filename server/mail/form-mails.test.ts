import { expect, test } from 'vitest';
import { emptyProfile } from '#schema/students/student-profile.ts';
import { applicationMails, contactMails, type StoredApplication } from './form-mails.ts';

const office = 'The office <office@example.org>';
const row: StoredApplication = {
	email: 'ann@example.org',
	name: 'Ann O’Neill',
	program_type: 'london',
	program_name: 'Fraud Analyst, Minnow Payments',
	motivation: 'Why',
	experience: 'What',
	availability: 'When',
	place: 1,
	company: null,
	application: 'a1',
	in_general: false,
	answer_due_on: '2026-12-08',
	sent: null,
};
const studentMail = (change: Partial<StoredApplication> = {}) =>
	applicationMails({ ...row, ...change }, office, 'https://site.example')[0];

test('a student’s copy greets them by name and has a reply address', () => {
	const mail = studentMail();
	expect(mail).toMatchObject({ to: 'ann@example.org', replyTo: 'office@example.org' });
	expect(mail?.text).toContain('\nHello Ann O’Neill,\n');
});

test.each([null, '', 'Win at evil.example', '<b>Ann</b>', 'A'.repeat(41)])(
	'the greeting has no name for %j',
	(name) => {
		expect(studentMail({ name })?.text).toContain('\nHello,\n');
	},
);

test.each([
	['Ann Student 2', 'Ann Student 2'],
	[' J. R.  Ngata (Tama), Jr. ', 'J. R. Ngata (Tama), Jr.'],
	['María Fernanda de los Ángeles Gutiérrez Hernández', 'María'],
])('the greeting of the account’s owner has the name: %s', (name, greeted) => {
	expect(studentMail({ name })?.text).toContain(`\nHello ${greeted},\n`);
});

test('the confirmation of a contact message has nothing that was typed but the address it goes to', () => {
	const contact = {
		name: 'Tama Ngata',
		email: 'a@example.org',
		subject: 'Win at evil.example',
		category: null,
		message: 'Call 0800 555',
	};
	const [toSender, toOffice] = contactMails(contact, office);
	expect(toSender?.text).toContain('\nHello,\n');
	for (const typed of [contact.name, contact.subject, contact.message]) {
		expect(JSON.stringify(toSender)).not.toContain(typed);
		expect(toOffice?.text).toContain(typed);
	}
});

test('the copy says who answers, by when and where to follow it: never what nobody has promised', () => {
	const ours = studentMail()?.text;
	expect(ours).toContain('by 8 December 2026, whatever the answer is. We have promised you one');
	const theirs = studentMail({ company: 'Mirza Foods' })?.text;
	expect(theirs).toContain(
		'by 8 December 2026, whatever the answer is. Mirza Foods has promised you one',
	);
	for (const text of [ours, theirs]) {
		expect(text).toContain('https://site.example/account/applications/a1');
		expect(text).not.toMatch(/working days|\bwithin\b|the decision|London Program/);
	}
	expect(ours).not.toContain('employer');
});

test('the copy lists profile and CV, and says what did not go along', () => {
	const profile = {
		...emptyProfile,
		name: 'Ann O’Neill',
		course: 'MSc Data Science',
		university: 'Leeds',
		skills: ['SQL', 'R'],
	};
	const sent = { profile, permission_shown: null, cv_name: 'ann.pdf' };
	const text = studentMail({ sent })?.text;
	expect(text).toContain('Profile:\n> Ann O’Neill\n> MSc Data Science, Leeds\n> SQL, R\n');
	expect(text).toContain('CV:\n> ann.pdf\n');
	expect(text).toContain('Permission to work:\n> Not shown');
	expect(studentMail()?.text).toContain('CV:\n> Not sent');
});

test('the subject names the internship and company, and no two applications have the same', () => {
	expect(studentMail()?.subject).toBe(
		"We've received your application: Fraud Analyst, Minnow Payments",
	);
	expect(studentMail({ place: 2 })?.subject).toBe(
		"We've received your application (application 2): Fraud Analyst, Minnow Payments",
	);
	expect(studentMail({ program_name: ' ' })?.subject).toBe(
		"We've received your application: London Program",
	);
});
