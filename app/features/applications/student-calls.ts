import { APPLICATIONS_CHANGED } from '#app/lib/applications-changed.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { toast } from '#app/ui/toast.tsx';
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

/** What a student can do with an application of theirs. */
export type StudentDeed =
	| { move: StudentMove }
	| { takeBack: true }
	| { withdrawOthers: WithdrawnTogether['applications'] };

/** @returns why it was not done, in words for people; null if it was */
export async function studentDeed(id: string, deed: StudentDeed): Promise<string | null> {
	const path = applicationCall(id);
	const result = await ('withdrawOthers' in deed
		? changed(`${path}/withdraw-others`, { applications: deed.withdrawOthers })
		: 'move' in deed
			? changed(`${path}/move`, deed.move)
			: changed(`${path}/take-back`, {}));
	if (result.ok) return null;
	// A withdrawal and an acceptance say it in their dialogs.
	if ('takeBack' in deed || ('move' in deed && deed.move.to === 'declined'))
		toast(applicationMessages.failed(result.message));
	return result.message;
}

async function changed(path: string, body: object) {
	const result = await callApi<WholeApplication>(path, body);
	if (result.ok) dispatchEvent(new Event(APPLICATIONS_CHANGED));
	return result;
}

export const sendApplication = (sent: NewApplication) => changed(listPath, sent);

export const reportMessage = (id: string, report: MessageReport) =>
	callApi<{ reported: true }>(`${applicationCall(id)}/report`, report);
