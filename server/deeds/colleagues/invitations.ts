import type { Sql, TransactionSql } from 'postgres';
import {
	type CompanyRole,
	MOST_COLLEAGUES,
	type NewInvitation,
} from '#schema/employers/colleagues.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { requireMember } from '#server/deeds/members.ts';
import { ApiError } from '#server/http/api-error.ts';
import { lockOwnCompany, noCompany, requireOwnerDomain } from './company.ts';

/** `person` is an account, `id` that of an invitation. */
export type Of = { person: string; id: string };

export const noInvitation = () =>
	notFound('This invitation has been accepted, or was withdrawn. Ask for a new one.');

/**
 * Invites somebody to a company, with a mail to that address. It is not asked whether the address has an account: nobody is
 * to learn that here.
 * @returns the id of the invitation
 * @throws {ApiError} 404 for people who may not; 403 too_many_colleagues; 409 not_checked before staff have checked the company,
 * or while they check it again, is_colleague, is_invited; 422 other_domain
 */
export const inviteColleague = (
	sql: Sql,
	{ person, email, role }: NewInvitation & { person: string },
): Promise<string> =>
	deed(sql, async (tx) => {
		const company = await lockOwnCompany(tx, person);
		await requireChecked(tx, company);
		await requireOwnerDomain(tx, company, { email, role });
		await requireNoMember(tx, company, email);
		await tx`
			delete from public.company_invitations
			where employer_id = ${company} and email = ${email} and ends_at <= clock_timestamp()`;
		await requireRoom(tx, company);
		const [invitation] = await tx<{ id: string }[]>`
			insert into public.company_invitations (employer_id, email, role, invited_by)
			values (${company}, ${email}, ${role}, ${person})
			on conflict (employer_id, email) do nothing returning id`;
		if (!invitation)
			throw conflict('is_invited', 'This address is invited already: send the invitation again.');
		await mail(tx, invitation.id);
		return invitation.id;
	});

/**
 * Mails an invitation once more; it can be accepted for seven days from then on.
 * @throws {ApiError} 404; 409 sent_lately within ten minutes of the last mail, not_checked; 422 other_domain
 */
export const sendInvitationAgain = (sql: Sql, { person, id }: Of): Promise<void> =>
	deed(sql, async (tx) => {
		const company = await lockOwnCompany(tx, person);
		const [invitation] = await tx<{ email: string; role: CompanyRole; lately: boolean }[]>`
			select email, role, invited_at > clock_timestamp() - interval '10 minutes' as lately
			from public.company_invitations where id = ${id} and employer_id = ${company}`;
		if (!invitation) throw noInvitation();
		if (invitation.lately)
			throw conflict('sent_lately', 'It was sent less than ten minutes ago. Wait a little.');
		await requireChecked(tx, company);
		await requireOwnerDomain(tx, company, invitation);
		await tx`
			update public.company_invitations set invited_by = ${person}, invited_at = clock_timestamp(),
				ends_at = clock_timestamp() + interval '7 days'
			where id = ${id}`;
		await mail(tx, id);
	});

/**
 * Lets only people go on who may invite. It is asked before an invitation counts for its address: anybody could otherwise use up
 * what may be sent there.
 * @throws {ApiError} 404; 409 not_checked
 */
export const requireMayInvite = (sql: Sql, person: string): Promise<void> =>
	deed(sql, async (tx) =>
		requireChecked(tx, await requireMember(tx, person, 'colleagues', noCompany)),
	);

/** Ends an invitation: nobody can accept it any more. @throws {ApiError} 404 */
export const withdrawInvitation = (sql: Sql, { person, id }: Of): Promise<void> =>
	deed(sql, async (tx) => {
		const company = await lockOwnCompany(tx, person);
		const { count } = await tx`
			delete from public.company_invitations where id = ${id} and employer_id = ${company}`;
		if (count === 0) throw noInvitation();
	});

const mail = (tx: TransactionSql, id: string) =>
	tx`insert into outbox.notices (kind, row_id) values ('colleague_invited', ${id})`;

/**
 * Anybody could otherwise have any text mailed to any address, as the name of a company; a changed name is checked again.
 * @throws {ApiError} 409 not_checked
 */
async function requireChecked(tx: TransactionSql, company: string): Promise<void> {
	const checked = await tx`select from public.employers where id = ${company} and verified`;
	if (checked.length === 0)
		throw conflict(
			'not_checked',
			'You can invite colleagues once our staff have checked your company.',
		);
}

/** @throws {ApiError} 409 is_colleague */
async function requireNoMember(tx: TransactionSql, company: string, email: string): Promise<void> {
	const members = await tx`
		select from public.company_members as member
		cross join lateral accounts.find(array[member.user_id]) as account
		where member.employer_id = ${company} and lower(account.email) = ${email}`;
	if (members.length > 0)
		throw conflict('is_colleague', 'Somebody with this address belongs to your company already.');
}

/** Of members and invitations together; the company is locked. @throws {ApiError} 403 too_many_colleagues */
async function requireRoom(tx: TransactionSql, company: string): Promise<void> {
	const [row] = await tx<{ count: number }[]>`
		select (select count(*) from public.company_members where employer_id = ${company})::integer
			+ (select count(*) from public.company_invitations where employer_id = ${company})::integer as count`;
	if ((row?.count ?? 0) >= MOST_COLLEAGUES)
		throw new ApiError(
			403,
			'too_many_colleagues',
			`A company has at most ${MOST_COLLEAGUES} people and invitations. Withdraw an invitation first.`,
		);
}
