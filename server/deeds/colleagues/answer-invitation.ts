import type { Sql, TransactionSql } from 'postgres';
import type { CompanyRole, OwnInvitation } from '#schema/employers/colleagues.ts';
import { conflict, deed } from '#server/deeds/deed.ts';
import { otherAddress } from '#server/deeds/other-address.ts';
import { lockCompany, noteActing, personOf, requireOwnerDomain, wordsOf } from './company.ts';
import { noInvitation, type Of } from './invitations.ts';

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
		await noteActing(tx, person);
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

/** @throws {ApiError} 404; 403 other_address for an account with another address, which is told nothing else */
export const readInvitation = (sql: Sql, { person, id }: Of): Promise<OwnInvitation> =>
	deed(sql, async (tx) => {
		const { email } = await personOf(tx, person);
		const [row] = await tx<(OwnInvitation & { to: string })[]>`
			select invitation.id, employer.company_name as company, invitation.role, invitation.email as to,
				(select nullif(btrim(full_name), '') from accounts.find(array[invitation.invited_by])) as by,
				application_rules.iso_moment(invitation.ends_at) as until,
				invitation.ends_at <= clock_timestamp() as over, ${email}::text as email, (
					select company_name from public.employers where employers.id = posting_rules.employer_of(${person}::uuid)
				) as other_company, exists (
					select from public.company_members as mine where mine.user_id = ${person} and role = 'owner'
						and not exists (
							select from public.company_members as another
							where another.employer_id = mine.employer_id and another.role = 'owner'
								and another.user_id <> mine.user_id
						)
				) as only_owner
			from public.company_invitations as invitation
			join public.employers as employer on employer.id = invitation.employer_id
			where invitation.id = ${id}`;
		if (!row) throw noInvitation();
		const { to, ...read } = row;
		if (to !== email) throw otherAddress();
		return read;
	});

/**
 * Deletes an invitation of the account that was invited; its company is locked first, as by its owners.
 * @throws {ApiError} 404, 403 other_address
 */
async function takeInvitation(
	tx: TransactionSql,
	{ person, id }: Of,
): Promise<{ company: string; role: CompanyRole; over: boolean }> {
	const { email } = await personOf(tx, person);
	const [invitation] = await tx<{ company: string; email: string }[]>`
		select employer_id as company, email from public.company_invitations where id = ${id}`;
	if (!invitation) throw noInvitation();
	if (invitation.email !== email) throw otherAddress();
	await lockCompany(tx, invitation.company);
	const [taken] = await tx<{ role: CompanyRole; over: boolean }[]>`
		delete from public.company_invitations where id = ${id}
		returning role, ends_at <= clock_timestamp() as over`;
	if (!taken) throw noInvitation();
	return { company: invitation.company, ...taken };
}
