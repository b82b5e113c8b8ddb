import { useRef, useState } from 'react';
import { accountMessages } from '#app/messages/accounts.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.tsx';
import { deleteAccount } from './api.ts';

/** @param onDeleted ends the session here; the server's is gone by then */
export function DeleteAccount({
	email,
	onDeleted,
}: {
	email: string;
	onDeleted: () => Promise<void>;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [deleting, setDeleting] = useState(false);
	const confirm = async () => {
		setDeleting(true);
		const outcome = await deleteAccount();
		if (outcome === 'deleted') {
			dialog.current?.close();
			await onDeleted();
			toast(accountMessages.accountDeleted);
		} else {
			toast(accountMessages.accountNotDeleted);
		}
		setDeleting(false);
	};
	return (
		<>
			<Button look="secondary" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
				Delete my account
			</Button>
			<Dialog ref={dialog} title="Delete your account?">
				<p>
					The account <b className="break-all">{email}</b> is deleted at once, with everything in
					it. This cannot be undone.
				</p>
				<p className="mt-3">
					If you are an employer, your internships leave the site too, and we answer everybody who
					still waits for an answer from you.
				</p>
				<div className="mt-6 flex flex-wrap gap-3">
					<Button look="hot" onClick={confirm} disabled={deleting}>
						{deleting ? 'Deleting...' : 'Yes, delete my account'}
					</Button>
					<Button look="secondary" onClick={() => dialog.current?.close()} disabled={deleting}>
						Keep my account
					</Button>
				</div>
			</Dialog>
		</>
	);
}
