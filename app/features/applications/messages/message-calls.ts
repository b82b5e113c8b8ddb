import { ACTED, type CallResult, callApi, deed } from '#app/lib/calls/call-api.ts';
import type {
	Conversation,
	ConversationReport,
	Side,
} from '#schema/applications/application-messages.ts';

const messagesCall = (side: Side, id: string) =>
	`${side === 'employer' ? '/employer' : ''}/applications/${encodeURIComponent(id)}/messages`;

/** Reads the messages about an application. What is new counts as read then: the header says so. */
export async function readConversation(side: Side, id: string): Promise<CallResult<Conversation>> {
	const result = await callApi<Conversation>(messagesCall(side, id));
	if (result.ok && result.value.messages.some(({ is_new }) => is_new))
		dispatchEvent(new Event(ACTED));
	return result;
}

export const sendMessage = (side: Side, id: string, text: string) =>
	deed<{ waits: boolean }>(messagesCall(side, id), { text });

/** A call, and no deed of an action: the form says in its place that the report has arrived. */
export const reportOne = (side: Side, id: string, message: string, report: ConversationReport) =>
	callApi<{ reported: true }>(`${messagesCall(side, id)}/${message}/report`, report);
