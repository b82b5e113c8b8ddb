import { useDeed } from '#app/lib/calls/deeds.ts';
import { colleagueMessages } from '#app/messages/colleagues.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import {
	COMPANY_ROLES,
	type Colleagues,
	type CompanyRole,
	roleWords,
} from '#schema/employers/colleagues.ts';
import { invite } from './api.ts';

/** The form by which an owner invites; before the company is checked, why there is none. */
export function InviteForm({
	colleagues: { checked, owner_domain },
}: {
	colleagues: Pick<Colleagues, 'checked' | 'owner_domain'>;
}) {
	const { run } = useDeed();
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const wrong = await checkFields(values, { email: 'Enter the email address of your colleague' });
		if (wrong) return wrong;
		const role: CompanyRole = values.get('role') === 'owner' ? 'owner' : 'recruiter';
		const result = await run(invite({ email: textOf(values, 'email'), role }));
		if (!result.ok) return { email: result.message };
		// The address of the next one may be typed already.
		if (textOf(new FormData(form), 'email') === textOf(values, 'email')) form.reset();
		toast(colleagueMessages.invited);
		return null;
	});
	return (
		<Card>
			<h2 className="mb-4 text-part">Invite a colleague</h2>
			{checked ? (
				<SubmitForm onSubmit={onSubmit} className="grid gap-5">
					<TextField
						label="Work email address"
						name="email"
						type="email"
						autoComplete="off"
						required
						hint={
							owner_domain === null
								? 'Your colleague signs in with this address.'
								: `An owner needs an address at ${owner_domain}, as our staff have checked.`
						}
						error={errors.email}
					/>
					<fieldset className="grid gap-2">
						<legend className="mb-1.5 font-semibold">Role</legend>
						{COMPANY_ROLES.map((role) => (
							<label
								key={role}
								className="flex min-h-11 items-start gap-3 rounded-control border border-control px-4 py-2.5"
							>
								<input
									type="radio"
									name="role"
									value={role}
									defaultChecked={role === 'recruiter'}
									className="mt-0.5 size-5 shrink-0"
								/>
								<span>
									<b>{roleWords[role].label}</b>
									<span className="block text-small text-muted">{roleWords[role].may}</span>
								</span>
							</label>
						))}
					</fieldset>
					<p className="text-small text-muted">
						Your colleague gets an email with a button, and has seven days to accept. It works once,
						for this address alone. Each colleague has a password of their own.
					</p>
					<LegalLine />
					<Button type="submit" disabled={submitting}>
						{submitting ? 'Inviting...' : 'Invite'}
					</Button>
				</SubmitForm>
			) : (
				<p>You can invite colleagues once our staff have checked your company.</p>
			)}
		</Card>
	);
}
