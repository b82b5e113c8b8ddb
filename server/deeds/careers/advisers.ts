import type { TransactionSql } from 'postgres';
import { MOST_ADVISERS } from '#schema/careers/careers-services.ts';
import { conflict, notFound } from '#server/deeds/deed.ts';
import { requireStaff } from '#server/deeds/staff/staff.ts';
import { ApiError } from '#server/http/api-error.ts';

/** `person` is an administrator of staff; `service` the id of a careers service. */
export type OfService = { person: string; service: string };

export const noService = () => notFound('This careers service has ended.');

/**
 * Locks a careers service for an administrator, so that nobody joins what ends in the same moment.
 * @returns the name of its university
 * @throws {ApiError} 404; 403 role
 */
export async function lockService(
	tx: TransactionSql,
	{ person, service }: OfService,
): Promise<string> {
	await requireStaff(tx, person, 'careers-services');
	const [row] = await tx<{ university: string }[]>`
		select university from public.careers_services where id = ${service} for update`;
	if (!row) throw noService();
	return row.university;
}

/**
 * Invites an address to a locked service, with a mail. It is not asked whether the address has an account.
 * @throws {ApiError} 409 is_adviser, is_invited; 403 too_many_advisers
 */
export async function invite(tx: TransactionSql, service: string, email: string): Promise<void> {
	const members = await tx`
		select from public.careers_members as member
		cross join lateral accounts.find(array[member.user_id]) as account
		where member.service_id = ${service} and lower(account.email) = ${email}`;
	if (members.length > 0)
		throw conflict('is_adviser', 'Somebody with this address belongs to this careers service.');
	await tx`
		delete from public.careers_invitations
		where service_id = ${service} and email = ${email} and ends_at <= clock_timestamp()`;
	const [row] = await tx<{ count: number }[]>`
		select (select count(*) from public.careers_members where service_id = ${service})::integer
			+ (select count(*) from public.careers_invitations where service_id = ${service})::integer as count`;
	if ((row?.count ?? 0) >= MOST_ADVISERS)
		throw new ApiError(
			403,
			'too_many_advisers',
			`A careers service has at most ${MOST_ADVISERS} people and invitations. Withdraw an invitation first.`,
		);
	const [invitation] = await tx<{ id: string }[]>`
		insert into public.careers_invitations (service_id, email) values (${service}, ${email})
		on conflict (service_id, email) do nothing returning id`;
	if (!invitation)
		throw conflict('is_invited', 'This address is invited already: send the invitation again.');
	await mailInvitation(tx, invitation.id);
}

export const mailInvitation = (tx: TransactionSql, id: string) =>
	tx`insert into outbox.notices (kind, row_id) values ('careers_invited', ${id})`;

/** Tells somebody that their access has ended. The words go along: the row is deleted before the mail is made. */
export const mailRemoved = (
	tx: TransactionSql,
	account: string,
	{ university, ended }: { university: string; ended: boolean },
) => tx`
	insert into outbox.notices (kind, row_id, words)
	values ('careers_removed', ${account}, ${JSON.stringify({ university, ended })}::text::jsonb)`;
