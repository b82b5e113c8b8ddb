/* What only a sign-up at /employer-auth takes: loaded once somebody is in its form. */
import { websiteAddress } from '#app/features/employers/addresses.ts';
import { storeSignUpWebsite } from '#app/features/employers/profile/profile-draft-storage.ts';
import { signUpProblem } from '#app/features/employers/sign-up-rules.ts';
import { type FieldErrors, textOf } from '#app/ui/forms/field-values.ts';
import { toast } from '#app/ui/toast.ts';

export function completeWebsite(field: HTMLInputElement): void {
	field.value = websiteAddress(field.value) ?? '';
}

export async function check(values: FormData): Promise<FieldErrors | null> {
	const problem = await signUpProblem(values);
	if (problem) toast(problem.message);
	return problem ? problem.errors : null;
}

export function storeWebsite(values: FormData): void {
	const website = websiteAddress(textOf(values, 'website'));
	if (website) storeSignUpWebsite(() => localStorage, textOf(values, 'email'), website);
}
