import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveMany } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { closeOnBack } from '#app/lib/close-on-back.ts';
import { cn } from '#app/lib/cn.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import {
	type MoveOutcome,
	TEMPLATE_STATUSES,
	type TemplateStatus,
} from '#schema/applications/applicants.ts';
import {
	type ApplicationStatus,
	hostLabelOf,
	movesFrom,
} from '#schema/applications/application-moves.ts';
import { MoveForm } from './move-form.tsx';
import { type SendResult, sendResultOf } from './send-result.ts';
import type { Wish } from './wish.ts';

/** What became of those that were moved. */
export type MovesResult = { to: TemplateStatus; outcomes: MoveOutcome[] };

/** Those that are to be moved in one step, each with the status that was seen, and some of their names. */
export type Moving = {
	items: ReadonlyMap<string, ApplicationStatus>;
	names: string[];
	/** Where what is typed is stored until it is sent, if they have a place of their own. */
	storedAs?: string;
};

/** The dialog over the list, for all that are chosen there. @returns what opens it, and itself */
export function useMoveSeveral() {
	const dialog = useRef<HTMLDialogElement>(null);
	const [moving, setMoving] = useState<Moving | null>(null);
	const open = (chosen: Moving) => {
		flushSync(() => setMoving(chosen));
		const opened = dialog.current;
		if (!opened) return;
		opened.showModal();
		opened.querySelector<HTMLElement>('input:checked, input')?.focus();
		closeOnBack(opened);
	};
	return { open, moving, dialog, end: () => setMoving(null) };
}

/** Where to, first; what follows depends on it. What was typed stays, however the dialog is closed but by Cancel. */
export function MoveSeveral({
	moving,
	dialog,
	today,
	onDone,
	onClosed,
}: {
	moving: Moving | null;
	dialog: RefObject<HTMLDialogElement | null>;
	/** ISO date in Europe/London. */
	today: string;
	onDone: (done: MovesResult) => void;
	onClosed: () => void;
}) {
	const count = moving?.items.size ?? 0;
	return (
		<Dialog
			ref={dialog}
			title={`Move ${count} ${count === 1 ? 'application' : 'applications'}`}
			onClose={onClosed}
		>
			{moving && (
				<Choice
					moving={moving}
					today={today}
					onDone={onDone}
					onClose={() => dialog.current?.close()}
				/>
			)}
		</Dialog>
	);
}

function Choice({
	moving: { items, names, storedAs = 'moves' },
	today,
	onDone,
	onClose,
}: {
	moving: Moving;
	today: string;
	onDone: (done: MovesResult) => void;
	onClose: () => void;
}) {
	const { host } = useHost();
	const { run } = useDeed();
	const { typed } = useFormDraft(storedAs);
	const possible = possibleFor(items, host);
	const [to, setTo] = useState(possible.find((status) => status === typed.to) ?? null);
	const send = async ({ message, ...wish }: Wish): Promise<SendResult> => {
		const moves = [...items].map(([id, expected]) => ({ id, expected }));
		const result = await run(moveMany(host, { moves, ...wish, ...(message && { message }) }));
		if (!result.ok) return sendResultOf(result);
		onClose();
		onDone({ to: wish.to, outcomes: result.value.items });
		return true;
	};
	return (
		<div className="grid gap-4">
			{names.length > 0 && (
				<p className="-mt-3 text-small text-muted wrap-anywhere">{namesIn(names, items.size)}</p>
			)}
			<fieldset>
				<legend className="mb-1.5 font-semibold">Move to</legend>
				<div className="grid gap-2 sm:grid-cols-2">
					{possible.map((status) => (
						<label
							key={status}
							className={cn(
								'flex min-h-11 items-center gap-2.5 rounded-control border px-3 text-small font-semibold',
								status === to ? 'border-brand bg-wash text-brand' : 'border-control bg-card',
							)}
						>
							<input
								type="radio"
								name="move-to"
								value={status}
								checked={status === to}
								onChange={() => setTo(status)}
								className="size-5 shrink-0"
							/>
							{hostLabelOf(status)}
						</label>
					))}
				</div>
			</fieldset>
			{to && (
				<MoveForm
					key={to}
					storedAs={storedAs}
					to={to}
					several={items.size > 1}
					today={today}
					onSend={send}
					onCancel={onClose}
				/>
			)}
		</div>
	);
}

/** "Adaeze Nwachukwu, Rhys Lloyd and 3 more" */
const namesIn = (names: string[], all: number) =>
	names.length < all ? `${names.join(', ')} and ${all - names.length} more` : names.join(', ');

/** The moves that at least one of them can make; the result names those that could not. */
const possibleFor = (items: Moving['items'], host: 'employer' | 'staff') =>
	TEMPLATE_STATUSES.filter((to) =>
		[...items.values()].some((status) => movesFrom(status, host).includes(to)),
	);
