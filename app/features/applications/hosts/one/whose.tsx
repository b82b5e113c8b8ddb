import { PartTitle } from '#app/features/applications/hosts/applicant-marks.tsx';
import { assignOne } from '#app/features/applications/hosts/host-calls.ts';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { colleagueMessages } from '#app/messages/colleagues.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Select } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import type { WholeApplicant } from '#schema/applications/applicants.ts';

/** Which colleague has taken an application on, and how it is handed over. Everybody of the company may still answer it. */
export function Whose({ applicant: { id, assigned, colleagues } }: { applicant: WholeApplicant }) {
	const { user } = useAuth();
	const { run } = useDeed();
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const to = textOf(values, 'assigned') || null;
		const result = await run(assignOne(id, to, assigned?.id ?? null));
		if (!result.ok) return { assigned: result.message };
		toast(to && to !== user?.id ? colleagueMessages.given : colleagueMessages.assigned);
		return null;
	});
	return (
		<Card className="grid gap-4" data-no-print>
			<PartTitle>Whose application it is</PartTitle>
			<SubmitForm onSubmit={onSubmit} className="grid gap-3">
				<Select
					key={assigned?.id ?? ''}
					label="Taken on by"
					name="assigned"
					optionalSaid
					defaultValue={assigned?.id ?? ''}
					hint="The emails about it go to them alone. Each of you can still answer it. The student does not see this."
					error={errors.assigned}
				>
					<option value="">Nobody</option>
					<option value={user?.id}>You</option>
					{colleagues.map((colleague) => (
						<option key={colleague.id} value={colleague.id}>
							{colleague.name}
						</option>
					))}
				</Select>
				<Button type="submit" look="secondary" className="justify-self-start" disabled={submitting}>
					{submitting ? 'Saving...' : 'Save'}
				</Button>
			</SubmitForm>
		</Card>
	);
}
