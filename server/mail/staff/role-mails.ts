import type { TransactionSql } from 'postgres';
import { site } from '#content/site.ts';
import { PROPOSAL_DAYS, type StaffRole, staffRoleWords } from '#schema/staff/staff-roles.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import { accountsOf, greeting, mailOf, nameOr, type Person } from '#server/mail/mail-parts.ts';

/** What was done about a member of staff, by whom (server/deeds/staff/roles.ts). */
type Words = { by: string; role: StaffRole };

/** Somebody who is or was to be staff, with the administrators. */
type Member = Person & { id: string; administrators: (Person & { user_id: string })[] };

const settingsLink = (siteUrl: string) => ({
	label: 'Open the settings of staff',
	url: `${siteUrl}/staff/settings`,
});

const may: Record<StaffRole, string> = {
	reviewer:
		'A reviewer decides on drafts, companies, reports and messages, answers applications to the office and may pause internships.',
	administrator:
		'An administrator does what reviewers do, takes internships down and refuses companies that have internships or applicants. They also look accounts up, import and export, and decide who is staff.',
};

const nameOf = ({ administrators }: Member, { by }: Words): string => {
	const one = administrators.find(({ user_id }) => user_id === by);
	return one ? nameOr(one.name, one.email) : 'An administrator';
};

function roleMail(member: Member, words: Words, siteUrl: string): OutgoingMail {
	const one = staffRoleWords[words.role].one;
	return mailOf({
		to: member.email,
		subject: `You are now ${one} of ${site.name}`,
		heading: `You are now ${one}`,
		paragraphs: [
			greeting(member.name),
			`${nameOf(member, words)} has made you ${one} of ${site.name}. ${may[words.role]}`,
			'What you do as staff is written into the staff log.',
		],
		link: { label: 'See what waits', url: `${siteUrl}/staff` },
		notes: ['If you do not know why, write to us.'],
	});
}

const removedMail = (member: Member, words: Words): OutgoingMail =>
	mailOf({
		to: member.email,
		subject: `You are no longer staff of ${site.name}`,
		heading: 'You are no longer staff',
		paragraphs: [
			greeting(member.name),
			`An administrator has ended your access as ${staffRoleWords[words.role].one} of ${site.name}, on every device.`,
			'Your account is still there. You can delete it on its page.',
		],
	});

/** To whoever is proposed, and to every administrator who can approve it. */
function proposedMails(member: Member, words: Words, siteUrl: string): OutgoingMail[] {
	const by = nameOf(member, words);
	const who =
		member.name === null ? member.email : `${nameOr(member.name, 'Somebody')} (${member.email})`;
	return [
		mailOf({
			to: member.email,
			subject: `You are proposed as an administrator of ${site.name}`,
			heading: 'You are proposed as an administrator',
			paragraphs: [
				greeting(member.name),
				`${by} proposes you as an administrator of ${site.name}. A second administrator has ${PROPOSAL_DAYS} days to approve it; otherwise everything stays as it is.`,
				may.administrator,
			],
			notes: ['You need not do anything. If you do not want this, write to us.'],
		}),
		...member.administrators
			.filter(({ user_id }) => user_id !== words.by)
			.map((administrator) =>
				mailOf({
					to: administrator.email,
					subject: `A new administrator waits for approval: ${site.name}`,
					heading: 'A new administrator waits for approval',
					paragraphs: [
						greeting(administrator.name),
						`${by} proposes ${who} as an administrator. Approve it or refuse it within ${PROPOSAL_DAYS} days.`,
						may.administrator,
					],
					link: settingsLink(siteUrl),
					notes: ['If you do not know this person, refuse it and ask your colleague.'],
				}),
			),
	];
}

/** @param accounts their ids */
async function members(tx: TransactionSql, accounts: string[]): Promise<Member[]> {
	const rows = await asService(
		tx,
		tx<{ user_id: string }[]>`
			select user_id from public.staff where role = 'administrator' order by added_at, user_id`,
	);
	const people = await accountsOf(tx, [...accounts, ...rows.map(({ user_id }) => user_id)]);
	const administrators = rows.flatMap(people.addressed);
	return accounts.flatMap((id) => {
		const person = people.personOf(id);
		return person ? [{ id, ...person, administrators }] : [];
	});
}

export const staffRoleKinds = [
	mailKind({
		kind: 'staff_role',
		read: members,
		mail: (row, { siteUrl }, words: Words) => [roleMail(row, words, siteUrl)],
	}),
	mailKind({
		kind: 'staff_removed',
		read: members,
		mail: (row, _, words: Words) => [removedMail(row, words)],
	}),
	mailKind({
		kind: 'staff_proposed',
		read: members,
		mail: (row, { siteUrl }, words: Words) => proposedMails(row, words, siteUrl),
	}),
];
