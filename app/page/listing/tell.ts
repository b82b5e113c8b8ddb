import { awaitReopening } from '#app/lib/calls/awaited.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { followCompany } from '#app/lib/calls/followed.ts';

/**
 * Asks for the email that a form of the page is for: of the internship when it opens again, or of what its company opens.
 * @param slug of the internship
 */
export function tell(form: HTMLFormElement, slug: string): Promise<CallResult<unknown>> {
	const company = new FormData(form).get('company');
	return typeof company === 'string' ? followCompany(company) : awaitReopening(slug);
}
