import type { Sql, TransactionSql } from 'postgres';
import type { NewCareersService } from '#schema/careers/careers-services.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from '#server/deeds/staff/staff.ts';
import { invite, lockService, mailInvitation, mailRemoved, type OfService } from './advisers.ts';

/**
 * Admits the careers service of a university and invites its first person. A profile that names the university by one of
 * these names is one of its students.
 * @returns the id of the service
 * @throws {ApiError} 404; 403 role; 409 name_taken where another service has one of the names
 */
export const admitService = (
	sql: Sql,
	{ person, university, other_names, email }: NewCareersService & { person: string },
): Promise<string> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person, 'careers-services');
		const [service] = await tx<{ id: string }[]>`
			insert into public.careers_services (university) values (${university}) returning id`;
		if (!service) throw new Error('The database stored no careers service.');
		for (const name of [university, ...other_names]) await addName(tx, service.id, name);
		await invite(tx, service.id, email);
		await note(tx, person, 'admit', { service: service.id, university });
		return service.id;
	});

/**
 * Lets only people go on who may invite. It is asked before an invitation counts for its address: anybody could otherwise use up
 * what may be sent there.
 * @throws {ApiError} 404; 403 role
 */
export const requireMayAdmit = (sql: Sql, person: string): Promise<void> =>
	deed(sql, (tx) => requireStaff(tx, person, 'careers-services'));

/** A name given twice is stored once. @throws {ApiError} 409 name_taken */
async function addName(tx: TransactionSql, service: string, name: string): Promise<void> {
	await tx`
		insert into public.careers_names (key, service_id)
		select key, ${service} from application_rules.university_key(${name}) as key where key is not null
		on conflict (key) do nothing`;
	const others = await tx`
		select from public.careers_names
		where key = application_rules.university_key(${name}) and service_id <> ${service}`;
	if (others.length > 0)
		throw conflict(
			'name_taken',
			`The careers service of another university has the name “${name}”.`,
		);
}

/**
 * Ends a careers service with all access to it, and every consent to it. Its people and those students are mailed.
 * @throws {ApiError} 404; 403 role
 */
export const endService = (sql: Sql, of: OfService): Promise<void> =>
	deed(sql, async (tx) => {
		const { person, service } = of;
		const university = await lockService(tx, of);
		const members = await tx<{ user_id: string }[]>`
			select user_id from public.careers_members where service_id = ${service}`;
		for (const { user_id } of members) await mailRemoved(tx, user_id, { university, ended: true });
		await tx`
			with ended as (
				update public.careers_consents set ended_at = clock_timestamp(), end_reason = 'service'
				where service_id = ${service} and ended_at is null returning id
			)
			insert into outbox.notices (kind, row_id) select 'careers_consent_ended', id from ended`;
		await tx`delete from public.careers_services where id = ${service}`;
		await note(tx, person, 'end', { service, university });
	});

/** @throws {ApiError} 404; 403 role, too_many_advisers; 409 is_adviser, is_invited */
export const inviteAdviser = (
	sql: Sql,
	{ email, ...of }: OfService & { email: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const university = await lockService(tx, of);
		await invite(tx, of.service, email);
		await note(tx, of.person, 'invite', { service: of.service, university });
	});

/** `person` is an administrator of staff; `id` that of an invitation, or an account. */
type Of = { person: string; id: string };

const noInvitation = () => notFound('This invitation was answered or withdrawn in the meantime.');

/**
 * Mails an invitation once more; it can be accepted for seven days from then on.
 * @throws {ApiError} 404; 403 role; 409 sent_lately within ten minutes of the last mail
 */
export const sendAdviserInvitationAgain = (sql: Sql, { person, id }: Of): Promise<void> =>
	deed(sql, async (tx) => {
		const of = await lockOf(tx, person, { invitation: id });
		const { count } = await tx`
			update public.careers_invitations set invited_at = clock_timestamp(),
				ends_at = clock_timestamp() + interval '7 days'
			where id = ${id} and invited_at <= clock_timestamp() - interval '10 minutes'`;
		if (count === 0)
			throw conflict('sent_lately', 'It was sent less than ten minutes ago. Wait a little.');
		await mailInvitation(tx, id);
		await note(tx, person, 'invite-again', of);
	});

/** Ends an invitation: nobody can accept it any more. @throws {ApiError} 404; 403 role */
export const withdrawAdviserInvitation = (sql: Sql, { person, id }: Of): Promise<void> =>
	deed(sql, async (tx) => {
		const of = await lockOf(tx, person, { invitation: id });
		await tx`delete from public.careers_invitations where id = ${id}`;
		await note(tx, person, 'withdraw', of);
	});

/** Removes an adviser, at once and in every tab; they are mailed. @throws {ApiError} 404; 403 role */
export const removeAdviser = (sql: Sql, { person, id }: Of): Promise<void> =>
	deed(sql, async (tx) => {
		const of = await lockOf(tx, person, { account: id });
		await tx`delete from public.careers_members where user_id = ${id}`;
		await mailRemoved(tx, id, { university: of.university, ended: false });
		await note(tx, person, 'remove', of);
	});

/** Locks the service of an invitation or a member, which is still of this service then. @throws {ApiError} 404; 403 role */
async function lockOf(
	tx: TransactionSql,
	person: string,
	of: { invitation: string } | { account: string },
): Promise<{ service: string; university: string }> {
	await requireStaff(tx, person, 'careers-services');
	const find = () =>
		'invitation' in of
			? tx<{ service: string }[]>`
				select service_id as service from public.careers_invitations where id = ${of.invitation}`
			: tx<{ service: string }[]>`
				select service_id as service from public.careers_members where user_id = ${of.account}`;
	const missing = () =>
		'invitation' in of
			? noInvitation()
			: notFound('This account belongs to no careers service any more.');
	const [row] = await find();
	if (!row) throw missing();
	const { service } = row;
	const university = await lockService(tx, { person, service });
	const [still] = await find();
	if (still?.service !== service) throw missing();
	return { service, university };
}

type Step = 'admit' | 'end' | 'invite' | 'invite-again' | 'withdraw' | 'remove';

/** The name of the university alone: neither whom it is about nor their address. */
const note = (
	tx: TransactionSql,
	person: string,
	action: Step,
	{ service, university }: { service: string; university: string },
) => noteInLog(tx, person, { action, subject: 'careers-service', id: service, detail: university });
