import type { Hono } from 'hono';
import type { OwnPage, Reader } from '#schema/students/reader.ts';
import { readFollowed } from '#server/api/alerts/alerts.ts';
import { answerCalls, type CallTools, get } from '#server/api/calls.ts';
import { readProfile } from '#server/api/profile/profile-rows.ts';
import { ApiError } from '#server/http/api-error.ts';
import { asPerson } from '#server/postgres/as-person.ts';
import { readApplied, readAwaited } from './saved.ts';

/**
 * `GET /{slug}`: the page of an internship as it is for the signed-in student, with what they have sent to it, and how it
 * fits their profile ({@link OwnPage}). The page that everybody gets knows no person.
 * @returns 404 where there is none of that name
 */
export function listings(
	tools: CallTools,
	render: (path: string, reader: Reader, client: string) => Promise<string | null>,
): Hono {
	const { sql } = tools.backend;
	return answerCalls(tools, [
		get('/:slug', 'read', async (user, { req }): Promise<OwnPage> => {
			const slug = req.param('slug') ?? '';
			const [{ profile }, sent] = await Promise.all([
				readProfile(sql, user),
				asPerson(sql, user.id, async (tx) => ({
					applied: await readApplied(tx, user.id),
					awaited: await readAwaited(tx, user.id),
					follows: await readFollowed(tx, user.id),
				})),
			]);
			const reader = {
				applied: sent.applied.find((one) => one.slug === slug) ?? null,
				isAwaited: sent.awaited.some((one) => one.slug === slug),
				follows: sent.follows,
				profile,
			};
			const html = await render(`/internships/${encodeURIComponent(slug)}`, reader, user.id);
			if (html === null) throw new ApiError(404, 'not_found', 'There is no such internship.');
			return { html };
		}),
	]);
}
