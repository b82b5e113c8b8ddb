import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { callApi, deed } from '#app/lib/calls/call-api.ts';
import type { InterviewAnswer } from '#schema/applications/interview/interview.ts';
import type {
	NamedRefusal,
	NewApplication,
	StudentMove,
	WholeApplication,
	WithdrawnTogether,
} from '#schema/applications/student-applications.ts';
import { limits } from '#schema/limits.ts';
import type { MessageReport } from '#schema/report.ts';

export const listPath = '/applications';
export const applicationCall = (id: string) => `/applications/${encodeURIComponent(id)}`;
export const targetCall = (slug: string) => `/internships/${encodeURIComponent(slug)}/application`;

/** Why the form in general is refused with this name in it, such as that of a closed internship; null where it is not. */
export async function refusalOfName(name: string): Promise<string | null> {
	if (name === '' || name.length > limits.programName) return null;
	const answer = await callApi<NamedRefusal>(
		`/applications/named?${new URLSearchParams({ name })}`,
	);
	return answer.ok ? answer.value.refusal : null;
}

/** A move of the student's application; its page is opened then: it says what comes next, and the move can be taken back. */
export const moveApplication = (id: string, move: StudentMove) =>
	deed(`${applicationCall(id)}/move`, move, applicationPath(id));

/** Chooses a time of an interview, says that none suits, or cancels the one that was chosen. */
export const answerInterview = (id: string, answer: InterviewAnswer) =>
	deed(`${applicationCall(id)}/interview`, answer);

export const takeMoveBack = (id: string) => deed(`${applicationCall(id)}/take-back`);

export const withdrawOthers = (id: string, applications: WithdrawnTogether['applications']) =>
	deed(`${applicationCall(id)}/withdraw-others`, { applications });

export const takeOthersBack = (id: string) => deed(`${applicationCall(id)}/take-back-others`);

/** A call, and no deed of an action: what was sent is shown in place of what the internship says by then. */
export const sendApplication = (sent: NewApplication) => callApi<WholeApplication>(listPath, sent);

export const reportMessage = (id: string, report: MessageReport) =>
	callApi<{ reported: true }>(`${applicationCall(id)}/report`, report);
