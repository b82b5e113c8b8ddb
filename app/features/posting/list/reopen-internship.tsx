import { useRef } from 'react';
import { reopenInternship } from '#app/features/posting/api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { toast } from '#app/ui/toast.ts';
import type { PostedInternship } from '#schema/employers/posting.ts';
import { DEADLINE_DAYS, FIELDS } from '#schema/internships/fields.ts';

const { least, most } = FIELDS.most_applications.range;

const reasons: Record<string, string> = {
	deadline: `Leave at least ${DEADLINE_DAYS} days to apply, and end before the first day of work.`,
	starts_on: 'Its first day has passed. Copy it, and give the copy new days.',
	pay_amount: 'Its pay is below the minimum wage by now. Copy it, and pay more.',
	most_applications: `Between ${least} and ${most} applications, or none.`,
};

/** With a new last day to apply, and the number at which it pauses. */
export function ReopenInternship({ internship }: { internship: PostedInternship }) {
	const { id, title, deadline, most_applications } = internship;
	const dialog = useRef<HTMLDialogElement>(null);
	const { run, busy, failure, forget } = useDeed();
	const reopen = async (values: FormData) => {
		const most = textOf(values, 'most_applications');
		const result = await run(
			reopenInternship(id, {
				deadline: textOf(values, 'deadline') || null,
				most_applications: most === '' ? null : Number(most),
			}),
		);
		if (result.ok) dialog.current?.close();
		// Somebody else was faster: the dialog has gone.
		else if (result.status === 409) toast(postingMessages.failed(result.message));
	};
	const ask = () => {
		forget();
		dialog.current?.showModal();
	};
	return (
		<>
			<Button look="secondary" aria-haspopup="dialog" onClick={ask}>
				Reopen<span className="sr-only"> {title}</span>
			</Button>
			<Dialog ref={dialog} title={`Open “${title}” again?`}>
				<form
					noValidate
					className="grid gap-5"
					onSubmit={(event) => {
						event.preventDefault();
						void reopen(new FormData(event.currentTarget));
					}}
				>
					<TextField
						label="Last day to apply"
						name="deadline"
						type="date"
						defaultValue={deadline ?? ''}
						hint="Empty: you read applications as they come"
					/>
					<TextField
						label={FIELDS.most_applications.label}
						name="most_applications"
						inputMode="numeric"
						defaultValue={String(most_applications ?? '')}
						hint="At that number it pauses"
					/>
					{failure && (
						<p role="alert" className="font-semibold text-hot">
							{reasons[failure.code] ?? failure.message}
						</p>
					)}
					<div className="flex flex-wrap gap-3">
						<Button type="submit" disabled={busy}>
							{busy ? 'Opening...' : 'Open it'}
						</Button>
						<Button look="secondary" onClick={() => dialog.current?.close()}>
							Leave it
						</Button>
					</div>
				</form>
			</Dialog>
		</>
	);
}
