import { useId } from 'react';
import { InterviewFile } from '#app/features/applications/interview-file.tsx';
import { applicationCall } from '#app/features/applications/student-calls.ts';
import { Button } from '#app/ui/button.tsx';
import { WholeDays } from '#app/ui/whole-days.tsx';
import {
	dayOfTime,
	hoursText,
	lengthText,
	timeElsewhere,
	timeText,
} from '#schema/applications/interview/interview-words.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { ChooseTime } from './choose-time.tsx';
import { freeTimes, hasBegun, type Invited, ownZone, useInterview } from './use-interview.ts';

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

/** The time that was chosen; to move it is to press another one. */
function Arranged({ invited, starts }: { invited: Invited; starts: string }) {
	const { busy, choosing, answer } = useInterview(invited);
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
			{!hasBegun(starts) && (
				<>
					<div className="flex flex-wrap gap-3" data-no-print="">
						<InterviewFile call={`${applicationCall(invited.id)}/calendar`} />
						<Button look="text" disabled={busy} onClick={() => answer(null)}>
							<span>{choosing === null ? 'Cancelling...' : 'Cancel'}</span>
							<span className="sr-only"> the interview</span>
						</Button>
					</div>
					<OtherTimes invited={invited} starts={starts} />
				</>
			)}
		</div>
	);
}

/** The times that it can be moved to, by a press each. */
function OtherTimes({ invited, starts }: { invited: Invited; starts: string }) {
	const { busy, choosing, answer } = useInterview(invited);
	const title = useId();
	const { minutes } = invited.interview;
	const others = freeTimes(invited.interview).filter(({ at }) => at !== starts);
	if (others.length === 0) return null;
	const zone = ownZone();
	return (
		<section aria-labelledby={title} className="grid gap-2" data-no-print="">
			<h3 id={title} className="font-semibold">
				Move it to another time
			</h3>
			<div className="grid gap-2 @sm:grid-cols-2">
				{others.map(({ at }) => {
					const elsewhere = timeElsewhere(at, zone);
					return (
						<Button
							key={at}
							look="secondary"
							className="py-2.5"
							disabled={busy}
							onClick={() => answer(at)}
						>
							<span className="min-w-0">
								<span className="sr-only">Move the interview to </span>
								<WholeDays words={dayOfTime(at)} />
								<span className="block">
									{choosing === at ? 'Moving...' : hoursText(at, minutes)}
								</span>
								{elsewhere && (
									<span className="block text-small text-muted">Where you are: {elsewhere}</span>
								)}
							</span>
						</Button>
					);
				})}
			</div>
			<p className="text-small text-muted">
				One press moves it. You both get an email with the new file for the calendar.
			</p>
		</section>
	);
}
