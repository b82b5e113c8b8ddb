import { nameOf } from '#app/features/applications/hosts/applicant-naming.ts';
import { interviewFileCall } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { InterviewFile } from '#app/features/applications/interview-file.tsx';
import { Button } from '#app/ui/button.tsx';
import type { WholeApplicant } from '#schema/applications/applicants.ts';
import type { Interview } from '#schema/applications/interview/interview.ts';
import {
	agreedTime,
	isPast,
	isRemindedOf,
} from '#schema/applications/interview/interview-state.ts';
import { timeElsewhere, timeText } from '#schema/applications/interview/interview-words.ts';

/** The times that an applicant was given, and the answer; nothing where they are agreed in writing. */
export function HostInterview({
	applicant,
	cancelling,
	onCancel,
}: {
	applicant: WholeApplicant;
	cancelling: boolean;
	onCancel: () => Promise<boolean>;
}) {
	const { host } = useHost();
	const { id, status, interview, today } = applicant;
	if (status !== 'interview' || !interview) return null;
	const name = nameOf(applicant);
	if (interview.cancelled)
		return <p className="rounded-control bg-wash p-4">The interview with {name} is cancelled.</p>;
	return (
		<div className="grid gap-2 rounded-control bg-wash p-4 wrap-anywhere">
			<p className="font-semibold">Interview with {name}</p>
			<Answer
				interview={interview}
				name={name}
				reminded={host === 'staff' ? `${name} and our office` : remindedWith(applicant, name)}
				today={today}
			/>
			{interview.place && <p className="text-small text-muted">{interview.place}</p>}
			{!isPast(interview, Date.now()) && (
				<div className="flex flex-wrap gap-3" data-no-print="">
					{agreedTime(interview) !== null && <InterviewFile call={interviewFileCall(host, id)} />}
					<Button look="secondary" disabled={cancelling} onClick={onCancel}>
						<span>{cancelling ? 'Cancelling...' : 'Cancel'}</span>
						<span className="sr-only"> the interview</span>
					</Button>
				</div>
			)}
		</div>
	);
}

/** They, and who of those who answer is told of an application: `posting_rules.told_of` (supabase/functions/members.sql). */
function remindedWith({ assigned, colleagues }: WholeApplicant, name: string): string {
	if (assigned?.you || colleagues.length === 0) return `${name} and you`;
	if (assigned)
		return `${name} and ${colleagues.find(({ id }) => id === assigned.id)?.name ?? 'your colleague'}`;
	return `${name}, the owners of your company, and recruiters who have moved this application or want emails about all`;
}

function Answer({
	interview,
	name,
	reminded,
	today,
}: {
	interview: Interview;
	name: string;
	/** Who is reminded. */
	reminded: string;
	/** ISO date in Europe/London. */
	today: string;
}) {
	const { times, minutes, answer } = interview;
	if (answer?.starts_at) {
		const there = timeElsewhere(answer.starts_at, answer.zone);
		return (
			<>
				<p>
					<b>{timeText(answer.starts_at, minutes)}</b>
				</p>
				{there && (
					<p className="text-small">
						Where {name} is: {there}
					</p>
				)}
				<p className="text-small text-muted">
					{name} has chosen it.
					{isRemindedOf(answer.starts_at, today) && (
						<span> The day before, we remind {reminded}.</span>
					)}
				</p>
			</>
		);
	}
	if (answer?.message)
		return (
			<>
				<p>None of your times suits {name}:</p>
				<blockquote className="border-l-4 border-data-3 pl-3 whitespace-pre-line">
					{answer.message}
				</blockquote>
			</>
		);
	return (
		<>
			<p>{name} has not chosen yet:</p>
			<ul className="grid gap-1 text-small">
				{times.map(({ at, free }) => (
					<li key={at}>
						{timeText(at, minutes)}
						{!free && <span> (taken)</span>}
					</li>
				))}
			</ul>
		</>
	);
}
