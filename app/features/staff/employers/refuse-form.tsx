import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { blankFields, hasErrors, textOf, useSubmit } from '#app/ui/forms/use-submit.ts';
import type { StaffEmployer } from '#schema/employers/employer-decision.ts';
import { limits } from '#schema/limits.ts';

type Take = (path: string, body: object, done: string) => Promise<boolean>;

/** Why a company is not verified, or not any more, in words for the employer. */
export function RefuseForm({ employer, take }: { employer: StaffEmployer; take: Take }) {
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const blank = blankFields(values, { reason: 'Say why: the employer reads it.' });
		if (hasErrors(blank)) return blank;
		await take(
			`/staff/employers/${employer.id}/refuse`,
			{ expected: employer.updated_at, reason: textOf(values, 'reason') },
			`${employer.company_name} is not verified and has been mailed why.`,
		);
		return null;
	});
	return (
		<SubmitForm onSubmit={onSubmit} className="grid content-start gap-4">
			<TextArea
				label="Reason for refusing"
				name="reason"
				hint="The employer reads it on the dashboard and in a mail"
				rows={4}
				required
				maxLength={limits.staffNote}
				error={errors.reason}
			/>
			<Button type="submit" look="secondary" disabled={submitting} className="justify-self-start">
				{submitting ? 'Refusing...' : 'Refuse'}
				<span className="sr-only"> {employer.company_name}</span>
			</Button>
		</SubmitForm>
	);
}
