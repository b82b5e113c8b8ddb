import type { TransactionSql } from 'postgres';
import { emptyProfile } from '#schema/students/student-profile.ts';
import type { SavedSection, UploadedCv, WholeProfile } from '#schema/students/whole-profile.ts';

/** @param name from the sign-up, until the profile has one */
export async function profileOf(
	tx: TransactionSql,
	user: string,
	name: string | null,
): Promise<WholeProfile> {
	const [row] = await tx<{ found: Pick<WholeProfile, 'profile' | 'versions' | 'updated_at'> }[]>`
		select jsonb_build_object(
			'profile', to_jsonb(saved) - array['id', 'user_id', 'versions', 'created_at', 'updated_at'],
			'versions', versions, 'updated_at', updated_at) as found
		from public.student_profiles as saved where user_id = ${user}`;
	const cv = await cvOf(tx, user);
	if (row) return { ...row.found, cv };
	return { profile: { ...emptyProfile, name }, versions: {}, updated_at: null, cv };
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

async function cvOf(tx: TransactionSql, user: string): Promise<UploadedCv | null> {
	const [row] = await tx<{ found: UploadedCv }[]>`
		select jsonb_build_object('name', name, 'bytes', octet_length(content), 'updated_at', updated_at)
			as found
		from public.cv_files where user_id = ${user}`;
	return row?.found ?? null;
}

/** Undefined where none was uploaded. */
export async function readCv(tx: TransactionSql, user: string) {
	const [row] = await tx<{ name: string; content: Uint8Array }[]>`
		select name, content from public.cv_files where user_id = ${user}`;
	return row;
}

export const deleteCv = (tx: TransactionSql, user: string) =>
	tx`delete from public.cv_files where user_id = ${user}`;
