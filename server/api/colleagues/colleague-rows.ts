import type { Sql, TransactionSql } from 'postgres';
import type { Colleague, Colleagues, Invitation } from '#schema/employers/colleagues.ts';
import { memberChanges } from '#server/api/member-changes.ts';
import { takenOut } from '#server/api/taken-out.ts';
import { noCompany, ownerDomain } from '#server/deeds/colleagues/company.ts';
import { employerWith } from '#server/deeds/members.ts';
import { refused } from '#server/http/api-error.ts';
import { asPerson } from '#server/postgres/as-person.ts';
import { asServiceRole } from '#server/postgres/as-service-role.ts';

/** How many exports of the company are shown. */
const EXPORTS_SHOWN = 20;

type Row = Omit<Colleagues, 'members' | 'invitations' | 'owner_domain' | 'exports' | 'changes'> & {
	id: string;
	members: Colleague[];
	/** Null for members who may not decide who belongs to the company. */
	invitations: Invitation[] | null;
};

/**
 * Who belongs to the company of a person, in whatever role; invitations for those who may send them. Addresses and names are
 * those of the accounts, which only the server reads.
 * @throws {ApiError} 404 without a company
 */
export async function readColleagues(sql: Sql, person: string): Promise<Colleagues> {
	const [company, exports] = await Promise.all([
		readCompany(sql, person),
		readExports(sql, person),
	]);
	return { ...company, exports };
}

/** What was taken out, as a member sees it. */
const readExports = (sql: Sql, person: string): Promise<Colleagues['exports']> =>
	asPerson(sql, person, async (tx) => {
		const [row] = await tx<{ exports: Colleagues['exports'] }[]>`
			select to_jsonb(${takenOut(tx, tx`posting_rules.own_employer('applicants')`, EXPORTS_SHOWN)}) as exports`;
		return row?.exports ?? [];
	}).catch(refused);

/** In SQL, what `member` has open. */
const openWork = (tx: TransactionSql) => tx`(
	with open as materialized (
		select application.id, application.internship_id from public.applications as application
		where application.id in (select posting_rules.open_of(member.user_id))
	)
	select json_build_object(
		'applications', (select count(*) from open),
		'unanswered', (
			select count(*) from open where (
				select message.side from public.application_messages as message
				where message.application_id = open.id and message.sent_at is not null
				order by message.number desc limit 1
			) = 'student'
		),
		'interviews', (
			select coalesce(json_agg(json_build_object('id', open.id, 'title', internship.title,
				'starts_at', coming.starts_at, 'minutes', coming.minutes) order by coming.starts_at, open.id), '[]')
			from open
			cross join lateral application_rules.coming_interview(open.id) as coming
			join public.internships as internship on internship.id = open.internship_id
		),
		'keys', (select count(*) from posting_rules.company_keys where made_by = member.user_id)
	)
)`;

const readCompany = (sql: Sql, person: string): Promise<Omit<Colleagues, 'exports'>> =>
	asServiceRole(sql, async (tx) => {
		const [row] = await tx<Row[]>`
			select employer.id, company_name as company, own.role, verified as checked, (
				select json_agg(json_build_object('id', member.user_id, 'name', nullif(btrim(account.full_name), ''),
					'email', account.email, 'role', member.role,
					'since', (member.added_at at time zone 'Europe/London')::date,
					'you', member.user_id = ${person}::uuid, 'open',
						case when ${employerWith(tx, person, 'colleagues')} = employer.id or member.user_id = ${person}
							then ${openWork(tx)} end)
					order by member.role = 'owner' desc, member.added_at, member.user_id)
				from public.company_members as member
				cross join lateral accounts.find(array[member.user_id]) as account
				where member.employer_id = employer.id
			) as members, case when employer.id = ${employerWith(tx, person, 'colleagues')} then (
				select coalesce(json_agg(json_build_object('id', invitation.id, 'email', invitation.email,
					'role', invitation.role, 'by', nullif(btrim(inviter.full_name), ''),
					'by_you', coalesce(invitation.invited_by = ${person}::uuid, false),
					'invited_on', (invitation.invited_at at time zone 'Europe/London')::date,
					'until', application_rules.iso_moment(invitation.ends_at),
					'over', invitation.ends_at <= clock_timestamp())
					order by invitation.invited_at desc, invitation.id), '[]')
				from public.company_invitations as invitation
				left join lateral accounts.find(array[invitation.invited_by]) as inviter on true
				where invitation.employer_id = employer.id
			) end as invitations
			from public.company_members as own
			join public.employers as employer on employer.id = own.employer_id
			where own.user_id = ${person}`;
		if (!row) throw noCompany();
		const { id, invitations, ...colleagues } = row;
		return {
			...colleagues,
			invitations: invitations ?? [],
			owner_domain: invitations ? await ownerDomain(tx, id) : null,
			changes: invitations ? await memberChanges(tx, id) : [],
		};
	}).catch(refused);
