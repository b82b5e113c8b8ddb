import type { ReactNode } from 'react';
import { AddressText } from '#app/ui/address-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { lineOf, plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { impossible, objection } from '#schema/employers/check-grounds.ts';
import {
	COMPANY_NUMBER,
	checkLabels,
	companyNumber,
	EMPLOYER_CHECKS,
	type EmployerCheck,
} from '#schema/employers/employer-checks.ts';
import type { StaffEmployer } from '#schema/employers/employer-decision.ts';
import { domainOf } from '#schema/employers/mail-domain.ts';
import { limits } from '#schema/limits.ts';

/** Takes a step with what was filled in. @returns whether it was taken */
export type TakeStep = (body: object, done: string) => Promise<boolean>;

/** What was checked, and the button that verifies. */
export function VerifyForm({
	employer,
	onVerify,
	isOff,
}: {
	employer: StaffEmployer;
	onVerify: TakeStep;
	/** Whether a colleague has it: then nothing is decided. */
	isOff: boolean;
}) {
	const { onSubmit, errors, submitting } = useSubmit(
		async (values): Promise<FieldErrors | null> => {
			const checks = EMPLOYER_CHECKS.filter((check) => values.has(check));
			const number = companyNumber(lineOf(values, 'number')) ?? '';
			if (checks.length === 0) return { [EMPLOYER_CHECKS[0]]: 'Say what you checked.' };
			if (checks.includes('company-number') && !COMPANY_NUMBER.test(number))
				return { number: 'Enter the eight characters of the company number.' };
			const note = plainOf(values, 'note').trim();
			const firstObjection = checks
				.map((check) => objection(check, employer, number || null))
				.find(Boolean);
			if (firstObjection && note === '')
				return { note: `${firstObjection} Say why you tick it all the same.` };
			await onVerify(
				{
					expected: employer.updated_at,
					checks,
					company_number: checks.includes('company-number') ? number : null,
					note: note || null,
				},
				`${employer.company_name} will be verified.`,
			);
			return null;
		},
	);
	return (
		<SubmitForm onSubmit={onSubmit} className="grid content-start gap-4">
			<fieldset className="grid gap-1">
				<legend className="mb-1 font-semibold">
					{employer.verified_at ? 'What you checked again' : 'What you checked'}
				</legend>
				{EMPLOYER_CHECKS.map((check) => (
					<Check key={check} check={check} employer={employer} />
				))}
				{errors[EMPLOYER_CHECKS[0]] && (
					<p role="alert" className="text-small font-semibold text-hot">
						{errors[EMPLOYER_CHECKS[0]]}
					</p>
				)}
			</fieldset>
			<TextField
				label="Company number"
				name="number"
				hint="Eight characters, as at Companies House"
				defaultValue={employer.company_number ?? ''}
				maxLength={12}
				autoComplete="off"
				spellCheck={false}
				error={errors.number}
			/>
			<TextArea
				label="Note for staff"
				name="note"
				rows={2}
				maxLength={limits.staffNote}
				error={errors.note}
			/>
			<Button
				type="submit"
				data-single-key="v"
				disabled={submitting || isOff}
				className="justify-self-start"
			>
				<span>
					{submitting ? 'Verifying...' : employer.verified_at ? 'Verify again' : 'Verify'}
				</span>
				<span className="sr-only">
					{`${employer.verified_at ? ': ' : ' '}${employer.company_name}`}
				</span>
			</Button>
		</SubmitForm>
	);
}

const CHECK_KEYS: Record<EmployerCheck, string> = {
	'company-number': 'n',
	website: 'w',
	'mail-domain': 'd',
};

function Check({ check, employer }: { check: EmployerCheck; employer: StaffEmployer }) {
	const { email, website, company_number } = employer;
	const none = impossible(check, employer);
	const given: Record<EmployerCheck, ReactNode> = {
		'company-number': company_number ?? 'Not given: look the name up',
		website: website && <AddressText address={website} />,
		'mail-domain': objection(check, employer, null) ?? (
			<>
				<AddressText address={domainOf(email)} /> belongs to the website
			</>
		),
	};
	return (
		<label className="flex min-h-11 items-center gap-3 py-1.5">
			<input
				type="checkbox"
				name={check}
				data-single-key={CHECK_KEYS[check]}
				className="size-5 shrink-0"
				disabled={none !== null}
			/>
			<span className="min-w-0 wrap-anywhere">
				{checkLabels[check]}
				<span className="block text-small text-muted">{none ?? given[check]}</span>
			</span>
		</label>
	);
}
