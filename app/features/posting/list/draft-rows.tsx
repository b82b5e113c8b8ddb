import { FilePen } from 'lucide-react';
import { useRef, useState } from 'react';
import { deleteDraft, draftPath, submitDrafts } from '#app/features/posting/api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import type { SubmitOutcomes } from '#schema/employers/draft-import.ts';
import type { DraftSummary } from '#schema/employers/posting.ts';
import { londonDate } from '#schema/london-day.ts';
import { rowLook } from './internship-row.tsx';
import { rowActionsLook } from './row-actions.tsx';
import { Submitted } from './submitted.tsx';

const isReady = ({ state }: DraftSummary) => state === 'draft' || state === 'returned';

/** Drafts that are not public. Where several can be submitted, one chooses them and submits them at once. */
export function DraftRows({ drafts }: { drafts: DraftSummary[] }) {
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const [outcome, setOutcome] = useState<SubmitOutcomes | null>(null);
	const { run, busy } = useDeed();
	const ready = drafts.filter(isReady);
	const wanted = ready.filter(({ id }) => chosen.has(id));
	const choose = (id: string, on: boolean) =>
		setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
	const submit = async () => {
		setOutcome(null);
		const result = await run(submitDrafts(wanted));
		if (result.ok) {
			setChosen(new Set());
			setOutcome(result.value);
		} else toast(postingMessages.failed(result.message));
	};
	const isAll = wanted.length === ready.length;
	return (
		<div className="grid gap-3">
			{outcome && <Submitted outcome={outcome} />}
			{ready.length > 1 && (
				<div className="flex flex-wrap items-center justify-between gap-3">
					<p className="text-muted" role="status">
						{wanted.length === 0
							? `Choose drafts to submit several at once.`
							: `${wanted.length} of ${ready.length} chosen`}
					</p>
					<div className="flex flex-wrap gap-2">
						<Button
							look="secondary"
							onClick={() => setChosen(new Set(isAll ? [] : ready.map(({ id }) => id)))}
						>
							{isAll ? 'Choose none' : `Choose all ${ready.length}`}
						</Button>
						{wanted.length > 0 && (
							<Button disabled={busy} onClick={submit}>
								{busy ? 'Submitting...' : `Submit ${wanted.length} for approval`}
							</Button>
						)}
					</div>
				</div>
			)}
			<ul className="grid gap-3">
				<Entries>
					{drafts.map((draft) => (
						<DraftRow
							key={draft.id}
							draft={draft}
							isChosen={chosen.has(draft.id)}
							onChoose={
								ready.length > 1 && isReady(draft) ? (on) => choose(draft.id, on) : undefined
							}
						/>
					))}
				</Entries>
			</ul>
		</div>
	);
}

const states = {
	draft: ['plain', 'Draft'],
	submitted: ['brand', 'Waits for approval'],
	returned: ['warn', 'Returned to you'],
	approved: ['good', 'Public'],
} as const;

function DraftRow({
	draft,
	isChosen,
	onChoose,
}: {
	draft: DraftSummary;
	isChosen: boolean;
	/** undefined where it cannot be chosen. */
	onChoose: ((on: boolean) => void) | undefined;
}) {
	const { id, title, state, touched_at } = draft;
	const [tone, words] = states[state];
	const name = title || 'Without a title';
	return (
		<li className={rowLook}>
			<div className="flex gap-3">
				{onChoose ? (
					<label className="grid size-11 shrink-0 place-items-center">
						<input
							type="checkbox"
							className="size-5"
							checked={isChosen}
							onChange={({ target }) => onChoose(target.checked)}
						/>
						<span className="sr-only">Choose {name}</span>
					</label>
				) : (
					<span className="grid size-11 shrink-0 place-items-center rounded-control bg-wash text-brand @max-3xs:hidden">
						<FilePen aria-hidden="true" className="size-5" />
					</span>
				)}
				<div className="min-w-0 flex-1">
					<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
						<b className="wrap-anywhere">{name}</b>
						<Badge tone={tone}>{words}</Badge>
					</p>
					<p className="text-small text-muted">Last changed on {londonDate(touched_at)}</p>
				</div>
			</div>
			<div className={rowActionsLook}>
				<ButtonLink to={draftPath(id)} look="secondary">
					<span>{state === 'submitted' ? 'See it' : 'Edit'}</span>
					<span className="sr-only"> {name}</span>
				</ButtonLink>
				{state !== 'submitted' && <DeleteDraft id={id} name={name} />}
			</div>
		</li>
	);
}

/** Asks once. */
function DeleteDraft({ id, name }: { id: string; name: string }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { run, busy, failure, forget } = useDeed();
	const remove = async () => {
		const result = await run(deleteDraft(id));
		// The dialog has gone with the draft, also where somebody else was faster.
		if (result.ok) toast(postingMessages.deleted);
		else if (result.status === 404 || result.status === 409)
			toast(postingMessages.failed(result.message));
	};
	const ask = () => {
		forget();
		dialog.current?.showModal();
	};
	return (
		<>
			<Button look="secondary" aria-haspopup="dialog" onClick={ask}>
				Delete<span className="sr-only"> {name}</span>
			</Button>
			<Dialog ref={dialog} title="Delete this draft?">
				<p>“{name}” is deleted for good. What is public stays as it is.</p>
				{failure && (
					<p role="alert" className="mt-5 font-semibold text-hot">
						{failure.message}
					</p>
				)}
				<div className="mt-5 flex flex-wrap gap-3">
					<Button look="hot" disabled={busy} onClick={remove}>
						{busy ? 'Deleting...' : 'Yes, delete it'}
					</Button>
					<Button look="secondary" onClick={() => dialog.current?.close()}>
						Keep it
					</Button>
				</div>
			</Dialog>
		</>
	);
}
