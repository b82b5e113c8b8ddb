import { describe, expect, it } from 'vitest';
import { checkMail } from '#server/mail/delivery/mailer.ts';
import { type ClosingInternship, deadlineMails } from './deadline-mails.ts';
import { readAlertToken } from './signed-links.ts';

const PERSON = 'fedcba98-7654-4321-8fed-cba987654321';
const DAY = '2027-03-01';
const linking = { siteUrl: 'https://www.example.org', signingKey: 'a key' };
const closing = (change: Partial<ClosingInternship> = {}): ClosingInternship => ({
	slug: 'loom-intern',
	title: 'Loom <Intern>',
	company: 'Tidewell Systems',
	location: 'Leeds Dock, Leeds',
	deadline: '2027-03-04',
	day: DAY,
	...change,
});
const written = (...internships: ClosingInternship[]) =>
	deadlineMails({ id: PERSON, email: 'ann@example.org', name: 'Ann', internships }, DAY, linking);

describe('the mail before deadlines', () => {
	it('names the one internship, its company and its last day, in text and HTML', () => {
		const [mail, ...others] = written(closing());
		expect(others).toEqual([]);
		expect(mail?.to).toBe('ann@example.org');
		expect(mail?.subject).toBe('Closes on 4 March 2027: Loom <Intern>, Tidewell Systems');
		expect(mail?.text).toContain(
			'You can apply until Thursday 4 March 2027, end of the day, UK time.',
		);
		expect(mail?.text).toContain(
			'Loom <Intern>\nTidewell Systems, Leeds Dock, Leeds\nCloses on Thursday 4 March 2027\nhttps://www.example.org/internships/loom-intern',
		);
		expect(mail?.html).toContain('Loom &lt;Intern&gt;</a>');
		expect(mail?.text).toContain('https://www.example.org/saved');
	});

	it('is one for several of a day, and says nothing of what is told on another', () => {
		const [mail, ...others] = written(
			closing(),
			closing({ slug: 'yarn-intern', deadline: '2027-03-05' }),
			closing({ slug: 'wool-intern', day: '2027-02-28' }),
		);
		expect(others).toEqual([]);
		expect(mail?.subject).toBe(
			'2 internships that you saved close soon, the first on 4 March 2027',
		);
		expect(mail?.text).toContain('/internships/yarn-intern');
		expect(mail?.text).not.toContain('wool-intern');
	});

	it('is not written where nothing of that day is left', () => {
		expect(written()).toEqual([]);
		expect(written(closing({ day: '2027-02-28' }))).toEqual([]);
	});

	it('ends by its link and by the button of a mail program', () => {
		const [mail] = written(closing());
		expect(() => mail && checkMail(mail)).not.toThrow();
		const url = new URL(mail?.unsubscribeUrl ?? '');
		expect(url.pathname).toBe('/alerts/stop-deadlines');
		expect(readAlertToken('a key', 'stopDeadlines', url.searchParams.get('token') ?? '')).toBe(
			PERSON,
		);
		expect(mail?.text).toContain(`Stop these emails:\n${url.href}`);
	});
});
