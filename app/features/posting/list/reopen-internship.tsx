import { useRef } from 'react';
import { reopenInternship } from '#app/features/posting/api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import type { PostedInternship } from '#schema/employers/posting.ts';
import { DEADLINE_DAYS, FIELDS } from '#schema/internships/fields.ts';

const { least, most } = FIELDS.most_applications.range;

const LIMIT_ASKED = `Between ${least} and ${most} applications, or none.`;

const reasons: Record<string, string> = {
	deadline: `Leave at least ${DEADLINE_DAYS} days to apply, and end before the first day of work.`,
	starts_on: 'Its first day has passed. Copy it, and give the copy new days.',
	pay_amount: 'Its pay is below the minimum wage by now. Copy it, and pay more.',
	most_applications: LIMIT_ASKED,
};

/** With a new last day to apply, and the number at which it pauses. */
export function ReopenInternship({ internship }: { internship: PostedInternship }) {
	const { id, title, deadline, most_applications } = internship;
	const dialog = useRef<HTMLDialogElement>(null);
	const { run, failure, forget } = useDeed();
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const typed = textOf(values, 'most_applications');
		const most = typed === '' ? null : Number(typed);
		// As JSON, what is no number would be none.
		if (Number.isNaN(most)) return { most_applications: LIMIT_ASKED };
		const deadline = textOf(values, 'deadline') || null;
		const result = await run(reopenInternship(id, { deadline, most_applications: most }));
		if (result.ok) dialog.current?.close();
		// Somebody else was faster: the dialog has gone.
		else if (result.status === 409) toast(postingMessages.failed(result.message));
		return null;
	});
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
				<SubmitForm className="grid gap-5" onSubmit={onSubmit}>
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
						error={errors.most_applications}
					/>
					{failure && (
						<p role="alert" className="font-semibold text-hot">
							{reasons[failure.code] ?? failure.message}
						</p>
					)}
					<div className="flex flex-wrap gap-3">
						<Button type="submit" disabled={submitting}>
							{submitting ? 'Opening...' : 'Open it'}
						</Button>
						<Button look="secondary" onClick={() => dialog.current?.close()}>
							Leave it
						</Button>
					</div>
				</SubmitForm>
			</Dialog>
		</>
	);
}
