import { describe, expect, it } from 'vitest';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { type AlertNews, alertMail } from './alert-mail.ts';
import { checkMail } from './delivery/mailer.ts';
import { readAlertToken } from './signed-links.ts';

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
			'Loom <Intern>\nTidewell Systems, Leeds Dock, Leeds\n£1,500 a month, 20 hours a week, 12 weeks, temporary\nApply by 3 March 2027\nhttps://www.example.org/internships/loom-intern',
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
	});
});
