import type { Sql } from 'postgres';
import { ANSWER_LISTS, contactAnswer, type StaffMessage } from '#schema/staff/staff-answers.ts';
import { type Call, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { listForStaff } from '#server/api/staff/staff-list.ts';
import { notFound } from '#server/deeds/deed.ts';
import { answerMessage } from '#server/deeds/staff/answer-message.ts';

const noMessage = () => notFound('There is no such message.');

/** `GET /` lists the messages of the contact form; `POST /:id/answer` answers one by mail. */
export function messageCalls(sql: Sql): Call[] {
	return [
		listForStaff('/messages', sql, {
			lists: ANSWER_LISTS,
			rows: (tx, { show, q, after, most }) => {
				const isOpen = show === 'open';
				return tx<{ item: StaffMessage }[]>`
				select to_json(page) as item from (
					select contact.id, created_at, name, email, subject, category, contact.message,
						case when answer.id is not null then
							json_build_object('at', answer.at, 'message', answer.message) end as answer
					from public.contacts as contact
					left join public.contact_answers as answer on answer.contact_id = contact.id
					where (answer.id is null) = ${isOpen} and (
						${q} = '' or position(lower(${q}) in lower(contact.email || ' ' || name || ' ' || subject)) > 0
					)
					order by case when ${isOpen} then created_at end, answer.at desc, contact.id
					limit ${most} offset ${after}
				) as page`;
			},
		}),
		post('/messages/:id/answer', 'staff', async ({ id }, context) => {
			const contact = idIn(context, noMessage);
			const { message } = await bodyOf(context.req.raw, contactAnswer);
			await answerMessage(sql, { person: id, contact, message });
			return { answered: true };
		}),
	];
}
