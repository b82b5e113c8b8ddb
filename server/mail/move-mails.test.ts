import { expect, test } from 'vitest';
import { type MoveRow, moveMails, type StoredMove } from './move-mails.ts';

const office = 'The office <office@example.org>';
const rosa = { email: 'rosa@example.org', name: 'Rosa Lind' };
const mailsOf = (
	move: Pick<MoveRow, 'mover' | 'to_status'> & { message?: string },
	employer: StoredMove['employer'] = null,
) =>
	moveMails(
		{
			email: 'ann@example.org',
			name: 'Ann',
			program_type: 'london',
			program_name: 'Finance in London',
			application_id: 'a1',
			reasons: [],
			message: null,
			employer,
			suggested: [],
			...move,
		} as StoredMove,
		'https://site.example',
		office,
	);

test.each([
	['accepted', 'Accepted', 'A student has accepted an offer'],
	['declined', 'Declined', 'A student has declined an offer'],
	['withdrawn', 'Withdrawn', 'A student has withdrawn an application'],
] as const)('the office reads of a student’s move to %s in words', (to_status, label, heading) => {
	const [mail, ...others] = mailsOf({ mover: 'student', to_status });
	expect(others).toEqual([]);
	expect(mail).toMatchObject({
		to: 'office@example.org',
		subject: `${label}: Finance in London (London Program)`,
	});
	expect(mail?.text).toContain(heading);
	expect(mail?.text).toContain(`Status:\n> ${label}\n`);
});

test.each([
	['staff', 'in-review'],
	['employer', 'interview'],
	['employer', 'offered'],
	['staff', 'rejected'],
	['server', 'unanswered'],
] as const)('of a move by %s to %s the student alone is mailed', (mover, to_status) => {
	expect(mailsOf({ mover, to_status }, rosa).map(({ to }) => to)).toEqual(['ann@example.org']);
});

test('an employer is mailed at once what became of an offer, and of withdrawals with their news', () => {
	const to = rosa.email;
	const mailed = (to_status: 'accepted' | 'declined' | 'withdrawn') =>
		mailsOf({ mover: 'student', to_status }, rosa).map((mail) => [mail.to, mail.subject]);
	expect(mailed('accepted')).toEqual([[to, 'Your offer was accepted: Finance in London']]);
	expect(mailed('declined')).toEqual([[to, 'Your offer was declined: Finance in London']]);
	expect(mailed('withdrawn')).toEqual([]);
	const [mail] = mailsOf({ mover: 'student', to_status: 'accepted' }, rosa);
	expect(mail?.text).toContain('\nHello Rosa Lind,\n');
});

test('every message of an employer ends with the warning and the way to report it; those of staff do not', () => {
	const message = 'Come on Thursday.';
	const move = { to_status: 'interview', message } as const;
	const [mail] = mailsOf({ ...move, mover: 'employer' }, rosa);
	const warning =
		'Never pay for a job, never send bank details or your passport. Report this message';
	const url = 'https://site.example/account/applications/a1#report-message';
	expect(mail?.text).toContain(`${warning}:\n${url}\n\n-- \n`);
	expect(mail?.html).toMatch(
		/passport\. <a href="[^"]+#report-message"[^>]*>Report this message<\/a>/,
	);
	expect(mailsOf({ ...move, mover: 'staff' })[0]?.text).not.toContain('Report this message');
});
