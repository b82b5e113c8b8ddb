import type { TransactionSql } from 'postgres';
import type { NewApplication } from '#schema/applications/student-applications.ts';
import { conflict } from '#server/deeds/deed.ts';
import { requireRoomForCv } from '#server/deeds/students/store-cv.ts';

/** The student has seen another version of the profile than is stored. */
export const profileChanged = () =>
	conflict(
		'profile_changed',
		'Your profile has been changed in the meantime. Look at it once more.',
	);

/** The profile and the CV that the student sends with the application, as they saw them. */
export type Attached = Pick<NewApplication, 'profile' | 'cv'> & {
	/** A CV made from the profile, where the student wants one. */
	made: { name: string; pdf: Uint8Array } | null;
};

type Copies = Attached & { person: string; application: string };

/**
 * Copies profile and CV to a new application, for good; a CV that was sent before is not stored again.
 * @throws {ApiError} 409 profile_changed, cv_changed where they are others than the student has seen; 403 cvs_full
 */
export async function attachCopies(
	tx: TransactionSql,
	{ person, application, profile, cv, made }: Copies,
): Promise<void> {
	if (!profile && !cv) return;
	if (profile) await requireSeenProfile(tx, person, profile.seen);
	const file = cv?.kind === 'own' ? await seenCv(tx, person, cv.seen) : made;
	const sent = file && (await storeSentCv(tx, person, file.pdf));
	await tx`
		insert into public.application_copies (application_id, profile, phone, permission_shown, cv_name, sent_cv)
		select ${application}, case when own.id is not null then application_rules.sent_profile(own) end, own.phone,
			case when ${profile?.show_permission ?? false} and own.work_permission ->> 'kind' <> 'not-said'
				then own.work_permission end,
			${file?.name ?? null}, ${sent}
		from (select) as always
		left join public.student_profiles as own on ${Boolean(profile)} and own.user_id = ${person}`;
}

async function requireSeenProfile(tx: TransactionSql, person: string, seen: string): Promise<void> {
	const [same] = await tx`
		select from public.student_profiles
		where user_id = ${person} and updated_at = ${seen}::text::timestamptz for share`;
	if (!same) throw profileChanged();
}

async function seenCv(tx: TransactionSql, person: string, seen: string) {
	const [file] = await tx<{ name: string; pdf: Uint8Array }[]>`
		select name, content as pdf from public.cv_files
		where user_id = ${person} and updated_at = ${seen}::text::timestamptz for share`;
	if (!file)
		throw conflict('cv_changed', 'Your CV has been changed in the meantime. Look at it once more.');
	return file;
}

/** @returns the id of the file; one that is stored already is locked, so that it is not deleted meanwhile */
async function storeSentCv(
	tx: TransactionSql,
	person: string,
	pdf: Uint8Array,
): Promise<string | null> {
	const findCv = () => tx<{ id: string }[]>`
		select id from public.sent_cvs where user_id = ${person} and digest = sha256(${pdf}) for update`;
	const [stored] = await findCv();
	if (stored) return stored.id;
	await requireRoomForCv(tx, person, pdf, 'sent');
	const [added] = await tx<{ id: string }[]>`
		insert into public.sent_cvs (user_id, content) values (${person}, ${pdf}) returning id`;
	return added?.id ?? null;
}
