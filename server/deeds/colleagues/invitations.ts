import type { Sql, TransactionSql } from 'postgres';
import {
	type CompanyRole,
	MOST_COLLEAGUES,
	type NewInvitation,
} from '#schema/employers/colleagues.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { requireMember } from '#server/deeds/members.ts';
import { ApiError } from '#server/http/api-error.ts';
import {
	lockCompany,
	lockOwnCompany,
	noCompany,
	personOf,
	requireOwnerDomain,
	wordsOf,
} from './company.ts';

/** `person` is an account, `id` that of an invitation. */
type Of = { person: string; id: string };

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
		const [known] = await tx<{ email: string; role: CompanyRole; lately: boolean }[]>`
			select email, role, invited_at > clock_timestamp() - interval '10 minutes' as lately
			from public.company_invitations where id = ${id} and employer_id = ${company}`;
		if (!known) throw noInvitation();
		if (known.lately)
			throw conflict('sent_lately', 'It was sent less than ten minutes ago. Wait a little.');
		await requireChecked(tx, company);
		await requireOwnerDomain(tx, company, known);
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

/**
 * Makes the invited account a member of the company, with a mail to its owners. The invitation is used then.
 * @throws {ApiError} 404 where it is no longer there; 403 other_address for an account with another address; 409
 * invitation_over after its end, has_company where the account belongs to a company; 422 other_domain
 */
export const acceptInvitation = (sql: Sql, { person, id }: Of): Promise<void> =>
	deed(sql, async (tx) => {
		const { company, role, over } = await takeInvitation(tx, { person, id });
		if (over)
			throw conflict(
				'invitation_over',
				'The seven days of this invitation are over. Ask for a new one.',
			);
		const account = await personOf(tx, person);
		await requireOwnerDomain(tx, company, { email: account.email, role });
		const { count } = await tx`
			insert into public.company_members (employer_id, user_id, role) values (${company}, ${person}, ${role})
			on conflict do nothing`;
		if (count === 0)
			throw conflict(
				'has_company',
				'Your account belongs to a company already. Leave it first, or use another address. If you are its only owner, write to us.',
			);
		await tx`
			insert into outbox.notices (kind, row_id, words)
			values ('colleague_joined', ${company}, ${wordsOf(account, role)}::text::jsonb)`;
	});

/** Ends an invitation by whoever is invited; nobody is mailed. @throws {ApiError} 404, 403 other_address */
export const declineInvitation = (sql: Sql, of: Of): Promise<void> =>
	deed(sql, async (tx) => {
		await takeInvitation(tx, of);
	});

/** Who is invited to what, as the invited account reads it. */
type InvitationRead = {
	company: string;
	role: CompanyRole;
	/** The account that has invited. */
	invited_by: string | null;
	/** ISO, with the time. */
	until: string;
	over: boolean;
	/** Of the account that asks. */
	email: string;
	/** Of which that account is a member already. */
	other_company: string | null;
};

/** @throws {ApiError} 404; 403 other_address for an account with another address, which is told nothing else */
export const readInvitation = (sql: Sql, { person, id }: Of): Promise<InvitationRead> =>
	deed(sql, async (tx) => {
		const { email } = await personOf(tx, person);
		const [found] = await tx<(InvitationRead & { to: string })[]>`
			select employer.company_name as company, invitation.role, invitation.email as to, invitation.invited_by,
				application_rules.iso_moment(invitation.ends_at) as until,
				invitation.ends_at <= clock_timestamp() as over, ${email}::text as email, (
					select company_name from public.employers where employers.id = posting_rules.employer_of(${person}::uuid)
				) as other_company
			from public.company_invitations as invitation
			join public.employers as employer on employer.id = invitation.employer_id
			where invitation.id = ${id}`;
		if (!found) throw noInvitation();
		const { to, ...read } = found;
		if (to !== email) throw otherAddress();
		return read;
	});

const otherAddress = () =>
	new ApiError(
		403,
		'other_address',
		'This invitation is for another email address. Sign out, and sign in with the address that it was sent to.',
	);

/**
 * Deletes an invitation of the account that was invited; its company is locked first, as by its owners.
 * @throws {ApiError} 404, 403 other_address
 */
async function takeInvitation(
	tx: TransactionSql,
	{ person, id }: Of,
): Promise<{ company: string; role: CompanyRole; over: boolean }> {
	const { email } = await personOf(tx, person);
	const [known] = await tx<{ company: string; email: string }[]>`
		select employer_id as company, email from public.company_invitations where id = ${id}`;
	if (!known) throw noInvitation();
	if (known.email !== email) throw otherAddress();
	await lockCompany(tx, known.company);
	const [taken] = await tx<{ role: CompanyRole; over: boolean }[]>`
		delete from public.company_invitations where id = ${id}
		returning role, ends_at <= clock_timestamp() as over`;
	if (!taken) throw noInvitation();
	return { company: known.company, ...taken };
}

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
	const known = await tx`
		select from public.company_members as member
		cross join lateral accounts.find(array[member.user_id]) as account
		where member.employer_id = ${company} and lower(account.email) = ${email}`;
	if (known.length > 0)
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
