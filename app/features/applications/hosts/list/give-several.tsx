import type { RefObject } from 'react';
import { assignMany } from '#app/features/applications/hosts/host-calls.ts';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { hostMessages } from '#app/messages/hosts.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Select } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import type { ApplicantsPage } from '#schema/applications/applicants.ts';
import type { Selection } from './use-selection.ts';

type Props = { chosen: Selection; colleagues: ApplicantsPage['colleagues'] };

/** The dialog over the list in which all that are ticked are given to one colleague. */
export function GiveSeveral({
	dialog,
	...props
}: Props & { dialog: RefObject<HTMLDialogElement | null> }) {
	const count = props.chosen.items.size;
	return (
		<Dialog
			ref={dialog}
			title={`Give ${count} ${count === 1 ? 'application' : 'applications'} to a colleague`}
		>
			<GiveForm {...props} onClose={() => dialog.current?.close()} />
		</Dialog>
	);
}

/** No account: nobody is to have them. */
const NOBODY = 'nobody';

function GiveForm({ chosen, colleagues, onClose }: Props & { onClose: () => void }) {
	const { user } = useAuth();
	const { run } = useDeed();
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const to = textOf(values, 'to');
		if (to === '') return { to: 'Choose who takes them on' };
		const items = [...chosen.items].map(([id, { takenBy }]) => ({ id, expected: takenBy }));
		const result = await run(assignMany({ to: to === NOBODY ? null : to, items }));
		if (!result.ok) return { to: result.message };
		const outcomes = result.value.items.map(({ outcome }) => outcome);
		const given = outcomes.filter((outcome) => outcome === 'given').length;
		toast(hostMessages.given(given, outcomes.length - given));
		onClose();
		chosen.clear();
		return null;
	});
	return (
		<SubmitForm onSubmit={onSubmit} className="grid gap-4">
			<Select
				label="Taken on by"
				name="to"
				required
				hint="The emails about them go to this person alone, who gets one email about all of them now. Each of you can still answer them. The students do not see this."
				error={errors.to}
			>
				<option value="">Choose</option>
				{colleagues.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
				<option value={user?.id}>You</option>
				<option value={NOBODY}>Nobody</option>
			</Select>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" disabled={submitting}>
					{submitting ? 'Giving...' : 'Give them'}
				</Button>
				<Button look="secondary" onClick={onClose}>
					Cancel
				</Button>
			</div>
		</SubmitForm>
	);
}
