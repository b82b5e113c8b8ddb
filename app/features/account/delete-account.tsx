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
					The account <b className="break-all">{email}</b> is deleted at once, with everything tied
					to it. This cannot be undone.
				</p>
				<p className="mt-3">
					Of an employer this takes the internships off the site too. Whoever applied to one and has
					no answer yet gets it from us.
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
