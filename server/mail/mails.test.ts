import { readFile } from 'node:fs/promises';
import { describe, expect, it, test } from 'vitest';
import { sampleNotice } from '#content/sample-notice.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { emptyProfile } from '#schema/students/student-profile.ts';
import { checkMail } from '#server/mail/delivery/mailer.ts';
import { type AlertNews, alertMail } from './alert-mail.ts';
import { applicationMails, type StoredApplication } from './applications/application-mails.ts';
import { authMail } from './auth-mails.ts';
import { contactMails } from './form-mails.ts';
import { asHtml, asText } from './layout.ts';
import { readAlertToken } from './signed-links.ts';

const office = 'The office <office@example.org>';
const row: StoredApplication = {
	email: 'ann@example.org',
	name: 'Ann O’Neill',
	program_type: 'london',
	program_name: 'Fraud Analyst, Minnow Payments',
	motivation: 'Why',
	experience: 'What',
	availability: 'When',
	question_answers: [],
	attempt: 1,
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
		sent_on: '2026-12-24',
	};
	const [toSender, toOffice] = contactMails(contact, office);
	expect(toSender?.text).toContain('\nHello,\n');
	for (const typed of [contact.name, contact.subject, contact.message]) {
		expect(JSON.stringify(toSender)).not.toContain(typed);
		expect(toOffice?.text).toContain(typed);
	}
});

test.each([
	['a Tuesday', '2026-12-01', '2 December 2026'],
	['a Friday', '2026-12-04', '7 December 2026'],
	['Christmas Eve', '2026-12-24', '29 December 2026'],
	['Maundy Thursday', '2027-03-25', '30 March 2027'],
])(
	'an answer to a message of %s is promised by the next day on which the office works',
	(_, sent_on, by) => {
		const contact = {
			name: 'Ann',
			email: 'a@example.org',
			subject: 'Hi',
			category: null,
			message: 'Hi',
		};
		const [toSender] = contactMails({ ...contact, sent_on }, office);
		expect(toSender?.text).toContain(
			`within 24 hours on working days: by ${by}, end of the day, UK time.`,
		);
	},
);

test('the copy has the employer’s questions as they were asked, with the answers', () => {
	const question_answers = [{ question: 'Which dock?', answer: 'The one\nin Leeds' }];
	expect(studentMail({ question_answers })?.text).toContain(
		'\n“Which dock?”:\n> The one\n> in Leeds\n',
	);
	expect(studentMail()?.text).not.toContain('Which dock');
});

test('the copy says who answers, by when and where to follow it: never what nobody has promised', () => {
	const ours = studentMail()?.text;
	expect(ours).toContain(
		'by 8 December 2026, end of the day, UK time, whatever the answer is. We have promised you one',
	);
	const theirs = studentMail({ company: 'Mirza Foods' })?.text;
	expect(theirs).toContain(
		'by 8 December 2026, end of the day, UK time, whatever the answer is. Mirza Foods has promised you one',
	);
	expect(ours).toContain('Something to add or to correct? Reply to this email.');
	expect(theirs).toContain('Send Mirza Foods a message on the page of your application.');
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
	expect(studentMail({ attempt: 2 })?.subject).toBe(
		"We've received your application (application 2): Fraud Analyst, Minnow Payments",
	);
	expect(studentMail({ program_name: ' ' })?.subject).toBe(
		"We've received your application: London Program",
	);
});

const mail = { to: 'ann@example.org', token: 'abc', siteUrl: 'https://www.example.org' };

test.each([
	['signup', 'confirmation'],
	['recovery', 'recovery'],
	['email_change', 'email_change'],
] as const)(
	'%s: both bodies contain the link, and the hosted project’s template is the same',
	async (kind, file) => {
		const next = '/apply?type=london';
		const { to, text, html } = authMail({ kind, ...mail, newEmail: 'new@example.org', next });
		const link = `https://www.example.org/auth/confirm#type=${kind}&code=abc&next=%2Fapply%3Ftype%3Dlondon`;
		expect(to).toBe('ann@example.org');
		expect(text).toContain(`\n${link}\n`);
		expect(text).toContain(sampleNotice?.text ?? link);
		expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
		const template = await readFile(`supabase/templates/${file}.html`, 'utf8');
		expect(template).toContain(
			`href="{{ .SiteURL }}/auth/confirm#type=${kind}&amp;code={{ .TokenHash }}&amp;next={{ .RedirectTo }}"`,
		);
		const withoutLinks = (page: string) => page.replace(/(https:|{{ .SiteURL }})[^"<]*/g, 'LINK');
		expect(withoutLinks(template).replace('{{ .NewEmail }}', 'new@example.org')).toBe(
			withoutLinks(html),
		);
	},
);

test('user input is escaped in the HTML body and marked as quoted in the plain one', () => {
	const text = 'Hello <script>alert("1")</script>\n& goodbye';
	const letter = { heading: 'Thank you', paragraphs: [], quoted: [{ label: 'You wrote', text }] };
	expect(asHtml(letter)).toContain(
		'Hello &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;\n&amp; goodbye',
	);
	expect(asText(letter)).toContain('You wrote:\n> Hello <script>alert("1")</script>\n> & goodbye');
});

const ALERT = '01234567-89ab-4def-8123-456789abcdef';
const PERSON = 'fedcba98-7654-4321-8fed-cba987654321';
const ann = { id: PERSON, email: 'ann@example.org', name: 'Ann' };
const linking = { siteUrl: 'https://www.example.org', signingKey: 'a key' };

const intern = (change: Partial<InternshipSummary> = {}) =>
	({
		slug: 'loom-intern',
		title: 'Loom <Intern>',
		company: 'Tidewell Systems',
		location: 'Leeds Dock, Leeds',
		pay_amount: 1_500,
		pay_per: 'month',
		pay_currency: 'GBP',
		hours: 20,
		weeks: 12,
		deadline: '2027-03-03',
		...change,
	}) as InternshipSummary;

const news = (change: Partial<AlertNews> = {}): AlertNews => ({
	id: ALERT,
	query: 'city=Leeds',
	endsOn: null,
	total: 1,
	newest: [intern()],
	...change,
});
const token = (text: string, path: string) =>
	new RegExp(`https://www\\.example\\.org${path}\\?token=(\\S+)`).exec(text)?.[1] ?? '';

describe('alertMail', () => {
	it('tells what is new, in text and HTML', () => {
		const mail = alertMail(ann, [news()], linking);
		expect(mail.subject).toBe('1 new internship: Internships in Leeds');
		expect(mail.text).toContain(
			'Loom <Intern>\nTidewell Systems, Leeds Dock, Leeds\n£1,500 a month, 20 hours a week, 12 weeks, temporary\nApply by 3 March 2027, end of the day, UK time\nhttps://www.example.org/internships/loom-intern',
		);
		expect(mail.html).toContain('Loom &lt;Intern&gt;</a>');
		expect(mail.alerts).toEqual([ALERT]);
	});

	it('ends by its links and by the button of a mail program', () => {
		const mail = alertMail(ann, [news()], linking);
		expect(() => checkMail(mail)).not.toThrow();
		const { unsubscribeUrl = '' } = mail;
		expect(readAlertToken('a key', 'stopAll', token(unsubscribeUrl, '/alerts/stop-all'))).toBe(
			PERSON,
		);
		expect(mail.text).toContain(unsubscribeUrl);
		expect(readAlertToken('a key', 'stop', token(mail.text, '/alerts/stop'))).toBe(ALERT);
		expect(mail.text).not.toContain('/alerts/keep');
	});

	it('asks whether an alert goes on', () => {
		const { text } = alertMail(ann, [news({ endsOn: '2027-06-21' })], linking);
		expect(text).toContain('If not, it ends on 21 June 2027.');
		expect(readAlertToken('a key', 'keep', token(text, '/alerts/keep'))).toBe(ALERT);
	});

	it('counts what several alerts found, and names companies as they are written', () => {
		const company = news({ query: 'company=tidewell-systems', total: 1_200 });
		const { subject, text } = alertMail(ann, [news(), company], linking);
		expect(subject).toBe('1,201 new internships: from 2 of your alerts');
		expect(text).toContain('== Internships at Tidewell Systems ==');
		expect(text).toContain(
			'And 1,199 more: see them all:\nhttps://www.example.org/internships?company=tidewell-systems',
		);
		expect(text).toContain(
			'Stop following Tidewell Systems:\nhttps://www.example.org/alerts/stop?',
		);
		expect(text).toContain('Stop this alert:\nhttps://www.example.org/alerts/stop?');
	});
});
