import { useState } from 'react';
import { nameOf } from '#app/features/applications/hosts/applicant-naming.ts';
import { moveOne, takeBackOne } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { MoveChoice } from '#app/features/applications/hosts/moves/move-choice.tsx';
import type { Wish } from '#app/features/applications/hosts/moves/move-form.tsx';
import { Undo } from '#app/features/applications/hosts/moves/undo.tsx';
import { useTemplates } from '#app/features/applications/hosts/moves/use-templates.ts';
import { useFocusAfterMove } from '#app/features/applications/use-focus-after-move.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { Card } from '#app/ui/card.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { toast } from '#app/ui/toast.tsx';
import { TEMPLATE_STATUSES, type WholeApplicant } from '#schema/applications/applicants.ts';
import { hostLabelOf, movesFrom } from '#schema/applications/application-moves.ts';

import { WaitingAnswer } from './waiting-answer.tsx';

/**
 * The moves of an application, and taking back the last one.
 * @param onStale called where somebody else has moved it in the meantime
 */
export function HostMoves({
	applicant,
	onMoved,
	onStale,
}: {
	applicant: WholeApplicant;
	onMoved: (applicant: WholeApplicant) => void;
	onStale: () => void;
}) {
	const { host } = useHost();
	const { id, status, undo_seconds } = applicant;
	const [templates, setTemplates] = useTemplates();
	const [busy, setBusy] = useState(false);
	const words = useFocusAfterMove(status);
	const possible = TEMPLATE_STATUSES.filter((to) => movesFrom(status, host).includes(to));

	const run = async (call: Promise<CallResult<WholeApplicant>>) => {
		setBusy(true);
		const result = await call;
		setBusy(false);
		if (result.ok) {
			onMoved(result.value);
			return true;
		}
		toast(applicationMessages.failed(result.message));
		if (result.status === 409) onStale();
		return false;
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
			{possible.length > 0 && !templates && <Loading />}
			{possible.length > 0 && templates && (
				<MoveChoice
					key={status}
					possible={possible}
					storedAs={`move-${id}`}
					name={applicant.name}
					templates={templates}
					onTemplates={setTemplates}
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
