import type { TransactionSql } from 'postgres';
import { longDate } from '#schema/london-day.ts';
import { WAITING_KINDS, type WaitingKind } from '#schema/staff/staff.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { mailKind } from '#server/mail/mail-kind.ts';
import { bareAddress, mailOf } from '#server/mail/mail-parts.ts';
import { inOneMail } from '#server/mail/office-digests.ts';

/** How much of one kind waits, and since which day the oldest does, ISO. */
type Waiting = { kind: WaitingKind; count: number; oldest: string };

/** What the screens of staff call it, and where it is dealt with. */
const queues: Record<WaitingKind, { label: string; path: string }> = {
	drafts: { label: 'Drafts to approve', path: '/drafts' },
	corrections: { label: 'Corrections to look at', path: '/corrections' },
	employers: { label: 'Employers to verify', path: '/employers' },
	companies: { label: 'Changed companies', path: '/employers?show=changed' },
	overdue: { label: 'Overdue answers', path: '#overdue' },
	messages: { label: 'Messages', path: '/messages' },
	'applicant-messages': { label: 'Messages to applicants', path: '/applicant-messages' },
	reports: { label: 'Reports', path: '/reports' },
	requests: { label: 'Requests of people', path: '/requests' },
	applications: { label: 'Applications to us', path: '/applications' },
};

function waitingMail(waiting: Waiting[], siteUrl: string, office: string): OutgoingMail {
	const all = waiting.reduce((sum, { count }) => sum + count, 0);
	const heading = all === 1 ? '1 thing waits for staff' : `${all} things wait for staff`;
	const byKind = (one: Waiting) => WAITING_KINDS.indexOf(one.kind);
	return mailOf({
		to: bareAddress(office),
		subject: heading,
		heading,
		paragraphs: [
			'Among them is something that has waited for two hours, or a request of a person that is due soon.',
		],
		sections: [
			{
				heading: 'What waits',
				items: waiting
					.toSorted((a, b) => byKind(a) - byKind(b))
					.map(({ kind, count, oldest }) => ({
						label: `${queues[kind].label}: ${count}`,
						lines: [`The oldest since ${longDate(oldest)}`],
						url: `${siteUrl}/staff${queues[kind].path}`,
					})),
				links: [],
			},
		],
		link: { label: 'See all that waits', url: `${siteUrl}/staff` },
		notes: ['You have this email on working days, at most once in two hours.'],
	});
}

const whatWaits = (tx: TransactionSql) => tx<Waiting[]>`
	select case figure when 'late' then 'overdue' else label end as kind, count,
		(oldest at time zone 'Europe/London')::date::text as oldest
	from staff_rules.figures(application_rules.today())
	where count > 0 and (figure = 'waiting' or (figure = 'late' and label = 'employer'))`;

export const waitingKind = mailKind({
	kind: 'staff_waiting',
	read: async (tx, ids) => inOneMail(ids, await whatWaits(tx)),
	mail: ({ things }, { siteUrl, officeAddress }) => [waitingMail(things, siteUrl, officeAddress)],
});
