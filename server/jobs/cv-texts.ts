import type { Sql } from 'postgres';
import { readText } from '#server/cv/cv-thread.ts';
import { ApiError } from '#server/http/api-error.ts';
import { asServiceRole, takeJobTime } from '#server/postgres/as-service-role.ts';
import { every, type JobTools, repeat } from './repeat.ts';

/** Each may have five megabytes: one is in memory at a time. */
const MOST_AT_ONCE = 20;

/**
 * Reads what the CVs say that were sent with applications since the last time, the newest first. One that cannot be read has
 * no text. Two processes may read the same: they read the same text.
 * @returns how many were read
 * @throws a fault of our code at a CV, which is left without text: tried again it would keep all older ones waiting
 */
export async function readSentCvs(sql: Sql, read: typeof readText = readText): Promise<number> {
	for (let count = 0; count < MOST_AT_ONCE; count += 1) {
		const [cv] = await asServiceRole(
			sql,
			(tx) => tx<{ id: string; content: Uint8Array }[]>`
				select id, content from public.sent_cvs where text is null order by created_at desc limit 1`,
		);
		if (!cv) return count;
		const text = await read(new Uint8Array(cv.content)).catch(async (fault: unknown) => {
			// Too many wait: it is read later.
			if (!(fault instanceof ApiError)) await store(sql, cv.id, '');
			throw fault;
		});
		await store(sql, cv.id, text);
	}
	return MOST_AT_ONCE;
}

const store = (sql: Sql, id: string, text: string) =>
	asServiceRole(sql, async (tx) => {
		await takeJobTime(tx);
		await tx`update public.sent_cvs set text = ${text} where id = ${id}`;
	});

/** Looks every two seconds, so that a CV is there to read when its application is opened. @returns a function that stops it */
export const readSentCvsOften = (sql: Sql, tools: JobTools): (() => void) =>
	repeat(
		{ job: 'cv_texts', interval: 2 * every.second, failure: 'what CVs say is not read yet' },
		tools,
		async () => {
			await readSentCvs(sql);
		},
	);
