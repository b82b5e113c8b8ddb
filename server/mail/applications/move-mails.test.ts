import { expect, test } from 'vitest';
import { type MoveRow, moveMails, type StoredMove } from './move-mails.ts';
import { type EndingOffer, offerEndedMails, offerEndsMail } from './offer-mails.ts';

const office = 'The office <office@example.org>';
const rosa = { email: 'rosa@example.org', name: 'Rosa Lind' };
const mailsOf = (
	move: Pick<MoveRow, 'mover' | 'to_status'> & Partial<StoredMove>,
	owner: StoredMove['told'][number] | null = null,
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
			details: null,
			basis: {
				profile: null,
				availability: 'Any time',
				sentOn: '2026-11-20',
				listing: null,
				offer: null,
			},
			company: owner && 'Tidewell Systems',
			attempt: 1,
			told: owner ? [owner] : [],
			contact: owner,
			suggested: [],
			...move,
		} as StoredMove,
		'https://site.example',
		office,
		'2026-11-28',
	);

test.each([
	['accepted', 'Accepted', 'A student has accepted an offer'],
	['declined', 'Declined', 'A student has declined an offer'],
	['withdrawn', 'Withdrawn', 'A student has withdrawn an application'],
] as const)('the office reads of a student’s move to %s in words', (to_status, label, heading) => {
	const mail = mailsOf({ mover: 'student', to_status }).at(-1);
	expect(mail).toMatchObject({
		to: 'office@example.org',
		subject: `${label} by Ann: Finance in London`,
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
	expect(mailed('accepted')).toEqual([
		['ann@example.org', 'You have accepted the offer: Finance in London'],
		[to, 'Your offer was accepted by Ann: Finance in London'],
	]);
	expect(mailed('declined')).toEqual([[to, 'Your offer was declined by Ann: Finance in London']]);
	expect(mailed('withdrawn')).toEqual([]);
	const mail = mailsOf({ mover: 'student', to_status: 'accepted' }, rosa).at(-1);
	expect(mail?.text).toContain('\nHello Rosa Lind,\n');
});

test('each member who is told is mailed, and the student once', () => {
	const imran = { email: 'imran@example.org', name: 'Imran' };
	const mail = (move: Partial<StoredMove>) =>
		mailsOf({ mover: 'student', ...move, told: [rosa, imran] } as StoredMove, rosa).map(
			({ to }) => to,
		);
	expect(mail({ to_status: 'accepted' })).toEqual(['ann@example.org', rosa.email, imran.email]);
	const withdrawn = { to_status: 'withdrawn', from_status: 'offered' } as const;
	expect(mail(withdrawn)).toEqual([rosa.email, imran.email]);
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

test('so does a move without a message, where the employer wrote a place or to whom the student reports', () => {
	const interview = { times: [], minutes: 30, place: 'Room 4', one_each: true, cancelled: false };
	const isWarned = (move: object) =>
		mailsOf({ mover: 'employer', message: null, ...move } as StoredMove, rosa)[0]?.text.includes(
			'Report this message',
		);
	expect(isWarned({ to_status: 'interview', details: { interview } })).toBe(true);
	expect(isWarned({ to_status: 'interview', details: null })).toBe(false);
	const offer = { place: 'Leeds', report_to: 'Rosa Lind' };
	const basis = {
		profile: null,
		availability: '',
		sentOn: '2026-11-20',
		listing: null,
		offer: null,
	};
	const offered = { to_status: 'offered', basis };
	expect(isWarned({ ...offered, details: { offer_until: '2026-11-26', offer } })).toBe(true);
	expect(isWarned({ ...offered, details: { offer_until: '2026-11-26', offer: null } })).toBe(false);
	expect(isWarned({ ...offered, mover: 'staff', details: { offer } })).toBe(false);
});

const listing = {
	location: 'Leeds Dock, Leeds',
	country: 'United Kingdom',
	sponsorship: 'student-visa-ok',
	part_of_course: false,
	pay_amount: 2300,
	pay_per: 'month',
	pay_currency: 'GBP',
	hours: 35,
	weeks: 12,
	starts_on: '2027-03-23',
	starts: '',
} as const;

test('the mail of an offer, and that of its acceptance, have pay, hours, dates, place and what comes next', () => {
	const basis = {
		profile: null,
		availability: 'Any time',
		sentOn: '2026-11-20',
		listing,
		offer: null,
	};
	const offer = { basis, details: { offer_until: '2026-11-26', offer: null } };
	const [offered] = mailsOf({ mover: 'employer', to_status: 'offered', ...offer }, rosa);
	const [accepted] = mailsOf({ mover: 'student', to_status: 'accepted', ...offer }, rosa);
	for (const fact of [
		'£2,300 a month, before tax',
		'35 a week',
		'12 weeks, temporary',
		'23 March 2027',
		'Leeds Dock, Leeds',
		'26 November 2026',
		'share code from your eVisa',
	]) {
		expect(offered?.text).toContain(fact);
		expect(accepted?.text).toContain(fact);
	}
	expect(offered?.text).toContain('by 26 November 2026, end of the day, UK time');
	expect(offered?.text).toContain('If you accept, Tidewell Systems writes to you next');
	expect(offered?.replyTo).toBe(rosa.email);
});

test('an offer has its own days, place and person, and says what does not fit the profile', () => {
	const profile = {
		work_permission: {
			kind: 'student-visa' as const,
			terms: [
				{ from: '2027-01-11', to: '2027-03-19' },
				{ from: '2027-04-19', to: '2027-05-28' },
			],
		},
		level: 'bachelor' as const,
		weekly_hours: null,
		earliest_start: null,
	};
	const offer = {
		first_day: '2027-04-05',
		last_day: '2027-06-27',
		hours: 30,
		pay_amount: 2000,
		pay_per: 'month' as const,
		pay_currency: 'GBP',
		place: 'York',
		report_to: 'Rosa Lind',
	};
	const basis = { profile, availability: 'Any time', sentOn: '2026-11-20', listing, offer };
	const move = { mover: 'employer', to_status: 'offered', basis } as const;
	const text = mailsOf(move, rosa)[0]?.text ?? '';
	for (const fact of [
		'5 April 2027',
		'27 June 2027',
		'30 a week',
		'£2,000 a month',
		'York',
		'Rosa Lind',
	])
		expect(text).toContain(fact);
	expect(text).toContain(
		'Check before you accept: More than 20 hours in term: 30 hours a week, and your term from 19 April to 28 May lies in it.',
	);
	expect(text).toContain('your visa and your university decide');
	const without = { ...basis, profile: null };
	expect(mailsOf({ ...move, basis: without }, rosa)[0]?.text).not.toContain('Check before');
	// Days that do not suit are no question of a visa.
	const other = { ...without, availability: 'From 7 June 2027, twelve weeks.' };
	const days = mailsOf({ ...move, basis: other }, rosa)[0]?.text ?? '';
	expect(days).toContain(
		'You wrote that you are free from 7 June 2027, but the work starts on 5 April 2027.',
	);
	expect(days).not.toContain('your visa and your university decide');
});

test('a withdrawal from an interview or an offer is mailed to its employer', () => {
	const withdrawn = (from_status: 'submitted' | 'interview' | 'offered') =>
		mailsOf({ mover: 'student', to_status: 'withdrawn', from_status }, rosa);
	expect(withdrawn('submitted')).toEqual([]);
	expect(withdrawn('interview')[0]).toMatchObject({
		to: rosa.email,
		subject: 'Withdrawn from the interview by Ann: Finance in London',
	});
	expect(withdrawn('offered')[0]?.text).toContain('The place that you held is free again.');
});

test('“Not this time” says what happened, the reasons and the message, and names what is similar and open', () => {
	const suggested = [{ slug: 'loom-intern', title: 'Loom Intern', company: 'Weft' }];
	const [mail] = mailsOf(
		{
			mover: 'staff',
			to_status: 'rejected',
			reasons: ['cancelled'],
			message: 'It is off.',
			suggested,
		},
		null,
	);
	expect(mail?.text).toContain('The internship does not take place');
	expect(mail?.text).toContain('> It is off.');
	expect(mail?.text).toMatch(
		/> It is off\.\n\n== Similar [^=]+ ==\n\nLoom Intern, Weft\nhttps:\/\/site\.example\/internships\/loom-intern\n/,
	);
	expect(mail?.html).toMatch(/<a href="[^"]+\/loom-intern"[^>]*>Loom Intern, Weft<\/a>/);
	expect(mail?.text).not.toMatch(/has read|somebody else|employer|host/i);
});

test('an application that the office answers says “we”, never “the employer”', () => {
	for (const to_status of ['in-review', 'interview', 'offered', 'rejected'] as const) {
		const [mail] = mailsOf({ mover: 'staff', to_status });
		expect(mail?.text).not.toMatch(/employer|\bhost\b/i);
	}
	const [mail] = mailsOf({ mover: 'server', to_status: 'unanswered' });
	expect(mail?.subject).toBe('We have not answered: Finance in London');
	expect(mail?.text).toContain('We promised you an answer and have not given one.');
	const [theirs] = mailsOf({ mover: 'server', to_status: 'unanswered' }, rosa);
	expect(theirs?.subject).toBe('The employer has not answered: Finance in London');
});

test('an offer that ends is told of by its day, to both once it is over', () => {
	const offer: EndingOffer = {
		id: 'e1',
		application_id: 'a1',
		email: 'ann@example.org',
		name: 'Ann',
		program_type: 'london',
		program_name: 'Finance in London',
		attempt: 1,
		offer_until: '2026-11-26',
		company: 'Tidewell Systems',
		told: [rosa],
		contact: rosa,
	};
	const site = 'https://site.example';
	expect(offerEndsMail(offer, site, office)).toMatchObject({
		to: 'ann@example.org',
		subject: 'Your offer ends tomorrow: Finance in London',
		text: expect.stringContaining('until 26 November 2026, end of the day, UK time'),
	});
	expect(offerEndedMails(offer, site, office).map(({ to, subject }) => [to, subject])).toEqual([
		['ann@example.org', 'The offer has ended: Finance in London'],
		[rosa.email, 'Your offer to Ann has ended: Finance in London'],
	]);
	const [, toOffice] = offerEndedMails(
		{ ...offer, told: [], contact: null, company: null },
		site,
		office,
	);
	expect(toOffice?.to).toBe('office@example.org');
});
