import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { StaffEmployer } from '#schema/employers/employer-decision.ts';
import { RefusalForm, touchedBy, useRefusal } from './refusal-form.tsx';
import type { TakeStep } from './verify-form.tsx';

/** "1 offer", "2 offers" */
const counted = (count: number, one: string, more = `${one}s`) =>
	`${count} ${count === 1 ? one : more}`;

/** Asks before a company is refused that has internships. */
export function RefuseCompany({
	employer,
	onRefuse,
	isOff,
}: {
	employer: StaffEmployer;
	onRefuse: TakeStep;
	/** Whether a colleague has it: then nothing is decided. */
	isOff: boolean;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const begin = useRef<HTMLParagraphElement>(null);
	const close = () => dialog.current?.close();
	const refusal = useRefusal(employer, onRefuse, close);
	const { company_name: company, at_work } = employer;
	const { people } = touchedBy(at_work);
	return (
		<div className="grid content-start justify-items-start gap-3">
			<p className="font-semibold">Refuse {company}</p>
			<p className="text-small text-muted">
				It has {counted(at_work.open + at_work.paused, 'internship')} here, and{' '}
				{counted(people, 'application')} that <span>{people === 1 ? 'has' : 'have'}</span> not
				ended. You see what ends before you decide.
			</p>
			<Button
				look="secondary"
				aria-haspopup="dialog"
				data-single-key="r"
				disabled={refusal.submitting || isOff}
				onClick={() => {
					dialog.current?.showModal();
					begin.current?.focus();
				}}
			>
				<span>{refusal.submitting ? 'Refusing...' : 'Refuse…'}</span>
				<span className="sr-only"> {company}</span>
			</Button>
			<Dialog ref={dialog} title={`Refuse ${company}?`} wide>
				<RefusalForm employer={employer} refusal={refusal} begin={begin} onCancel={close} />
			</Dialog>
		</div>
	);
}
