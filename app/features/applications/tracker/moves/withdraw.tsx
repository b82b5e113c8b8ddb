import { useId } from 'react';
import { Button, PlainButton } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { limits } from '#schema/limits.ts';
import { type MovableApplication, useMoveDialog } from './use-moves.tsx';

/** What withdrawing means, for one application and for several. */
export const WITHDRAWING =
	'What you withdraw is read by nobody any more. You can undo this for ten minutes; after that the copies of your profile and CV are deleted. You can apply again later, three times in all.';

/** Asks once, with a reason if one likes to give it. */
export function Withdraw({ application }: { application: MovableApplication }) {
	const { moving, move, ask, show } = useMoveDialog(application);
	const form = useId();
	return (
		<>
			<PlainButton
				aria-haspopup="dialog"
				onClick={ask}
				className="min-h-11 justify-self-start text-muted underline underline-offset-4 hover:text-ink"
			>
				Withdraw
			</PlainButton>
			{show(
				'Withdraw this application?',
				<form
					id={form}
					className="grid gap-5"
					onSubmit={(event) => {
						event.preventDefault();
						const message = plainOf(new FormData(event.currentTarget), 'reason');
						void move('withdrawn', { message });
					}}
				>
					<p>{WITHDRAWING}</p>
					<TextArea
						label="Reason"
						name="reason"
						hint="Shown to those who read your application"
						rows={3}
						maxLength={limits.message}
					/>
				</form>,
				<Button type="submit" form={form} look="hot" disabled={moving}>
					{moving ? 'Withdrawing...' : 'Yes, withdraw it'}
				</Button>,
				'Keep it',
			)}
		</>
	);
}
