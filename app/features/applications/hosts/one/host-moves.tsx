import { type ReactNode, useState } from 'react';
import { Due, PartTitle } from '#app/features/applications/hosts/applicant-marks.tsx';
import { nameOf } from '#app/features/applications/hosts/applicant-naming.ts';
import { moveOne, sendOneNow, takeBackOne } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { MoveChoice } from '#app/features/applications/hosts/moves/move-choice.tsx';
import {
	type SendResult,
	sendResultOf,
} from '#app/features/applications/hosts/moves/send-result.ts';
import { moveDraft } from '#app/features/applications/hosts/moves/stored-move.ts';
import { Undo } from '#app/features/applications/hosts/moves/undo.tsx';
import type { Wish } from '#app/features/applications/hosts/moves/wish.ts';
import { lateBy, lateWords, waits } from '#app/features/applications/tracker/answer-words.ts';
import { useFocusAfterMove } from '#app/features/applications/use-focus-after-move.ts';
import type { Deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { cn } from '#app/lib/cn.ts';
import { useNarrow } from '#app/lib/use-wide.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { toast } from '#app/ui/toast.ts';
import {
	TEMPLATE_STATUSES,
	type TemplateStatus,
	type WholeApplicant,
} from '#schema/applications/applicants.ts';
import {
	type ApplicationStatus,
	hostLabelOf,
	movesFrom,
} from '#schema/applications/application-moves.ts';
import type { Interview } from '#schema/applications/interview/interview.ts';
import { cancellation, type GivenInvitation } from '#schema/applications/interview/invitation.ts';
import { quoted, riskWords } from '#schema/applications/message-risks.ts';
import { offerStands } from '#schema/applications/what-needs-me.ts';
import {
	londonDate,
	londonTime,
	longDate,
	nearDate,
	untilEndOf,
	weekday,
} from '#schema/london-day.ts';
import { HostInterview } from './host-interview.tsx';

/**
 * The moves of an application, and taking back or sending the last one. Beside what was sent, in view wherever it is
 * scrolled to; below 64rem the moves stay at the lower edge of the window.
 */
export function HostMoves({ applicant }: { applicant: WholeApplicant }) {
	const { host } = useHost();
	const { run, doing } = useDeed();
	const { id, status, undo_seconds, interview } = applicant;
	const isInvited = status === 'interview' && interview !== null;
	const narrow = useNarrow();
	const words = useFocusAfterMove(`${status} ${interview?.event ?? ''}`);
	const [chosen, setChosen] = useState<{ from: ApplicationStatus; to: TemplateStatus } | null>(
		null,
	);
	const possible = TEMPLATE_STATUSES.filter((to) => movesFrom(status, host).includes(to));

	const isDone = async (done: Deed<object>) => {
		const result = await run(done);
		if (!result.ok) toast(applicationMessages.failed(result.message));
		return result.ok;
	};
	const sendNow = async () => {
		// Its button goes with it.
		if (await isDone(sendOneNow(host, id))) words.current?.focus();
	};
	const send = async ({ message, ...wish }: Wish): Promise<SendResult> => {
		const move = { expected: status, ...wish, ...(message && { message }) };
		return sendResultOf(await run(moveOne(host, id, move)));
	};

	const moves = possible.length > 0 && (
		<MoveChoice
			key={status}
			possible={possible}
			chosen={chosen?.from === status ? chosen.to : null}
			onChoose={(to) => setChosen(to && { from: status, to })}
			offerUntil={applicant.offer_until}
			offerTo={applicant}
			invited={isInvited ? invitedBy(interview) : null}
			today={applicant.today}
			storedAs={moveDraft(id)}
			{...(!applicant.hidden && { name: applicant.name })}
			onSend={send}
			{...(narrow && { dialogTitle: `Move ${nameOf(applicant)}` })}
		/>
	);
	const more = moreWordsOf(applicant);
	// In one column the bar below shows the rest.
	const isPlain =
		narrow && undo_seconds <= 0 && !applicant.waits && !applicant.returned && !isInvited;
	const look = more ? 'rounded-card bg-wash p-inset' : 'sr-only';
	return (
		<>
			<section
				className={
					isPlain
						? look
						: 'rounded-card border border-line bg-card lg:row-span-2 @5xl:sticky @5xl:top-24 @5xl:max-h-[calc(100svh-7rem)] @5xl:scroll-mb-4 @5xl:overflow-y-auto [scrollbar-width:thin]'
				}
			>
				<div className={isPlain ? undefined : 'grid gap-3 p-inset'}>
					{!isPlain && <PartTitle>Answer</PartTitle>}
					<p ref={words} tabIndex={-1} className={cn('outline-none', !more && 'sr-only')}>
						{more ?? `${nameOf(applicant)} is at “${hostLabelOf(status)}”.`}
					</p>
					<WaitingAnswer applicant={applicant} />
					<HostInterview
						applicant={applicant}
						cancelling={isCancellation(doing?.body.interview)}
						onCancel={() => isDone(moveOne(host, id, cancelled(interview)))}
					/>
					{!narrow && <DueNote applicant={applicant} />}
					{undo_seconds > 0 && (
						<Undo
							seconds={undo_seconds}
							doing={doing}
							who={`${nameOf(applicant)} sees`}
							onUndo={() => isDone(takeBackOne(host, id))}
							onSendNow={sendNow}
						/>
					)}
					{!narrow && moves && (
						<div className="grid gap-1.5">
							{!applicant.offer_until && !isInvited && <b aria-hidden="true">Move to</b>}
							{moves}
						</div>
					)}
				</div>
			</section>
			{narrow && moves && (
				<MovesBar applicant={applicant} isInvited={isInvited}>
					{moves}
				</MovesBar>
			)}
		</>
	);
}

const invitedBy = (interview: Interview | null) => ({
	seen: interview?.answer?.number ?? null,
	minutes: interview?.minutes,
	place: interview?.place,
});

/** Whether what is being sent ends an invitation. */
const isCancellation = (sent: unknown) =>
	(sent as Partial<GivenInvitation> | null | undefined)?.cancelled === true;

/** The move that ends an invitation. */
const cancelled = (interview: Interview | null) => ({
	expected: 'interview' as const,
	to: 'interview' as const,
	reasons: [],
	interview: cancellation(interview?.answer?.number ?? null),
});

const MovesBar = ({
	applicant,
	isInvited,
	children,
}: {
	applicant: WholeApplicant;
	/** To an interview with times; others can be given. */
	isInvited: boolean;
	children: ReactNode;
}) => (
	<section
		aria-label="Your answer"
		data-no-print
		data-foot=""
		className="bottom-0 tall:sticky z-10 order-last -mx-edge grid gap-1.5 border-t border-line bg-card px-edge py-2.5"
	>
		<p
			aria-hidden="true"
			className="flex flex-wrap justify-between gap-x-4 text-small [&_.block]:hidden"
		>
			<b>
				{applicant.offer_until || isInvited
					? `Answer ${nameOf(applicant)}`
					: `Move ${nameOf(applicant)} to`}
			</b>
			<Due applicant={applicant} today={applicant.today} />
		</p>
		{children}
	</section>
);

/** By when the applicant was promised an answer, while one is owed. */
function DueNote({ applicant }: { applicant: WholeApplicant }) {
	const { answer_due_on, today } = applicant;
	if (!waits(applicant) || applicant.waits) return null;
	const late = lateBy(applicant, today);
	if (late === 0)
		return (
			<p className="rounded-control bg-wash px-3 py-2 text-small">
				You promised an answer by{' '}
				<b>
					{weekday(answer_due_on)} {nearDate(answer_due_on, today)}
				</b>
				.
			</p>
		);
	return (
		<p className="rounded-control bg-hot-wash px-3 py-2 text-small text-hot">
			<b>{lateWords(late)}</b>, due on {nearDate(answer_due_on, today)}.
		</p>
	);
}

const STUDENTS_MOVES: Partial<Record<ApplicationStatus, string>> = {
	withdrawn: 'withdrawn the application',
	accepted: 'accepted the offer',
	declined: 'declined the offer',
};

/** What the status alone does not say. */
function moreWordsOf(applicant: WholeApplicant): string | undefined {
	const { status, undo_seconds, student_until, offer_until, answer_due_on, today } = applicant;
	const name = nameOf(applicant);
	if (undo_seconds > 0) return `${name} is moved to “${hostLabelOf(status)}”.`;
	const did = STUDENTS_MOVES[status];
	if (did)
		return `${name} has ${did}${student_until ? ` (can be taken back until ${londonTime(new Date(student_until))})` : ''}.`;
	if (status === 'offered' && offer_until)
		return offerStands(offer_until, today)
			? `${name} can answer your offer until ${untilEndOf(offer_until)}.`
			: `Your offer ended on ${longDate(offer_until)} without an answer. You can renew it.`;
	if (status === 'rejected') return `${name} has your answer: “${hostLabelOf(status)}”.`;
	if (status === 'unanswered')
		return `${name} was promised an answer by ${longDate(answer_due_on)} and has had none. You can still send one.`;
	return undefined;
}

/** That the answer waits for staff, or why they have returned it. */
function WaitingAnswer({ applicant: { waits, returned } }: { applicant: WholeApplicant }) {
	if (waits)
		return (
			<div role="status" className="rounded-control bg-wash p-4">
				<p className="mb-1 font-semibold">Waits for our staff</p>
				<p>
					Your answer “{hostLabelOf(waits.to)}” has {riskWords(waits.found)}
					<span>{waits.words.length > 0 && `: ${quoted(waits.words)}`}</span>. Frauds ask for money
					and papers in such words, so our staff look at each of these messages before anybody is
					sent it. Until then the application stays as it is, and does not count as late. Another
					answer takes its place, and is sent at once without these words.
				</p>
			</div>
		);
	if (!returned) return null;
	return (
		<div className="grid gap-2 rounded-control bg-wash p-4">
			<p className="font-semibold">
				Our staff have not sent your answer “{hostLabelOf(returned.to)}” ({londonDate(returned.at)})
			</p>
			<p className="whitespace-pre-line wrap-anywhere">{returned.answer}</p>
			<blockquote className="border-l-4 border-data-3 pl-4 whitespace-pre-line text-muted wrap-anywhere">
				{returned.message}
			</blockquote>
		</div>
	);
}
