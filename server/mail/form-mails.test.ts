import { expect, test } from 'vitest';
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
	has_employer: false,
	internship: null,
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

test('the copy says whether the host would like to meet, or which hosts', () => {
	expect(studentMail()?.text).toContain('whether the host would like to meet you');
	expect(studentMail({ program_name: ' ' })?.text).toContain('which hosts would like to meet you');
});

test('the copy of an application to an internship says by when an answer comes, and where to follow it', () => {
	const text = studentMail({ internship: { application: 'a1', answerDueOn: '2026-12-06' } })?.text;
	expect(text).toContain('You will hear by 6 December 2026, whatever the answer is.');
	expect(text).toContain('https://site.example/account/applications/a1');
	expect(text).not.toContain('whether the host would like to meet you');
});
