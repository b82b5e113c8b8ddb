import { APPLICATIONS_CHANGED } from '#app/lib/applications-changed.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import type {
	NewApplication,
	StudentMove,
	WholeApplication,
} from '#schema/applications/student-applications.ts';
import type { MessageReport } from '#schema/report.ts';

export const listPath = '/applications';
export const applicationCall = (id: string) => `/applications/${encodeURIComponent(id)}`;
export const targetCall = (slug: string) => `/internships/${encodeURIComponent(slug)}/application`;

async function changed(path: string, body: object) {
	const result = await callApi<WholeApplication>(path, body);
	if (result.ok) dispatchEvent(new Event(APPLICATIONS_CHANGED));
	return result;
}

export const sendApplication = (sent: NewApplication) => changed(listPath, sent);

export const moveApplication = (id: string, move: StudentMove) =>
	changed(`${applicationCall(id)}/move`, move);

export const reportMessage = (id: string, report: MessageReport) =>
	callApi<{ reported: true }>(`${applicationCall(id)}/report`, report);

export const takeBack = (id: string) => changed(`${applicationCall(id)}/take-back`, {});
