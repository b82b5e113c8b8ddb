import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { nameOf } from '#app/features/applications/hosts/applicant-naming.ts';
import { moveOne, takeBackOne } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { MoveChoice } from '#app/features/applications/hosts/moves/move-choice.tsx';
import type { Wish } from '#app/features/applications/hosts/moves/move-form.tsx';
import { Undo } from '#app/features/applications/hosts/moves/undo.tsx';
import { useFocusAfterMove } from '#app/features/applications/use-focus-after-move.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { Card } from '#app/ui/card.tsx';
import { toast } from '#app/ui/toast.tsx';
import { TEMPLATE_STATUSES, type WholeApplicant } from '#schema/applications/applicants.ts';
import { hostLabelOf, movesFrom } from '#schema/applications/application-moves.ts';
import { WaitingAnswer } from './waiting-answer.tsx';

/** The moves of an application, and taking back the last one. */
export function HostMoves({ applicant }: { applicant: WholeApplicant }) {
	const { host } = useHost();
	const { revalidate } = useRevalidator();
	const { id, status, undo_seconds } = applicant;
	const [busy, setBusy] = useState(false);
	const words = useFocusAfterMove(status);
	const possible = TEMPLATE_STATUSES.filter((to) => movesFrom(status, host).includes(to));

	const run = async (call: Promise<CallResult<WholeApplicant>>) => {
		setBusy(true);
		const result = await call;
		if (!result.ok) toast(applicationMessages.failed(result.message));
		// Also where somebody else has moved it in the meantime.
		if (result.ok || result.status === 409) await revalidate();
		setBusy(false);
		return result.ok;
	};
	const send = ({ to, reasons, message }: Wish) =>
		run(moveOne(host, id, { expected: status, to, reasons, ...(message && { message }) }));

	return (
		<Card className="grid gap-4">
			<h3 className="text-[1.15rem]">Answer</h3>
			<p ref={words} tabIndex={-1} className="outline-none">
				{wordsOf(applicant)}
			</p>
			<WaitingAnswer applicant={applicant} />
			{undo_seconds > 0 && (
				<Undo seconds={undo_seconds} busy={busy} onUndo={() => run(takeBackOne(host, id))} />
			)}
			{possible.length > 0 && (
				<MoveChoice
					key={status}
					possible={possible}
					storedAs={`move-${id}`}
					name={applicant.name}
					onSend={send}
				/>
			)}
		</Card>
	);
}

function wordsOf(applicant: WholeApplicant): string {
	const { status, undo_seconds } = applicant;
	const name = nameOf(applicant);
	if (undo_seconds > 0) return `${name} is moved to “${hostLabelOf(status)}”.`;
	if (status === 'withdrawn') return `${name} has withdrawn the application.`;
	if (status === 'accepted') return `${name} has accepted the offer.`;
	if (status === 'declined') return `${name} has declined the offer.`;
	return `${name} is at “${hostLabelOf(status)}”.`;
}
