import {
	accessReview,
	changedStaffRole,
	newStaffMember,
	type StaffAdded,
	type StaffMember,
	type StaffMembers,
	type StaffProposal,
} from '#schema/staff/staff-roles.ts';
import { type Call, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import type { Backend } from '#server/backend/types.ts';
import { deed, notFound } from '#server/deeds/deed.ts';
import {
	addStaff,
	approveProposal,
	changeStaffRole,
	endProposal,
	isOpen,
	removeStaff,
	reviewAccess,
} from '#server/deeds/staff/roles.ts';

const noMember = () => notFound('Nobody with this account is staff.');

/**
 * Who is staff: `GET /members` names them, and for administrators who is proposed. `POST /members` adds a reviewer or proposes
 * an administrator, `/members/review` notes that somebody has looked at them, `/members/:id/role` and `/members/:id/remove`
 * change and end it, `/proposals/:id/approve` and `/proposals/:id/end` decide on a proposal.
 */
export function staffMembers({ sql, sendNotices }: Backend): Call[] {
	/** A step about an account, which takes no body. */
	const step = (path: string, work: typeof removeStaff) =>
		post(path, 'staff', async ({ id: person }, context) => {
			const account = idIn(context, noMember);
			await bodyOf(context.req.raw, noBody);
			await work(sql, { person, account });
			sendNotices();
		});
	return [
		get('/members', 'read', ({ id }) => readMembers(sql, id)),
		post('/members', 'staff', async ({ id: person }, { req }): Promise<StaffAdded> => {
			const given = await bodyOf(req.raw, newStaffMember);
			const waits = await addStaff(sql, { ...given, person });
			sendNotices();
			return { waits };
		}),
		post('/members/:id/role', 'staff', async ({ id: person }, context): Promise<StaffAdded> => {
			const account = idIn(context, noMember);
			const change = await bodyOf(context.req.raw, changedStaffRole);
			const waits = await changeStaffRole(sql, { ...change, person, account });
			sendNotices();
			return { waits };
		}),
		post('/members/review', 'staff', async ({ id: person }, { req }) => {
			const { seen } = await bodyOf(req.raw, accessReview);
			await reviewAccess(sql, { person, seen });
		}),
		step('/members/:id/remove', removeStaff),
		step('/proposals/:id/approve', approveProposal),
		step('/proposals/:id/end', endProposal),
	];
}

/** What only those read who may change who is staff is left out for others. @param person a member of staff */
const readMembers = (sql: Backend['sql'], person: string): Promise<StaffMembers> =>
	deed(sql, async (tx) => {
		const members = await tx<StaffMember[]>`
			select member.id, name, email, role, (added_at at time zone 'Europe/London')::date::text as since,
				member.id = ${person}::uuid as you, case when may.change
					then application_rules.iso_moment(last_sign_in_at) end as last_sign_in,
				case when may.change then accounts.has_second_step(member.id) end as second_step
			from staff_rules.members() as member, (
				select 'staff' in (select staff_rules.rights_of(${person}::uuid)) as change
			) as may`;
		const proposals = await tx<StaffProposal[]>`
			select account.id, nullif(btrim(account.full_name), '') as name, account.email,
				exists (select from public.staff where user_id = account.id) as is_reviewer,
				coalesce(nullif(btrim(proposer.full_name), ''), proposer.email) as by,
				proposer.id = ${person}::uuid as by_you, application_rules.iso_moment(proposed_at) as at,
				application_rules.iso_moment(ends_at) as until
			from public.staff_proposals as proposal
			cross join lateral accounts.find(array[proposal.user_id]) as account
			cross join lateral accounts.find(array[proposal.proposed_by]) as proposer
			where ${isOpen(tx)} and 'staff' in (select staff_rules.rights_of(${person}::uuid))
			order by proposed_at, account.id`;
		const [review] = await tx<{ on: string; by: string }[]>`
			select (at at time zone 'Europe/London')::date::text as on, staff_email as by
			from public.staff_log where action = 'review-access' order by number desc limit 1`;
		return { members: [...members], proposals: [...proposals], review: review ?? null };
	});
