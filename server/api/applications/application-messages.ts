import {
	type Conversation,
	conversationReport,
	newMessage,
	type Side,
} from '#schema/applications/application-messages.ts';
import { type Call, type CallTools, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { openConversation, writeMessage } from '#server/deeds/applications/application-messages.ts';
import { noApplication } from '#server/deeds/applications/applications.ts';
import { reportMessage } from '#server/deeds/applications/messages-for-staff.ts';
import { json } from '#server/http/api-error.ts';

/**
 * The messages about an application, for its student or its employer: the same calls under their own paths. `GET` reads all,
 * and notes that they were read; `POST` sends one. Shapes are in schema/applications/application-messages.ts.
 */
export function messageCalls({ services, backend }: CallTools, as: Side): Call[] {
	const { sql } = backend;
	const limit = as === 'student' ? 'application' : 'answer';
	const today = () => services.clock.today();
	return [
		get('/applications/:id/messages', 'read', ({ id: person }, context): Promise<Conversation> => {
			const application = idIn(context, noApplication);
			return openConversation(sql, { as, person, application, today: today() });
		}),
		post('/applications/:id/messages', limit, async ({ id: person }, context) => {
			const application = idIn(context, noApplication);
			const { text } = await bodyOf(context.req.raw, newMessage);
			const sent = await writeMessage(sql, { as, person, application, today: today(), text });
			return json(sent, 201);
		}),
		/** A second report of the same message is answered like the first. */
		post(
			'/applications/:id/messages/:message/report',
			'report',
			async ({ id: person }, context) => {
				const application = idIn(context, noApplication);
				const message = idIn(context, noApplication, 'message');
				const report = await bodyOf(context.req.raw, conversationReport);
				await reportMessage(sql, { as, person, application, message, report });
				return json({ reported: true }, 201);
			},
		),
	];
}
