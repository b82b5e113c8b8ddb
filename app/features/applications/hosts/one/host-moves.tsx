import { Due, PartTitle } from '#app/features/applications/hosts/applicant-marks.tsx';
import { nameOf } from '#app/features/applications/hosts/applicant-naming.ts';
import { moveOne, sendOneNow, takeBackOne } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { MoveChoice } from '#app/features/applications/hosts/moves/move-choice.tsx';
import type { Wish } from '#app/features/applications/hosts/moves/move-form.tsx';
import { Undo } from '#app/features/applications/hosts/moves/undo.tsx';
import { useFocusAfterMove } from '#app/features/applications/use-focus-after-move.ts';
import type { Deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { useNarrow } from '#app/lib/use-wide.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { Card } from '#app/ui/card.tsx';
import { toast } from '#app/ui/toast.tsx';
import { TEMPLATE_STATUSES, type WholeApplicant } from '#schema/applications/applicants.ts';
import {
	type ApplicationStatus,
	hostLabelOf,
	movesFrom,
} from '#schema/applications/application-moves.ts';
import { offerStands } from '#schema/applications/what-needs-me.ts';
import { londonTime, longDate } from '#schema/london-day.ts';
import { WaitingAnswer } from './waiting-answer.tsx';

/**
 * The moves of an application, and taking back or sending the last one. Below 64rem the moves stay at the lower edge
 * of the window.
 */
export function HostMoves({ applicant }: { applicant: WholeApplicant }) {
	const { host } = useHost();
	const { run, doing } = useDeed();
	const { id, status, undo_seconds } = applicant;
	const narrow = useNarrow();
	const words = useFocusAfterMove(status);
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
	const send = ({ to, reasons, message, offer_until }: Wish) =>
		isDone(
			moveOne(host, id, {
				expected: status,
				to,
				reasons,
				offer_until,
				...(message && { message }),
			}),
		);

	const moves = possible.length > 0 && (
		<MoveChoice
			key={status}
			possible={possible}
			offerUntil={applicant.offer_until}
			today={applicant.today}
			storedAs={`move-${id}`}
			name={applicant.name}
			onSend={send}
			{...(narrow && { dialogTitle: `Move ${nameOf(applicant)}` })}
		/>
	);
	return (
		<>
			<Card className="grid gap-4">
				<PartTitle>Answer</PartTitle>
				<p ref={words} tabIndex={-1} className="outline-none">
					{wordsOf(applicant)}
				</p>
				<WaitingAnswer applicant={applicant} />
				{undo_seconds > 0 && (
					<Undo
						seconds={undo_seconds}
						doing={doing}
						who={`${nameOf(applicant)} sees`}
						onUndo={() => isDone(takeBackOne(host, id))}
						onSendNow={sendNow}
					/>
				)}
				{!narrow && moves}
			</Card>
			{narrow && moves && (
				<section
					aria-label="Your answer"
					className="sticky bottom-0 z-10 order-last -mx-4 grid gap-1.5 border-t border-line bg-card px-4 py-2.5"
				>
					<p
						aria-hidden="true"
						className="flex flex-wrap justify-between gap-x-4 text-[0.92rem] [&_.block]:hidden"
					>
						<b>Move {nameOf(applicant)} to</b>
						<Due applicant={applicant} today={applicant.today} />
					</p>
					{moves}
				</section>
			)}
		</>
	);
}

const STUDENTS_MOVES: Partial<Record<ApplicationStatus, string>> = {
	withdrawn: 'withdrawn the application',
	accepted: 'accepted the offer',
	declined: 'declined the offer',
};

function wordsOf(applicant: WholeApplicant): string {
	const { status, undo_seconds, student_until, offer_until, today } = applicant;
	const name = nameOf(applicant);
	if (undo_seconds > 0) return `${name} is moved to “${hostLabelOf(status)}”.`;
	const did = STUDENTS_MOVES[status];
	if (did)
		return `${name} has ${did}${student_until ? ` (can be taken back until ${londonTime(new Date(student_until))})` : ''}.`;
	if (status === 'offered' && offer_until)
		return offerStands(offer_until, today)
			? `${name} can answer your offer until ${longDate(offer_until)}, end of the day.`
			: `Your offer ended on ${longDate(offer_until)} without an answer. You can renew it.`;
	return `${name} is at “${hostLabelOf(status)}”.`;
}
