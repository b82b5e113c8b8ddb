import type { Sql, TransactionSql } from 'postgres';
import type { NewStaffMember, SeenStaff, StaffRole } from '#schema/staff/staff-roles.ts';
import { conflict, deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { ApiError } from '#server/http/api-error.ts';
import { noteInLog, requireStaff } from './staff.ts';

/** `person` is an administrator; `account` is whom it is about. */
type Of = { person: string; account: string };

const noMember = () => notFound('Nobody with this account is staff any more.');
const noProposal = () =>
	notFound('This proposal has been decided in the meantime, or its seven days are over.');
const changedMeanwhile = () =>
	conflict('changed_meanwhile', 'A colleague has changed this in the meantime.');

/**
 * Makes an account a reviewer, or proposes it as an administrator, which a second one approves. The person is mailed, of a
 * proposal the other administrators as well.
 * @returns whether it waits for a second administrator
 * @throws {ApiError} 404; 403 role; 409 is_member, is_proposed, one_administrator; 422 no_account
 */
export const addStaff = (
	sql: Sql,
	{ person, email, role }: NewStaffMember & { person: string },
): Promise<boolean> =>
	deed(sql, async (tx) => {
		await lockStaff(tx, person);
		const [row] = await tx<{ id: string | null }[]>`
			select staff_rules.account_with(${email}) as id`;
		if (!row?.id)
			throw unprocessable(
				'no_account',
				'No account has this address, or nobody has confirmed it. Ask them to sign up with it first.',
			);
		const account = row.id;
		const there = await tx`select from public.staff where user_id = ${account}`;
		if (there.length > 0)
			throw conflict('is_member', 'This account is staff already: change its role in the list.');
		if (role === 'administrator') {
			await propose(tx, { person, account });
			return true;
		}
		await tx`insert into public.staff (user_id, role) values (${account}, ${role})`;
		await tx`delete from public.staff_proposals where user_id = ${account}`;
		await note(tx, person, 'add', { account, detail: role });
		await mail(tx, 'staff_role', { person, account, role });
		return false;
	});

/**
 * Gives a member of staff another role: that of a reviewer at once, that of an administrator once a second one approves it.
 * @param expected the role that was seen
 * @returns whether it waits for a second administrator
 * @throws {ApiError} 404; 403 role; 409 changed_meanwhile, last_administrator, is_proposed, one_administrator
 */
export const changeStaffRole = (
	sql: Sql,
	{ person, account, role, expected }: Of & { role: StaffRole; expected: StaffRole },
): Promise<boolean> =>
	deed(sql, async (tx) => {
		await lockStaff(tx, person);
		const present = await roleOf(tx, account);
		if (present !== expected) throw changedMeanwhile();
		if (role === present) return false;
		if (role === 'administrator') {
			await propose(tx, { person, account });
			return true;
		}
		await requireOtherAdministrator(tx, account);
		await tx`update public.staff set role = ${role} where user_id = ${account}`;
		await tx`delete from public.staff_proposals where proposed_by = ${account}`;
		await note(tx, person, 'change-role', { account, detail: role });
		await mail(tx, 'staff_role', { person, account, role });
		return false;
	});

/**
 * Makes whoever is proposed an administrator, with a mail to them.
 * @throws {ApiError} 404 where it is not proposed any more; 403 role, own_proposal
 */
export const approveProposal = (sql: Sql, { person, account }: Of): Promise<void> =>
	deed(sql, async (tx) => {
		await lockStaff(tx, person);
		const by = await takeProposal(tx, account);
		if (by === person)
			throw new ApiError(
				403,
				'own_proposal',
				'You have proposed this yourself: a second administrator approves it.',
			);
		await tx`
			insert into public.staff (user_id, role) values (${account}, 'administrator')
			on conflict (user_id) do update set role = excluded.role`;
		const [proposer] = await tx<{ email: string }[]>`
			select email from accounts.find(array[${by}::uuid])`;
		const detail = `administrator, proposed by ${proposer?.email}`;
		await note(tx, person, 'approve-proposal', { account, detail });
		await mail(tx, 'staff_role', { person, account, role: 'administrator' });
	});

/**
 * Notes that an administrator has looked at who has access, with who that was: the log keeps it.
 * @throws {ApiError} 404; 403 role; 409 changed_meanwhile where others have access than the person has seen
 */
export const reviewAccess = (
	sql: Sql,
	{ person, seen }: { person: string; seen: SeenStaff[] },
): Promise<void> =>
	deed(sql, async (tx) => {
		await lockStaff(tx, person);
		const rows = await tx<(SeenStaff & { email: string; has_step: boolean })[]>`
			select id, role, email, accounts.has_second_step(id) as has_step from staff_rules.members()`;
		const lines = (staff: readonly SeenStaff[]) =>
			staff
				.map(({ id, role }) => `${id} ${role}`)
				.toSorted()
				.join();
		if (lines(rows) !== lines(seen)) throw changedMeanwhile();
		await noteInLog(tx, person, {
			action: 'review-access',
			subject: 'staff',
			id: null,
			detail: rows
				.map(({ email, role, has_step }) =>
					has_step ? `${email}: ${role}` : `${email}: ${role}, without a second step`,
				)
				.join('\n'),
		});
	});

/** Ends a proposal: one's own, or that of somebody else. @throws {ApiError} 404, 403 role */
export const endProposal = (sql: Sql, { person, account }: Of): Promise<void> =>
	deed(sql, async (tx) => {
		await lockStaff(tx, person);
		const by = await takeProposal(tx, account);
		await note(tx, person, by === person ? 'withdraw-proposal' : 'refuse-proposal', { account });
	});

/**
 * Ends that somebody is staff, at once and in every tab: each call asks who is. They are mailed. Whom they have proposed is
 * proposed no more.
 * @throws {ApiError} 404; 403 role; 409 last_administrator, which may be oneself
 */
export const removeStaff = (sql: Sql, { person, account }: Of): Promise<void> =>
	deed(sql, async (tx) => {
		await lockStaff(tx, person);
		const role = await roleOf(tx, account);
		if (role === 'administrator') await requireOtherAdministrator(tx, account);
		await mail(tx, 'staff_removed', { person, account, role });
		await tx`delete from public.staff where user_id = ${account}`;
		await tx`
			delete from public.staff_proposals where user_id = ${account} or proposed_by = ${account}`;
		await note(tx, person, 'remove', { account, detail: role });
	});

/**
 * Refuses to delete the account of the only administrator while there are reviewers: nobody could change who is staff then.
 * @throws {ApiError} 409 last_administrator
 */
export const requireNotLastAdministrator = (sql: Sql, account: string): Promise<void> =>
	deed(sql, async (tx) => {
		const alone = await tx`
			select from public.staff where user_id = ${account} and role = 'administrator'
				and exists (select from public.staff where user_id <> ${account})
				and not exists (select from public.staff where role = 'administrator' and user_id <> ${account})`;
		if (alone.length > 0) throw lastAdministrator();
	});

/**
 * Locks who is staff, for somebody who may change it. That is asked once more then: of two administrators who remove each other
 * the second is staff no more.
 * @throws {ApiError} 404, 403 role
 */
async function lockStaff(tx: TransactionSql, person: string): Promise<void> {
	await requireStaff(tx, person, 'staff');
	await tx`select pg_advisory_xact_lock(hashtextextended('staff', 0))`;
	await requireStaff(tx, person, 'staff');
}

/** @throws {ApiError} 404 */
async function roleOf(tx: TransactionSql, account: string): Promise<StaffRole> {
	const [member] = await tx<{ role: StaffRole }[]>`
		select role from public.staff where user_id = ${account} for update`;
	if (!member) throw noMember();
	return member.role;
}

const lastAdministrator = () =>
	conflict(
		'last_administrator',
		'This is the only administrator, and somebody has to be one. Add another one first.',
	);

/** @throws {ApiError} 409 last_administrator */
async function requireOtherAdministrator(tx: TransactionSql, account: string): Promise<void> {
	const others = await tx`
		select from public.staff where role = 'administrator' and user_id <> ${account}`;
	if (others.length === 0) throw lastAdministrator();
}

/** @throws {ApiError} 409 one_administrator, is_proposed */
async function propose(tx: TransactionSql, { person, account }: Of): Promise<void> {
	const others = await tx`
		select from public.staff where role = 'administrator' and user_id <> ${person}`;
	if (others.length === 0)
		throw conflict(
			'one_administrator',
			'There is no second administrator who could approve this. An operator of the server adds one by a command.',
		);
	await tx`
		delete from public.staff_proposals as proposal
		where user_id = ${account} and not ${isOpen(tx)}`;
	const { count } = await tx`
		insert into public.staff_proposals (user_id, proposed_by) values (${account}, ${person})
		on conflict do nothing`;
	if (count === 0) throw conflict('is_proposed', 'Somebody has proposed this already.');
	await note(tx, person, 'propose', { account, detail: 'administrator' });
	await mail(tx, 'staff_proposed', { person, account, role: 'administrator' });
}

/** Of a proposal: within its days, and whoever proposed it is still an administrator. In SQL. */
export const isOpen = (tx: TransactionSql) => tx`(
	proposal.ends_at > clock_timestamp() and exists (
		select from public.staff where user_id = proposal.proposed_by and role = 'administrator'
	)
)`;

/** Deletes a proposal. @returns who has proposed it @throws {ApiError} 404 */
async function takeProposal(tx: TransactionSql, account: string): Promise<string> {
	const [taken] = await tx<{ by: string }[]>`
		delete from public.staff_proposals as proposal
		where user_id = ${account} and ${isOpen(tx)} returning proposed_by as by`;
	if (!taken) throw noProposal();
	return taken.by;
}

type Step =
	| 'add'
	| 'remove'
	| 'change-role'
	| 'propose'
	| 'approve-proposal'
	| 'withdraw-proposal'
	| 'refuse-proposal';

/** The address is kept with the line, so that it can be read once the account is deleted. */
async function note(
	tx: TransactionSql,
	person: string,
	action: Step,
	{ account, detail }: { account: string; detail?: string },
): Promise<void> {
	const [owner] = await tx<{ email: string }[]>`
		select email from accounts.find(array[${account}::uuid])`;
	await noteInLog(tx, person, {
		action,
		subject: 'staff',
		id: account,
		detail: [owner?.email, detail].filter(Boolean).join('\n'),
	});
}

/** `role`: that which the account has then, or had. */
const mail = (
	tx: TransactionSql,
	kind: 'staff_role' | 'staff_removed' | 'staff_proposed',
	{ person, account, role }: Of & { role: StaffRole },
) => tx`
	insert into outbox.notices (kind, row_id, words)
	values (${kind}, ${account}, ${JSON.stringify({ by: person, role } satisfies StaffWords)}::text::jsonb)`;

/** What is stored with a notice about a member of staff: who has done it, and the role. */
type StaffWords = { by: string; role: StaffRole };
