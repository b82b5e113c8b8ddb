import type { TransactionSql } from 'postgres';
import { site } from '#content/site.ts';
import { type CompanyRole, roleWords } from '#schema/employers/colleagues.ts';
import { londonMoment } from '#schema/london-day.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import { accountsOf, mailOf, nameOr, oneLine } from '#server/mail/mail-parts.ts';

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

/** What each role may do, as a sentence. */
export const mayWords: Record<CompanyRole, string> = {
	recruiter: 'A recruiter posts internships, and answers those who apply.',
	owner:
		'An owner posts internships, answers those who apply, changes the company’s profile and decides who belongs to it.',
};

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
			`${nameOr(by, 'A colleague')} invites you to act for ${name} at ${site.name}, as ${roleWords[role].one}. ${mayWords[role]}`,
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

export const invitationKind = mailKind({
	kind: 'colleague_invited',
	read: invitations,
	mail: (row, { siteUrl }) => [invitationMail(row, siteUrl)],
});
