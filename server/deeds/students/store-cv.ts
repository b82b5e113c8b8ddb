import type { Sql, TransactionSql } from 'postgres';
import { deed } from '#server/deeds/deed.ts';
import { ApiError } from '#server/http/api-error.ts';

/** How many bytes the CVs of an account may fill, the one in the profile and those that were sent. */
const MOST_BYTES = 20 * 1024 * 1024;

type Cv = {
	person: string;
	name: string;
	content: Uint8Array;
	/** False for a scan and for other pictures of text. */
	hasText: boolean;
};

/**
 * Stores the CV of a student’s profile, in the place of the one before. The caller has checked that it is a plain PDF.
 * @throws {ApiError} 403 cvs_full
 */
export const storeCv = (sql: Sql, { person, name, content, hasText }: Cv): Promise<void> =>
	deed(sql, async (tx) => {
		await requireRoomForCv(tx, person, content, 'profile');
		await tx`
			insert into public.cv_files (user_id, name, content, has_text)
			values (${person}, ${name}, ${content}, ${hasText})
			on conflict (user_id) do update set
				name = excluded.name, content = excluded.content, has_text = excluded.has_text`;
	});

/**
 * Refuses a CV for which there is no room. CVs that one person stores at once are counted one after another.
 * @param place where the CV will be: one in the profile takes the place of the one before
 * @throws {ApiError} 403 cvs_full
 */
export async function requireRoomForCv(
	tx: TransactionSql,
	person: string,
	content: Uint8Array,
	place: 'profile' | 'sent',
): Promise<void> {
	await tx`select pg_advisory_xact_lock(hashtextextended(${`cvs:${person}`}, 0))`;
	const [others] = await tx<{ bytes: number }[]>`
		select coalesce(sum(octet_length(content)), 0)::integer as bytes from (
			select content from public.sent_cvs where user_id = ${person}
			union all select content from public.cv_files where user_id = ${person} and ${place === 'sent'}
		) as stored`;
	if ((others?.bytes ?? 0) + content.byteLength > MOST_BYTES)
		throw new ApiError(
			403,
			'cvs_full',
			'Your CVs, the one in your profile and those that you have sent, fill 20 MB, which is the most an account can hold. Choose a smaller file, or withdraw an application that you no longer want: ten minutes later its CV is deleted.',
		);
}
