import type { Sql, TransactionSql } from 'postgres';
import type { NewConsent } from '#schema/careers/consent.ts';
import { CONSENT_WORDING } from '#schema/careers/consent-words.ts';
import { conflict, deed, unprocessable } from '#server/deeds/deed.ts';

/**
 * Stores what a student agrees to, in the place of what they had agreed to before, with a mail to keep.
 * @throws {ApiError} 409 not_yours where the service is not, or no longer, that of the university in their profile, other_words
 * where they have read earlier words; 422 applications
 */
export const giveConsent = (
	sql: Sql,
	{ person, service, kind, applications, wording }: NewConsent & { person: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		if (wording !== CONSENT_WORDING)
			throw conflict(
				'other_words',
				'These words have changed. Load the page again, and read them.',
			);
		const university = await universityOf(tx, { person, service });
		const chosen = [...new Set(applications)];
		await requireOwn(tx, person, { kind, chosen });
		await endOpen(tx, person, 'changed');
		const [consent] = await tx<{ id: string }[]>`
			insert into public.careers_consents (user_id, service_id, university, kind, wording)
			values (${person}, ${service}, ${university}, ${kind}, ${wording}) returning id`;
		if (!consent) throw new Error('The database stored no consent.');
		await tx`
			insert into public.careers_chosen (consent_id, application_id)
			select ${consent.id}, chosen from unnest(${chosen}::uuid[]) as chosen`;
		await tx`
			insert into outbox.notices (kind, row_id) values ('careers_consent_given', ${consent.id})`;
	});

/** Ends what a student has agreed to, at once, with a mail; does nothing without it. */
export const takeConsentBack = (sql: Sql, person: string): Promise<void> =>
	deed(sql, async (tx) => {
		await lockProfile(tx, person);
		const ended = await endOpen(tx, person, 'withdrawn');
		for (const { id } of ended)
			await tx`insert into outbox.notices (kind, row_id) values ('careers_consent_ended', ${id})`;
	});

const endOpen = (tx: TransactionSql, person: string, reason: 'changed' | 'withdrawn') =>
	tx<{ id: string }[]>`
		update public.careers_consents set ended_at = clock_timestamp(), end_reason = ${reason}
		where user_id = ${person} and ended_at is null returning id`;

/** Of two changes of one student's consent the second waits for the first; so does a change of their university. */
const lockProfile = (tx: TransactionSql, person: string) =>
	tx`select from public.student_profiles where user_id = ${person} for update`;

/**
 * The university of a careers service, locked so that it does not end meanwhile, if the profile of a student names it.
 * @throws {ApiError} 409 not_yours
 */
async function universityOf(
	tx: TransactionSql,
	{ person, service }: { person: string; service: string },
): Promise<string> {
	await lockProfile(tx, person);
	const [row] = await tx<{ university: string }[]>`
		select service.university from public.careers_services as service
		where service.id = ${service} and exists (
			select from public.careers_names as named join public.student_profiles as profile
				on named.key = application_rules.university_key(profile.university)
			where named.service_id = service.id and profile.user_id = ${person}
		)
		for key share`;
	if (!row)
		throw conflict(
			'not_yours',
			'This is not, or no longer, the careers service of your university.',
		);
	return row.university;
}

/** @throws {ApiError} 422 applications: with the kind `chosen` some of the student's own, otherwise none */
async function requireOwn(
	tx: TransactionSql,
	person: string,
	{ kind, chosen }: { kind: NewConsent['kind']; chosen: string[] },
): Promise<void> {
	if (kind === 'chosen' && chosen.length === 0)
		throw unprocessable('applications', 'Choose at least one application.');
	if (kind !== 'chosen' && chosen.length > 0)
		throw unprocessable('applications', 'Applications are chosen for the kind “chosen” alone.');
	const own = await tx`
		select from public.applications where user_id = ${person} and id = any (${chosen}::uuid[])`;
	if (own.length !== chosen.length)
		throw unprocessable('applications', 'One of these applications is no longer there.');
}
