import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { limits } from '#schema/limits.ts';
import type { Moves } from './use-moves.ts';

/** Asks once, with a reason if one likes to give it. */
export function Withdraw({ moving, move }: Moves) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [failed, setFailed] = useState<string | null>(null);
	const ask = () => {
		setFailed(null);
		dialog.current?.showModal();
	};
	const withdraw = async (values: FormData) => {
		const failure = await move('withdrawn', plainOf(values, 'reason'));
		setFailed(failure);
		if (!failure) dialog.current?.close();
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
						void withdraw(new FormData(event.currentTarget));
					}}
				>
					<p>
						It is then no longer read. You can undo this for ten minutes; after that the copies of
						your profile and CV are deleted. You can apply again later, three times in all.
					</p>
					<TextArea
						label="Reason"
						name="reason"
						hint="Whoever reads your application sees it"
						rows={3}
						maxLength={limits.message}
					/>
					{failed && (
						<p role="alert" className="font-semibold text-hot">
							{failed}
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
