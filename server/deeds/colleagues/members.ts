import type { Sql, TransactionSql } from 'postgres';
import type { CompanyRole } from '#schema/employers/colleagues.ts';
import { handOver } from '#server/deeds/applications/assign.ts';
import { deleteFiltersOf } from '#server/deeds/applications/saved-filters.ts';
import { conflict, deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { requireMember } from '#server/deeds/members.ts';
import {
	handProfileOver,
	lockCompany,
	lockOwnCompany,
	noCompany,
	noteActing,
	personOf,
	requireOtherOwner,
	requireOwnerDomain,
	wordsOf,
} from './company.ts';

/** `person` is the account of an owner, `colleague` that of a member of the same company. */
type Of = { person: string; colleague: string };

/** Who takes over the applications of who goes; nobody where it is left out. */
type Departure = { successor?: string | null | undefined };

const noColleague = () => notFound('Nobody with this account belongs to your company any more.');

/**
 * Gives a member another role, with a mail to them; an owner may give up their own.
 * @param expected the role that was seen
 * @throws {ApiError} 404 for people who may not, and for accounts that are no members; 409 last_owner, changed_meanwhile; 422
 * other_domain
 */
export const changeRole = (
	sql: Sql,
	{ person, colleague, role, expected }: Of & { role: CompanyRole; expected: CompanyRole },
): Promise<void> =>
	deed(sql, async (tx) => {
		const company = await lockOwnCompany(tx, person);
		const current = await roleIn(tx, company, colleague);
		if (current !== expected)
			throw conflict('changed_meanwhile', 'Somebody has changed this role in the meantime.');
		if (role === current) return;
		const account = await personOf(tx, colleague);
		await requireOwnerDomain(tx, company, { email: account.email, role });
		await noteActing(tx, person);
		if (current === 'owner') {
			await requireOtherOwner(tx, company, colleague);
			await handProfileOver(tx, company, colleague);
		}
		await tx`
			update public.company_members set role = ${role}
			where employer_id = ${company} and user_id = ${colleague}`;
		if (colleague !== person)
			await tx`
				insert into outbox.notices (kind, row_id, words)
				values ('colleague_role', ${company}, ${wordsOf(account, role)}::text::jsonb)`;
	});

/**
 * Ends the membership of a colleague, at once and on every device: each call asks who belongs to a company. They are mailed. Whom
 * they have invited is no longer invited.
 * @param successor who takes over what they have taken on
 * @throws {ApiError} 404 for people who may not, and for accounts that are no members; 409 last_owner, which is oneself; 422
 * no_colleague for a successor who is no other member
 */
export const removeColleague = (
	sql: Sql,
	{ person, colleague, successor }: Of & Departure,
): Promise<void> =>
	deed(sql, async (tx) => {
		const company = await lockOwnCompany(tx, person);
		const role = await roleIn(tx, company, colleague);
		const account = await personOf(tx, colleague);
		await endMembership(tx, company, { id: colleague, by: person, role, successor });
		// Otherwise they could come back, with another address.
		await tx`
			delete from public.company_invitations
			where employer_id = ${company} and invited_by = ${colleague}`;
		await tx`
			insert into outbox.notices (kind, row_id, words)
			values ('colleague_removed', ${company}, ${wordsOf(account, role)}::text::jsonb)`;
	});

/**
 * Ends one's own membership, with a mail to the owners.
 * @throws {ApiError} 404 without a company, 409 last_owner, 422 no_colleague
 */
export const leaveCompany = (
	sql: Sql,
	{ person, successor }: { person: string } & Departure,
): Promise<void> =>
	deed(sql, async (tx) => {
		// Every role has this right.
		const company = await requireMember(tx, person, 'applicants', noCompany);
		await lockCompany(tx, company);
		const role = await roleIn(tx, company, person);
		const account = await personOf(tx, person);
		await endMembership(tx, company, { id: person, by: person, role, successor });
		await tx`
			insert into outbox.notices (kind, row_id, words)
			values ('colleague_left', ${company}, ${wordsOf(account, role)}::text::jsonb)`;
	});

/** Locks the membership, so that nothing is given to who goes. @throws {ApiError} 404 */
async function roleIn(tx: TransactionSql, company: string, account: string): Promise<CompanyRole> {
	const [member] = await tx<{ role: CompanyRole }[]>`
		select role from public.company_members
		where employer_id = ${company} and user_id = ${account} for update`;
	if (!member) throw noColleague();
	return member.role;
}

/** The company is locked. @throws {ApiError} 409 last_owner, 422 no_colleague */
async function endMembership(
	tx: TransactionSql,
	company: string,
	{ id, by, role, successor = null }: { id: string; by: string; role: CompanyRole } & Departure,
): Promise<void> {
	if (successor !== null) {
		const rows = await tx`
			select from public.company_members
			where employer_id = ${company} and user_id = ${successor} and user_id <> ${id}`;
		if (rows.length === 0)
			throw unprocessable(
				'no_colleague',
				'Choose another colleague to take over the applications.',
			);
	}
	await noteActing(tx, by);
	await handOver(tx, { account: id, by, successor });
	await deleteFiltersOf(tx, id);
	await tx`delete from outbox.interview_calendars where user_id = ${id}`;
	if (role === 'owner') {
		await requireOtherOwner(tx, company, id);
		await handProfileOver(tx, company, id);
	}
	await tx`delete from public.company_members where employer_id = ${company} and user_id = ${id}`;
}
