import type { Sql, TransactionSql } from 'postgres';
import type { OwnAdviserInvitation } from '#schema/careers/careers-services.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { otherAddress } from '#server/deeds/other-address.ts';
import { noteInLog } from '#server/deeds/staff/staff.ts';

/** `person` is an account, `id` that of an invitation. */
type Of = { person: string; id: string };

export const noInvitation = () =>
	notFound('This invitation was used, or has been withdrawn. Ask us for a new one.');

/** @throws {ApiError} 404; 403 other_address for an account with another address, which is told nothing else */
export const readAdviserInvitation = (
	sql: Sql,
	{ person, id }: Of,
): Promise<OwnAdviserInvitation> =>
	deed(sql, async (tx) => {
		await requireAddress(tx, { person, id });
		const [row] = await tx<OwnAdviserInvitation[]>`
			select invitation.id, university, invitation.email, application_rules.iso_moment(ends_at) as until,
				ends_at <= clock_timestamp() as over, ${isTaken(tx, person)} as taken
			from public.careers_invitations as invitation
			join public.careers_services as service on service.id = service_id
			where invitation.id = ${id}`;
		if (!row) throw noInvitation();
		return row;
	});

/**
 * Makes the invited account a member of the careers service. The invitation is used then.
 * @throws {ApiError} 404; 403 other_address; 409 invitation_over after its end, taken where the account is used for something
 * else
 */
export const acceptAdviserInvitation = (sql: Sql, of: Of): Promise<void> =>
	deed(sql, async (tx) => {
		const { service, university, over } = await takeInvitation(tx, of);
		if (over)
			throw conflict(
				'invitation_over',
				'The seven days of this invitation are over. Ask us for a new one.',
			);
		// Of this and what posting_rules.refuse_adviser looks at, or two invitations, the second waits and finds the account taken.
		await tx`select pg_advisory_xact_lock(hashtextextended('internships:adviser:' || ${of.person}::text, 0))`;
		const { count } = await tx`
			insert into public.careers_members (user_id, service_id)
			select ${of.person}::uuid, ${service}::uuid where not ${isTaken(tx, of.person)}
			on conflict (user_id) do nothing`;
		if (count === 0)
			throw conflict(
				'taken',
				'This account is used for something else here. Ask us to invite another address of yours.',
			);
		await note(tx, 'join', { service, university });
	});

/** Ends an invitation by whoever is invited; nobody is mailed. @throws {ApiError} 404, 403 other_address */
export const declineAdviserInvitation = (sql: Sql, of: Of): Promise<void> =>
	deed(sql, async (tx) => note(tx, 'decline', await takeInvitation(tx, of)));

/**
 * Deletes an invitation of the account that was invited; its service is locked first, as by staff.
 * @throws {ApiError} 404; 403 other_address
 */
async function takeInvitation(
	tx: TransactionSql,
	{ person, id }: Of,
): Promise<{ service: string; university: string; over: boolean }> {
	const service = await requireAddress(tx, { person, id });
	await tx`select from public.careers_services where id = ${service} for update`;
	const [taken] = await tx<{ university: string; over: boolean }[]>`
		delete from public.careers_invitations as invitation using public.careers_services as service
		where invitation.id = ${id} and service.id = invitation.service_id
		returning university, ends_at <= clock_timestamp() as over`;
	if (!taken) throw noInvitation();
	return { service, ...taken };
}

/** @returns the service that invites @throws {ApiError} 404; 403 other_address */
async function requireAddress(tx: TransactionSql, { person, id }: Of): Promise<string> {
	const [row] = await tx<{ service: string; own: boolean }[]>`
		select service_id as service, email = (
			select lower(account.email) from accounts.find(array[${person}::uuid]) as account
		) as own
		from public.careers_invitations where id = ${id}`;
	if (!row) throw noInvitation();
	if (!row.own) throw otherAddress();
	return row.service;
}

/** Whether an account is that of staff, an employer, a careers service, or a student who has applied; in SQL. */
const isTaken = (tx: TransactionSql, person: string) => tx`(
	accounts.role_of(${person}::uuid) <> 'student'
	or exists (select from public.applications where user_id = ${person})
)`;

/** Whoever is invited has no name in the log of staff. */
const note = (
	tx: TransactionSql,
	action: 'join' | 'decline',
	{ service, university }: { service: string; university: string },
) =>
	noteInLog(tx, null, {
		action,
		subject: 'careers-service',
		id: service,
		detail: university,
		by: 'careers service',
	});
