import type { Hono } from 'hono';
import {
	type Awaited,
	type AwaitedInternship,
	awaitedInternship,
} from '#schema/students/reopening.ts';
import { answerCalls, type CallTools, get, post } from '#server/api/calls.ts';
import { bodyOf } from '#server/api/request-parts.ts';
import { awaitReopening, stopAwaiting } from '#server/deeds/students/reopening-notices.ts';
import { refused } from '#server/http/api-error.ts';
import { asPerson } from '#server/postgres/as-person.ts';

/**
 * The internships for which a signed-in person waits to open again: `GET /` lists them, `POST /` adds one, and
 * `POST /remove` ends it; all answer with the list. Shapes are in schema/students/reopening.ts.
 */
export function reopenings(tools: CallTools): Hono {
	const { sql } = tools.backend;
	const list = async (user: string): Promise<Awaited> => {
		const items = await asPerson(
			sql,
			user,
			(tx) => tx<AwaitedInternship[]>`
				select slug, title, company, city, (asked_at at time zone 'Europe/London')::date::text as asked_on
				from public.reopening_notices join public.internships on internships.id = internship_id
				where user_id = ${user} order by asked_at, slug`,
		).catch(refused);
		return { items: [...items] };
	};
	return answerCalls(tools, [
		get('/', 'read', ({ id }) => list(id)),
		post('/', 'alert', async ({ id: person }, { req }) => {
			const { internship } = await bodyOf(req.raw, awaitedInternship);
			await awaitReopening(sql, { person, internship, today: tools.services.clock.today() });
			return list(person);
		}),
		post('/remove', 'alert', async ({ id: person }, { req }) => {
			const { internship } = await bodyOf(req.raw, awaitedInternship);
			await stopAwaiting(sql, { person, internship });
			return list(person);
		}),
	]);
}
