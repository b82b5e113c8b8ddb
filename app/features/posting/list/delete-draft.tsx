import { useRef } from 'react';
import { deleteDraft } from '#app/features/posting/api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.tsx';

/** Asks once. */
export function DeleteDraft({ id, name }: { id: string; name: string }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { run, busy } = useDeed();
	const remove = async () => {
		const result = await run(deleteDraft(id));
		dialog.current?.close();
		toast(result.ok ? postingMessages.deleted : postingMessages.failed(result.message));
	};
	return (
		<>
			<Button look="secondary" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
				Delete<span className="sr-only"> {name}</span>
			</Button>
			<Dialog ref={dialog} title="Delete this draft?">
				<p>“{name}” is deleted for good. What is public stays as it is.</p>
				<div className="mt-5 flex flex-wrap gap-3">
					<Button look="hot" disabled={busy} onClick={remove}>
						Yes, delete it
					</Button>
					<Button look="secondary" onClick={() => dialog.current?.close()}>
						Keep it
					</Button>
				</div>
			</Dialog>
		</>
	);
}
