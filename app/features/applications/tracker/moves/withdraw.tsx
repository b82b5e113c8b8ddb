import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { limits } from '#schema/limits.ts';
import { useMoves } from './use-moves.ts';

/** Asks once, with a reason if one likes to give it. */
export function Withdraw({ application }: { application: WholeApplication }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { moving, move, failure, forgetFailure } = useMoves(application);
	const ask = () => {
		forgetFailure();
		dialog.current?.showModal();
	};
	return (
		<>
			<Button look="secondary" aria-haspopup="dialog" onClick={ask}>
				Withdraw
			</Button>
			<Dialog ref={dialog} title="Withdraw this application?">
				<form
					className="grid gap-5"
					onSubmit={(event) => {
						event.preventDefault();
						void move('withdrawn', plainOf(new FormData(event.currentTarget), 'reason'));
					}}
				>
					<p>
						Nobody will read it any more. You can undo this for ten minutes; after that the copies
						of your profile and CV are deleted. You can apply again later, three times in all.
					</p>
					<TextArea
						label="Reason"
						name="reason"
						hint="The people who read your application see it"
						rows={3}
						maxLength={limits.message}
					/>
					{failure && (
						<p role="alert" className="font-semibold text-hot">
							{failure}
						</p>
					)}
					<div className="flex flex-wrap gap-3">
						<Button type="submit" look="hot" disabled={moving}>
							{moving ? 'Withdrawing...' : 'Yes, withdraw it'}
						</Button>
						<Button look="secondary" onClick={() => dialog.current?.close()} disabled={moving}>
							Keep it
						</Button>
					</div>
				</form>
			</Dialog>
		</>
	);
}
