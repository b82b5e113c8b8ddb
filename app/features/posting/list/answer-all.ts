import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import type { HostMoves } from '#schema/applications/applicant-calls.ts';
import { queryOf } from '#schema/applications/applicant-filters.ts';
import {
	type MatchingApplicants,
	MOST_AT_ONCE,
	type MoveOutcome,
} from '#schema/applications/applicants.ts';
import {
	isOneOf,
	type RejectionReason,
	WITHOUT_ANSWER,
} from '#schema/applications/application-moves.ts';
import type { PostedInternship } from '#schema/employers/posting.ts';

/** Sends everybody who waits the same answer. */
export async function answerAll(
	{ slug }: Pick<PostedInternship, 'slug'>,
	reason: RejectionReason,
	message: string,
): Promise<CallResult<object>> {
	const result = await callApi<MatchingApplicants>(
		`/employer/applications/matching?${queryOf({ internship: slug })}`,
	);
	if (!result.ok) return result;
	const waiting = result.value.items.filter(({ status }) => isOneOf(WITHOUT_ANSWER, status));
	for (let from = 0; from < waiting.length; from += MOST_AT_ONCE) {
		const moves = waiting
			.slice(from, from + MOST_AT_ONCE)
			.map((one) => ({ id: one.id, expected: one.status }));
		const wanted: HostMoves = { moves, to: 'rejected', reasons: [reason], message };
		const moved = await callApi<{ items: MoveOutcome[] }>('/employer/applications/moves', wanted);
		if (!moved.ok) return moved;
	}
	return result;
}
