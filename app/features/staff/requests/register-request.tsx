import { useState } from 'react';
import { OtherWay } from '#app/features/staff/parts/other-way.tsx';
import { useStaffOverview } from '#app/features/staff/staff-context.tsx';
import { deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Button } from '#app/ui/button.tsx';
import { Select, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { blankFields, hasErrors, textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { lineOf, plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { limits } from '#schema/limits.ts';
import { REQUEST_KINDS, requestLabels } from '#schema/staff/person-requests.ts';

/** The form by which staff enter what somebody asks of their data, and what the register is for. */
export function RegisterRequest() {
	const { today } = useStaffOverview();
	const { run } = useDeed();
	/** The form is drawn anew once its request is stored. */
	const [stored, setStored] = useState(0);
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const blank = blankFields(values, {
			person: 'Enter who asks: their address, or their name.',
			received_on: 'Enter the day on which it was received.',
		});
		if (hasErrors(blank)) return blank;
		const result = await run(
			deed('/staff/requests', {
				kind: textOf(values, 'kind'),
				person: lineOf(values, 'person'),
				received_on: textOf(values, 'received_on'),
				note: plainOf(values, 'note') || null,
			}),
		);
		if (!result.ok) {
			if (result.code === 'received_on') return { received_on: result.message };
			toast(staffMessages.unchanged(result.message));
			return null;
		}
		setStored(stored + 1);
		toast(staffMessages.registered);
		return null;
	});
	return (
		<div className="mb-6 max-w-[46rem]">
			<p className="text-muted">
				What people ask of their data under UK GDPR, each with its day: one calendar month after it
				was received. A copy and a deletion are at People.
			</p>
			<OtherWay key={stored} words="Enter a request" about="of a person">
				<SubmitForm
					onSubmit={onSubmit}
					className="grid max-w-xl gap-5 rounded-card border border-line bg-card p-inset"
				>
					<Select label="What they ask" name="kind" required defaultValue="access">
						{REQUEST_KINDS.map((kind) => (
							<option key={kind} value={kind}>
								{requestLabels[kind]}
							</option>
						))}
					</Select>
					<TextField
						label="Who asks"
						name="person"
						hint="The address of their account, or a name"
						maxLength={limits.email}
						autoComplete="off"
						required
						error={errors.person}
					/>
					<TextField
						label="Received on"
						name="received_on"
						type="date"
						max={today}
						defaultValue={today}
						required
						error={errors.received_on}
					/>
					<TextArea
						label="Their request in short"
						name="note"
						hint="No more than is needed to answer it"
						rows={2}
						maxLength={limits.staffNote}
						error={errors.note}
					/>
					<Button type="submit" disabled={submitting} className="justify-self-start">
						{submitting ? 'Saving...' : 'Save the request'}
					</Button>
				</SubmitForm>
			</OtherWay>
		</div>
	);
}
