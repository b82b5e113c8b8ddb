import { useState } from 'react';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { STAFF_ROLES, type StaffRole, staffRoleWords } from '#schema/staff/staff-roles.ts';
import { add } from './api.ts';

/** The form by which an administrator adds somebody. */
export function AddStaff() {
	const { run } = useDeed();
	const [role, setRole] = useState<StaffRole>('reviewer');
	const isProposal = role === 'administrator';
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const wrong = await checkFields(values, { email: 'Enter the address of their account' });
		if (wrong) return wrong;
		const result = await run(add({ email: textOf(values, 'email'), role }));
		if (!result.ok) return { email: result.message };
		form.reset();
		setRole('reviewer');
		toast(result.value.waits ? staffMessages.proposed : staffMessages.added);
		return null;
	});
	return (
		<Card className="max-w-xl">
			<h2 className="mb-4 text-part">Add somebody</h2>
			<SubmitForm onSubmit={onSubmit} className="grid gap-5">
				<TextField
					label="Address of their account"
					name="email"
					type="email"
					autoComplete="off"
					required
					hint="They sign up first, and confirm the address"
					error={errors.email}
				/>
				<fieldset className="grid min-w-0 gap-2">
					<legend className="mb-1.5 font-semibold">Role</legend>
					<div className="flex flex-wrap gap-2">
						{STAFF_ROLES.map((one) => (
							<label
								key={one}
								className="flex min-h-11 min-w-0 flex-auto items-center gap-3 rounded-control border border-control px-4 py-2 wrap-anywhere"
							>
								<input
									type="radio"
									name="role"
									value={one}
									checked={role === one}
									onChange={() => setRole(one)}
									className="size-5 shrink-0"
								/>
								{staffRoleWords[one].label}
							</label>
						))}
					</div>
				</fieldset>
				<Button type="submit" disabled={submitting} className="justify-self-start">
					{submitting ? 'Saving...' : isProposal ? 'Ask a second administrator' : 'Add a reviewer'}
				</Button>
				<p className="text-small text-muted">
					A reviewer is added at once. No administrator is added by one person alone: a second one
					has seven days to approve it. Each step is in the staff log, and the person is emailed.
				</p>
			</SubmitForm>
		</Card>
	);
}
