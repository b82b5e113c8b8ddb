import { Download } from 'lucide-react';
import { useRef } from 'react';
import { limits } from '#schema/limits.ts';
import { EXPORT_REASON_ASKED, isExportReason } from '#schema/staff/export-reason.ts';
import { Button } from './button.tsx';
import { Dialog, openAtField } from './dialog.tsx';
import { TextArea } from './forms/field.tsx';
import { SubmitForm } from './forms/submit-form.tsx';
import { plainOf } from './forms/typed.ts';
import { useSubmit } from './forms/use-submit.ts';

/** A button for staff that asks in a dialog why something is taken out of the site, and then saves it as a file. */
export function TakeOut({
	what,
	hint,
	save,
	children,
}: {
	/** For the title of the dialog. */
	what: string;
	/** What the staff log says of it. */
	hint: string;
	/** @returns whether it was saved; it says itself where it was not */
	save: (reason: string) => Promise<boolean>;
	/** The words of the button. */
	children: string;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const reason = plainOf(values, 'reason').trim();
		if (!isExportReason(reason)) return { reason: EXPORT_REASON_ASKED };
		if (await save(reason)) dialog.current?.close();
		return null;
	});
	return (
		<>
			<Button look="secondary" aria-haspopup="dialog" onClick={() => openAtField(dialog.current)}>
				<Download aria-hidden="true" className="size-4.5" />
				{children}
			</Button>
			<Dialog ref={dialog} title={`Take out: ${what}`}>
				<SubmitForm className="grid gap-5" onSubmit={onSubmit}>
					<TextArea
						label="Why do you take this out?"
						name="reason"
						hint={hint}
						rows={3}
						maxLength={limits.staffNote}
						error={errors.reason}
						required
					/>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" disabled={submitting}>
							{submitting ? 'Fetching...' : 'Download'}
						</Button>
						<Button look="secondary" onClick={() => dialog.current?.close()}>
							Cancel
						</Button>
					</div>
				</SubmitForm>
			</Dialog>
		</>
	);
}
