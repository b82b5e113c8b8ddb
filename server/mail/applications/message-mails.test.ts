import { expect, test } from 'vitest';
import { unreadMail } from './message-mails.ts';

const SITE = 'https://site.example';
const unread = {
	application_id: 'a1',
	program_type: 'london' as const,
	program_name: 'Data Analyst Intern, Tidewell Systems',
	title: 'Data Analyst Intern',
	company: 'Tidewell Systems',
	attempt: 1,
	count: 1,
};
const ann = { email: 'ann@example.org', name: 'Ann' };

test('a student reads who has written about which application, and the way to the words', () => {
	const mail = unreadMail({ id: 'u1', to: ann, side: 'student', unread: [unread] }, SITE);
	expect(mail).toMatchObject({
		to: 'ann@example.org',
		subject: 'A new message: Data Analyst Intern, Tidewell Systems',
	});
	expect(mail.text).toContain(
		'Tidewell Systems has sent you a message about your application: Data Analyst Intern, Tidewell Systems.',
	);
	expect(mail.text).toContain(`Read the message:\n${SITE}/account/applications/a1#messages`);
	expect(mail.text).toContain('Never pay for a job');
});

test('two applications for the same never have the same subject', () => {
	const second = { ...unread, attempt: 2, count: 3 };
	const { subject } = unreadMail({ id: 'u1', to: ann, side: 'student', unread: [second] }, SITE);
	expect(subject).toBe('3 new messages (application 2): Data Analyst Intern, Tidewell Systems');
});

test('messages about several applications are one mail, which leads to the list', () => {
	const other = { ...unread, application_id: 'a2', title: 'Test Lab Intern', count: 2 };
	const mail = unreadMail({ id: 'e1', to: ann, side: 'employer', unread: [unread, other] }, SITE);
	expect(mail.subject).toBe('3 new messages about 2 applications: UK Internship Placements');
	expect(mail.text).toContain('An applicant for “Test Lab Intern” has sent you 2 messages.');
	expect(mail.text).toContain(`${SITE}/employer-dashboard?tab=applications`);
	expect(mail.text).not.toContain('Never pay');
});
