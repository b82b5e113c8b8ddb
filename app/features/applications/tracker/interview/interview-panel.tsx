import { useState } from 'react';
import { InterviewFile } from '#app/features/applications/interview-file.tsx';
import { applicationCall } from '#app/features/applications/student-calls.ts';
import { Button } from '#app/ui/button.tsx';
import { WholeDays } from '#app/ui/whole-days.tsx';
import { isPast } from '#schema/applications/interview/interview-state.ts';
import {
	lengthText,
	timeElsewhere,
	timeText,
} from '#schema/applications/interview/interview-words.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { ChooseTime } from './choose-time.tsx';
import { type Invited, ownZone, useInterview } from './use-interview.ts';

/** The times of an interview to choose from, or the one that was chosen; nothing where it is agreed in writing, or cancelled. */
export function InterviewPanel({
	application: { id, status, interview },
}: {
	application: Pick<StudentApplication, 'id' | 'status' | 'interview'>;
}) {
	if (status !== 'interview' || !interview || interview.cancelled) return null;
	const starts_at = interview.answer?.starts_at;
	const invited = { id, interview };
	return starts_at ? (
		<Arranged key={starts_at} invited={invited} starts={starts_at} />
	) : (
		<ChooseTime invited={invited} />
	);
}

/** The time that was chosen; to move it is to choose another one. */
function Arranged({ invited, starts }: { invited: Invited; starts: string }) {
	const { busy, choosing, answer } = useInterview(invited);
	const [moving, setMoving] = useState(false);
	const { minutes, place } = invited.interview;
	const there = timeElsewhere(starts, ownZone());
	return (
		<div className="grid gap-4">
			<p className="wrap-anywhere">
				<b className="block text-part">
					<WholeDays words={timeText(starts, minutes)} />
				</b>
				{there && <span className="block">Where you are: {there}</span>}
				<span className="block text-muted">
					{lengthText(minutes)}. {place}
				</span>
			</p>
			{moving && <ChooseTime invited={invited} onKeep={() => setMoving(false)} />}
			{!moving && !isPast(invited.interview, Date.now()) && (
				<div className="flex flex-wrap gap-3" data-no-print="">
					<InterviewFile call={`${applicationCall(invited.id)}/calendar`} />
					<Button look="secondary" disabled={busy} onClick={() => setMoving(true)}>
						Move<span className="sr-only"> the interview</span>
					</Button>
					<Button look="text" disabled={busy} onClick={() => answer(null)}>
						<span>{choosing === null ? 'Cancelling...' : 'Cancel'}</span>
						<span className="sr-only"> the interview</span>
					</Button>
				</div>
			)}
		</div>
	);
}
