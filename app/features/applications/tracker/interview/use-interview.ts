import { answerInterview } from '#app/features/applications/student-calls.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { toast } from '#app/ui/toast.ts';
import type { Interview } from '#schema/applications/interview/interview.ts';

/** An application with times to choose from. */
export type Invited = { id: string; interview: Interview };

/** Where the reader is, by the name of the time zone; null where the browser does not know. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || null;

/** Whether a time has begun. @param at ISO with the time */
export const hasBegun = (at: string) => Date.parse(at) <= Date.now();

/** The times that can be chosen now. */
export const freeTimes = ({ times }: Interview) =>
	times.filter(({ at, free }) => free && !hasBegun(at));

/** The student's answers to the times of an interview: one at a time, and none beside a move of the application. */
export function useInterview({ id, interview }: Invited) {
	const { run, busy, doing, failure, forget } = useDeed(`moves of ${id}`);
	const isAnswer = doing?.path.endsWith('/interview') ?? false;
	return {
		busy,
		/** The time that is being chosen, null while none is said to suit; undefined while nothing is answered. */
		choosing: isAnswer ? (doing?.body.time as string | null) : undefined,
		failure,
		forget,
		/**
		 * @param time null where none suits, or to cancel
		 * @param inDialog which says itself why it was not done; it has gone where the invitation has changed
		 * @returns whether it was done
		 */
		answer: async (time: string | null, message = '', inDialog = false) => {
			const result = await run(
				answerInterview(id, {
					event: interview.event,
					seen: interview.answer?.number ?? null,
					time,
					zone: ownZone(),
					...(message.trim() && { message }),
				}),
			);
			if (!result.ok && (!inDialog || result.status === 409))
				toast(applicationMessages.failed(result.message));
			return result.ok;
		},
	};
}
