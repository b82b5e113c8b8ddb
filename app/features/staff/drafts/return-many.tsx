import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/lib/calls/call-api.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, openAtField } from '#app/ui/dialog.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { MOST_RETURNED, RETURN_WORDS, type RiskKind } from '#schema/employers/draft-queue.ts';
import type { ReturnedMany, WaitingDraft } from '#schema/employers/posting.ts';

/** Which drafts of the list are ticked, to be returned with one reason. */
export function useTicked(items: WaitingDraft[]) {
	const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
	// A colleague may have taken one up, or decided it, since it was ticked.
	const free = items.filter(({ claim }) => !claim || claim.mine);
	const ticked = free.filter(({ id }) => ids.has(id)).slice(0, MOST_RETURNED);
	return {
		free,
		ticked,
		tick: (id: string, isOn: boolean) =>
			setIds((before) => new Set(isOn ? [...before, id] : [...before].filter((one) => one !== id))),
		tickAll: (isOn: boolean) => setIds(new Set(isOn ? free.map(({ id }) => id) : [])),
	};
}

/** Chooses all that are shown, and returns those that are chosen. */
export function ReturnMany({ free, ticked, tickAll }: ReturnType<typeof useTicked>) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { revalidate } = useRevalidator();
	const count = `${ticked.length} ${ticked.length === 1 ? 'draft' : 'drafts'}`;
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const reason = plainOf(values, 'reason').trim();
		if (reason === '') return { reason: 'Write at least one sentence to the employers.' };
		const drafts = ticked.map(({ id, version }) => ({ id, version }));
		const result = await callApi<ReturnedMany>('/staff/drafts/return', { drafts, reason });
		if (!result.ok) {
			toast(staffMessages.failed(result.message));
			return null;
		}
		dialog.current?.close();
		tickAll(false);
		const { returned, refused } = result.value;
		toast(
			staffMessages.returnedMany(
				returned.length,
				refused.map(({ words }) => words),
			),
		);
		await revalidate();
		return null;
	});
	return (
		<div
			className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-control bg-wash px-4 py-1.5"
			data-no-print
		>
			<label className="flex min-h-11 items-center gap-3 font-semibold">
				<input
					type="checkbox"
					className="size-5 shrink-0"
					checked={free.length > 0 && ticked.length === Math.min(free.length, MOST_RETURNED)}
					onChange={({ target }) => tickAll(target.checked)}
				/>
				Choose all that are shown
			</label>
			<p role="status" className="text-muted">
				{ticked.length > 0 && <span>{count} chosen</span>}
			</p>
			{ticked.length > 0 && (
				<Button look="secondary" aria-haspopup="dialog" onClick={() => openAtField(dialog.current)}>
					Return {count}…
				</Button>
			)}
			<Dialog ref={dialog} title={`Return ${count}`}>
				<SubmitForm className="grid gap-5" onSubmit={onSubmit}>
					<p className="text-muted wrap-anywhere">
						<b className="text-ink">{titlesOf(ticked)}</b>. Their employers get an email at once,
						and can submit again. This cannot be taken back.
					</p>
					<TextArea
						key={suggestion(ticked)}
						label="Reason for returning them"
						name="reason"
						hint="Each employer reads it in an email and at the draft"
						defaultValue={suggestion(ticked)}
						rows={4}
						maxLength={2_000}
						error={errors.reason}
						required
					/>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" look="hot" disabled={submitting}>
							{submitting ? 'Returning...' : `Return ${count}`}
						</Button>
						<Button look="secondary" onClick={() => dialog.current?.close()}>
							Cancel
						</Button>
					</div>
				</SubmitForm>
			</Dialog>
		</div>
	);
}

/** The first few by name. */
function titlesOf(ticked: WaitingDraft[]): string {
	const titles = ticked.map(({ title }) => title || 'Without a title');
	const more = titles.length - 4;
	return more > 1 ? `${titles.slice(0, 4).join(', ')} and ${more} more` : titles.join(', ');
}

/** What is said of a risk that all of them have. */
function suggestion(ticked: WaitingDraft[]): string {
	const kinds = (Object.keys(RETURN_WORDS) as RiskKind[]).filter((kind) =>
		ticked.every(({ risks }) => risks?.includes(kind)),
	);
	return (ticked.length > 0 && kinds[0] && RETURN_WORDS[kinds[0]]) || '';
}
