import { useState } from 'react';
import { AlertPanel } from '#app/features/staff/parts/alert-panel.tsx';
import { TextForm } from '#app/features/staff/parts/text-form.tsx';
import { UntilDone } from '#app/features/staff/parts/until-done.tsx';
import { useDecision } from '#app/features/staff/parts/use-decision.ts';
import { useMay } from '#app/features/staff/staff-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import type { StopKind } from '#schema/employers/posting.ts';
import { limits } from '#schema/limits.ts';
import { londonTime } from '#schema/london-day.ts';
import { followsFrom } from './stop-words.ts';
import { ToldOfRemoval, useToldOfRemoval } from './told-of-removal.tsx';

type Stopped = { kind: StopKind; undoUntil: string | null };

/** Pauses an employer's internship or takes it down, with a reason; and the way back. */
export function StopListing({
	slug,
	title,
	company,
	canPause,
	stopped,
}: {
	slug: string;
	title: string;
	company: string;
	canPause: boolean;
	/** How it is stopped already, and until when it can be taken back (ISO); null if it is not. */
	stopped: Stopped | null;
}) {
	const { outcome, take, taking } = useDecision();
	const [chosen, setChosen] = useState<StopKind | null>(null);
	const mayTakeDown = useMay('take-down');
	const { told, ask } = useToldOfRemoval(slug, company);
	const path = `/staff/listings/${slug}`;
	const isDone = outcome !== null && 'done' in outcome;
	const undoUntil = isDone ? outcome.undoUntil : null;
	const now: Stopped | null =
		isDone && chosen ? (undoUntil ? { kind: chosen, undoUntil } : null) : stopped;
	const undo = () => take(`${path}/undo`, {}, `“${title}” is as it was before.`);
	if (outcome && 'conflict' in outcome)
		return (
			<AlertPanel>
				<p className="text-sun-ink">{outcome.conflict}</p>
			</AlertPanel>
		);
	return (
		<div className="grid gap-3" data-no-print>
			{isDone && (
				<DonePanel title={outcome.done} className="self-start">
					<p>It is written into the staff log.</p>
				</DonePanel>
			)}
			{now && (now.kind === 'paused' || mayTakeDown) && (!isDone || undoUntil) && (
				<Undo title={title} stopped={now} busy={taking} onUndo={undo} />
			)}
			{!isDone && now?.kind !== 'taken-down' && (
				<div className="flex flex-wrap gap-3 empty:hidden">
					{canPause && !now && (
						<Button look="secondary" data-single-key="p" onClick={() => setChosen('paused')}>
							Pause…<span className="sr-only"> {title}</span>
						</Button>
					)}
					{mayTakeDown && (
						<Button
							look="secondary"
							data-single-key="t"
							onClick={() => {
								setChosen('taken-down');
								ask();
							}}
						>
							Take down…<span className="sr-only"> {title}</span>
						</Button>
					)}
				</div>
			)}
			{!isDone && chosen === 'taken-down' && <ToldOfRemoval told={told} onAgain={ask} />}
			{!isDone && chosen && (
				<div key={chosen} ref={focusField}>
					<TextForm
						label={chosen === 'paused' ? 'Reason for the pause' : 'Reason for taking it down'}
						name="reason"
						storedAs={`stop-${chosen}-${slug}`}
						hint={followsFrom[chosen]}
						rows={3}
						maxLength={limits.staffNote}
						missing="Say why: its employer reads it."
						send={chosen === 'paused' ? ['Pause', 'Pausing...'] : ['Take down', 'Taking down...']}
						about={title}
						look={chosen === 'paused' ? 'secondary' : 'hot'}
						onSend={(reason) =>
							take(
								`${path}/${chosen === 'paused' ? 'pause' : 'take-down'}`,
								{ reason },
								chosen === 'paused' ? `“${title}” is paused.` : `“${title}” is taken down.`,
							)
						}
					/>
				</div>
			)}
		</div>
	);
}

/** As a `ref`: one goes on in the form that a button has opened. */
const focusField = (element: HTMLElement | null) => element?.querySelector('textarea')?.focus();

/** The way back: of a pause at any time, of a removal for ten minutes. */
function Undo({
	title,
	stopped: { kind, undoUntil },
	busy,
	onUndo,
}: {
	title: string;
	stopped: Stopped;
	busy: boolean;
	onUndo: () => void;
}) {
	if (undoUntil)
		return (
			<UntilDone about={title} busy={busy} onUndo={onUndo}>
				<b>Nobody is emailed before {londonTime(new Date(undoUntil))}.</b> Until then you can take
				it back.
			</UntilDone>
		);
	if (kind === 'taken-down') return <p className="text-muted">It was taken down, and stays so.</p>;
	return (
		<Button look="secondary" className="justify-self-start" disabled={busy} onClick={onUndo}>
			Open again<span className="sr-only"> {title}</span>
		</Button>
	);
}
