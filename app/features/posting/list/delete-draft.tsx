import { useRef } from 'react';
import { deleteDraft } from '#app/features/posting/api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.ts';

/** Asks once. */
export function DeleteDraft({ id, name }: { id: string; name: string }) {
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
