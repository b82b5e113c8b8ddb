import type { Sql } from 'postgres';
import { changedAnswer, newAnswer, type SavedAnswer } from '#schema/staff/saved-answers.ts';
import { type Call, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import { notFound } from '#server/deeds/deed.ts';
import { addAnswer, changeAnswer, removeAnswer } from '#server/deeds/staff/saved-answers.ts';
import { readAsStaff } from './for-staff.ts';

const noAnswer = () => notFound('There is no such saved answer.');

/**
 * Texts that staff use again. `GET /` lists those of the caller and the shared ones; `POST /` adds one, `POST /:id` changes
 * it, and `POST /:id/remove` removes it.
 */
export function savedAnswers(sql: Sql): Call[] {
	const path = '/saved-answers';
	return [
		get(path, 'read', ({ id }) =>
			readAsStaff(
				sql,
				id,
				(tx) => tx<SavedAnswer[]>`
					select id, kind, name, text, owner is null as shared from staff_rules.saved_answers
					order by owner is null, lower(name), id`,
			),
		),
		post(path, 'staff', async ({ id: person }, { req }) => {
			const answer = await bodyOf(req.raw, newAnswer);
			return { id: await addAnswer(sql, { person, answer }) };
		}),
		post(`${path}/:id`, 'staff', async ({ id: person }, context) => {
			const id = idIn(context, noAnswer);
			const words = await bodyOf(context.req.raw, changedAnswer);
			await changeAnswer(sql, { person, id, words });
		}),
		post(`${path}/:id/remove`, 'staff', async ({ id: person }, context) => {
			const id = idIn(context, noAnswer);
			await bodyOf(context.req.raw, noBody);
			await removeAnswer(sql, { person, id });
		}),
	];
}
