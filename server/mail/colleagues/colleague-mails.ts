import type { TransactionSql } from 'postgres';
import { site } from '#content/site.ts';
import { type CompanyRole, roleWords } from '#schema/employers/colleagues.ts';
import { londonMoment } from '#schema/london-day.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import { accountsOf, greeting, mailOf, oneLine, type Person } from '#server/mail/mail-parts.ts';

/** An invitation that waits for an answer. */
type WaitingInvitation = {
	id: string;
	company: string;
	email: string;
	role: CompanyRole;
	/** ISO, with the time. */
	until: string;
	/** The name of whoever has invited; null without one. */
	by: string | null;
};

/** A company, with its owners. */
type Company = { id: string; company: string; owners: (Person & { user_id: string })[] };

/** Whom a mail about members is about (server/deeds/colleagues/company.ts). */
type About = { id: string; email: string; name: string | null; role: CompanyRole };

/** Who does something, in the mail of another. Only letters: a name may be any text, and mail programs make links of addresses. */
export const nameOr = (name: string | null, otherwise: string) =>
	name !== null && /^[\p{L}\p{M}' ’-]{1,40}$/u.test(name) ? name : otherwise;

const aRole: Record<CompanyRole, string> = { recruiter: 'a recruiter', owner: 'an owner' };

const may: Record<CompanyRole, string> = {
	recruiter: 'A recruiter posts internships, and answers those who apply.',
	owner:
		'An owner posts internships, answers those who apply, changes the company’s profile and decides who belongs to it.',
};

const colleaguesLink = (siteUrl: string) => ({
	label: 'See your colleagues',
	url: `${siteUrl}/employer-dashboard/colleagues`,
});

/** To the invited address, whose owner may not know this site. */
function invitationMail(
	{ id, company, email, role, until, by }: WaitingInvitation,
	siteUrl: string,
): OutgoingMail {
	const name = oneLine(company);
	return mailOf({
		to: email,
		subject: oneLine(`${name} invites you to ${site.name}`),
		heading: `${name} invites you as a colleague`,
		paragraphs: [
			'Hello,',
			`${nameOr(by, 'A colleague')} invites you to act for ${name} at ${site.name}, as ${aRole[role]}. ${may[role]}`,
			'Open the invitation, and sign in with this address. If you have no account yet, sign up there, with a password of your own.',
		],
		link: {
			label: 'Open the invitation',
			url: `${siteUrl}/employer-dashboard/invitations/${id}`,
		},
		notes: [
			`The invitation is for this address alone. It can be accepted once, until ${londonMoment(until)}, UK time.`,
			'If you do not know the company, ignore this email: nothing happens unless you accept.',
		],
	});
}

/** To each owner but the one it is about. */
const toOwners = (
	{ company, owners }: Company,
	{ id, email, name }: About,
	{ heading, text }: { heading: string; text: (who: string) => string },
	siteUrl: string,
): OutgoingMail[] =>
	owners
		.filter(({ user_id }) => user_id !== id)
		.map((owner) =>
			mailOf({
				to: owner.email,
				subject: oneLine(`${heading}: ${company}`),
				heading,
				paragraphs: [
					greeting(owner.name),
					text(name === null ? email : `${nameOr(name, 'Somebody')} (${email})`),
				],
				link: colleaguesLink(siteUrl),
			}),
		);

const joinedMails = (company: Company, about: About, siteUrl: string) =>
	toOwners(
		company,
		about,
		{
			heading: 'A colleague has joined',
			text: (who) =>
				`${who} has accepted the invitation, and is now ${aRole[about.role]} of ${oneLine(company.company)}. If you do not know this person, remove them at once.`,
		},
		siteUrl,
	);

const leftMails = (company: Company, about: About, siteUrl: string) =>
	toOwners(
		company,
		about,
		{
			heading: 'A colleague has left',
			text: (who) =>
				`${who} was ${aRole[about.role]} of ${oneLine(company.company)}, and has left. Internships and applications are as they were.`,
		},
		siteUrl,
	);

const removedMail = ({ company }: Company, { email, name }: About): OutgoingMail =>
	mailOf({
		to: email,
		subject: oneLine(`You no longer act for ${company}`),
		heading: `You no longer act for ${oneLine(company)}`,
		paragraphs: [
			greeting(name),
			`An owner of ${oneLine(company)} has ended your access at ${site.name}. You can no longer see its internships and applications.`,
			'Your account is still there. You can delete it on its page, or use it for another company.',
		],
		notes: ['If this is a mistake, ask your company for a new invitation.'],
	});

const roleMail = ({ company }: Company, { email, name, role }: About, siteUrl: string) =>
	mailOf({
		to: email,
		subject: oneLine(`You are now ${aRole[role]} of ${company}`),
		heading: `You are now ${aRole[role]} of ${oneLine(company)}`,
		paragraphs: [greeting(name), may[role]],
		link: colleaguesLink(siteUrl),
		notes: [`Your role is shown there as “${roleWords[role].label}”.`],
	});

/** Invitations that were neither answered nor withdrawn meanwhile. */
async function invitations(tx: TransactionSql, ids: string[]): Promise<WaitingInvitation[]> {
	const rows = await asService(
		tx,
		tx<(Omit<WaitingInvitation, 'by'> & { invited_by: string | null })[]>`
			select invitation.id, company_name as company, invitation.email, invitation.role, invitation.invited_by,
				application_rules.iso_moment(invitation.ends_at) as until
			from public.company_invitations as invitation
			join public.employers as employer on employer.id = invitation.employer_id
			where invitation.id = any (${ids})`,
	);
	const { personOf } = await accountsOf(
		tx,
		rows.flatMap(({ invited_by }) => invited_by ?? []),
	);
	return rows.map(({ invited_by, ...row }) => ({ ...row, by: personOf(invited_by)?.name ?? null }));
}

/** @param employers their ids */
async function companies(tx: TransactionSql, employers: string[]): Promise<Company[]> {
	const rows = await asService(
		tx,
		tx<{ id: string; company: string; owners: string[] }[]>`
			select employer.id, company_name as company,
				array(select owner.user_id from posting_rules.owners_of(employer.id) as owner) as owners
			from public.employers as employer where employer.id = any (${employers})`,
	);
	const { addressed } = await accountsOf(
		tx,
		rows.flatMap(({ owners }) => owners),
	);
	return rows.map(({ owners, ...row }) => ({
		...row,
		owners: owners.flatMap((user_id) => addressed({ user_id })),
	}));
}

export const colleagueKinds = [
	mailKind({
		kind: 'colleague_invited',
		read: invitations,
		mail: (row, { siteUrl }) => [invitationMail(row, siteUrl)],
	}),
	mailKind({
		kind: 'colleague_joined',
		read: companies,
		mail: (row, { siteUrl }, words: About) => joinedMails(row, words, siteUrl),
	}),
	mailKind({
		kind: 'colleague_left',
		read: companies,
		mail: (row, { siteUrl }, words: About) => leftMails(row, words, siteUrl),
	}),
	mailKind({
		kind: 'colleague_removed',
		read: companies,
		mail: (row, _, words: About) => [removedMail(row, words)],
	}),
	mailKind({
		kind: 'colleague_role',
		read: companies,
		mail: (row, { siteUrl }, words: About) => [roleMail(row, words, siteUrl)],
	}),
];
