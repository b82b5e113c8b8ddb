import { ACTED, type CallResult, callApi, deed } from '#app/lib/calls/call-api.ts';
import type { ConversationReport, Side } from '#schema/applications/application-messages.ts';
import type { OwnQuestions, QuestionsToCompany } from '#schema/applications/listing-questions.ts';

const questionsCall = (side: Side) => `${side === 'employer' ? '/employer' : ''}/questions`;

/** What is new counts as read then: the header says so. */
const noteRead = <T extends { questions: { is_new: boolean }[] }>(result: CallResult<T>) => {
	if (result.ok && result.value.questions.some(({ is_new }) => is_new))
		dispatchEvent(new Event(ACTED));
	return result;
};

/** @param internship a slug, about which the student wants to ask */
export const fetchOwnQuestions = (internship: string | null) =>
	callApi<OwnQuestions>(
		`${questionsCall('student')}${internship === null ? '' : `?${new URLSearchParams({ internship })}`}`,
	).then(noteRead);

export const fetchQuestionsToCompany = () =>
	callApi<QuestionsToCompany>(questionsCall('employer')).then(noteRead);

export const sendQuestion = (internship: string, text: string) =>
	deed(questionsCall('student'), { internship, text });

export const sendAnswer = (id: string, text: string) =>
	deed<{ waits: boolean }>(`${questionsCall('employer')}/${encodeURIComponent(id)}/answer`, {
		text,
	});

/** A call, and no deed of an action: the form says in its place that the report has arrived. */
export const reportWords = (side: Side, id: string, report: ConversationReport) =>
	callApi<{ reported: true }>(`${questionsCall(side)}/${encodeURIComponent(id)}/report`, report);
