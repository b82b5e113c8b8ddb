import type { Sql, TransactionSql } from 'postgres';
import { cvOf } from '#schema/students/cv.ts';
import { missingWords } from '#schema/students/missing-letters.ts';
import { emptyProfile } from '#schema/students/student-profile.ts';
import type { SavedSection, UploadedCv, WholeProfile } from '#schema/students/whole-profile.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { makeCv } from '#server/cv/cv-thread.ts';
import { ownerOf } from '#server/cv/make-pdf.ts';
import { leavesNoName, missingLetters } from '#server/cv/missing-letters.ts';
import { unprocessable } from '#server/deeds/deed.ts';
import { orNoAnswer } from '#server/http/api-error.ts';
import { asPerson } from '#server/postgres/as-person.ts';

/** @param name from the sign-up, until the profile has one */
async function profileOf(
	tx: TransactionSql,
	user: string,
	name: string | null,
): Promise<WholeProfile> {
	const [row] = await tx<{ value: Pick<WholeProfile, 'profile' | 'versions' | 'updated_at'> }[]>`
		select jsonb_build_object(
			'profile', to_jsonb(saved) - array['id', 'user_id', 'versions', 'created_at', 'updated_at'],
			'versions', versions, 'updated_at', updated_at) as value
		from public.student_profiles as saved where user_id = ${user}`;
	const cv = await storedCvOf(tx, user);
	const unsaved = { profile: { ...emptyProfile, name }, versions: {}, updated_at: null };
	const current = row?.value ?? unsaved;
	return { ...current, cv, missing: missingLetters(current.profile) };
}

/** @returns false if the section has another version by now */
export async function saveSection(
	tx: TransactionSql,
	user: string,
	{ section, expected, value }: SavedSection,
	name: string | null,
): Promise<boolean> {
	await tx`insert into public.student_profiles (user_id, name) values (${user}, ${name})
		on conflict (user_id) do nothing`;
	const version = tx`coalesce((versions ->> ${section}::text)::integer, 0)`;
	const saved = await tx`
		update public.student_profiles set ${tx(columnsOf(tx, value))},
			versions = versions || jsonb_build_object(${section}::text, ${version} + 1)
		where user_id = ${user} and ${version} = ${expected} returning id`;
	return saved.length === 1;
}

/** Lists and the permission to work are stored as JSON. */
const columnsOf = (tx: TransactionSql, value: SavedSection['value']) =>
	Object.fromEntries(
		Object.entries(value).map(([column, content]) => [
			column,
			typeof content === 'object' && content !== null ? tx.json(content) : content,
		]),
	);

async function storedCvOf(tx: TransactionSql, user: string): Promise<UploadedCv | null> {
	const [row] = await tx<{ value: UploadedCv }[]>`
		select jsonb_build_object('name', name, 'bytes', octet_length(content), 'has_text', has_text,
			'updated_at', updated_at) as value
		from public.cv_files where user_id = ${user}`;
	return row?.value ?? null;
}

/** Undefined where none was uploaded. */
export async function readCv(tx: TransactionSql, user: string) {
	const [row] = await tx<{ name: string; content: Uint8Array }[]>`
		select name, content from public.cv_files where user_id = ${user}`;
	return row;
}

export const deleteCv = (tx: TransactionSql, user: string) =>
	tx`delete from public.cv_files where user_id = ${user}`;

/** @throws {ApiError} 503 if the database does not answer */
export const readProfile = (sql: Sql, user: AccountUser): Promise<WholeProfile> =>
	orNoAnswer(asPerson(sql, user.id, (tx) => profileOf(tx, user.id, nameOf(user))));

/** As it was given at sign-up. */
export function nameOf({ user_metadata }: AccountUser): string | null {
	const name = user_metadata?.full_name;
	return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 120) : null;
}

/**
 * The CV that a profile makes.
 * @param leaveOut the letters that the PDF cannot have
 * @param forOthers whether it goes to those who are shown address and telephone number only with an invitation
 * @throws {ApiError} 422 if the profile is empty, too long, or has such letters; 503 if too many wait
 */
export async function cvFrom(
	{ id, email }: AccountUser,
	{ profile, updated_at }: Pick<WholeProfile, 'profile' | 'updated_at'>,
	{ leaveOut, forOthers = false }: { leaveOut: boolean; forOthers?: boolean },
): Promise<{ name: string; pdf: Uint8Array }> {
	const cv = cvOf(forOthers ? { ...profile, phone: null } : profile);
	if (cv.sections.length === 0)
		throw unprocessable('cv_empty', 'Your profile is empty: fill in a section first.');
	const missing = missingLetters(profile);
	if (leavesNoName(cv.name))
		throw unprocessable(
			'name_in_latin',
			`The PDF cannot print your name. Write it in Latin letters too, in “About you” of your profile, as on your passport.`,
		);
	if (missing.length > 0 && !leaveOut)
		throw unprocessable(
			'missing_letters',
			`The PDF cannot print these letters. ${missing.slice(0, 5).map(missingWords).join('. ')}. Write them in others, or print your CV: your browser has them.`,
		);
	const savedAt = updated_at ?? new Date(0).toISOString();
	const sheet = { cv, email: forOthers ? null : (email ?? null), savedAt };
	const made = await makeCv(id, sheet);
	if ('tooLong' in made)
		throw unprocessable('cv_too_long', 'This would be more than two pages. Shorten your profile.');
	return { name: `${`CV ${ownerOf(sheet)}`.trim()}.pdf`, pdf: made.pdf };
}
