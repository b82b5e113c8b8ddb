import type { CallResult } from '#app/lib/calls/call-api.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import { toast } from '#app/ui/toast.ts';

/** Whether a move was sent, what is asked before it is, or what is wrong in its fields. */
export type SendResult = boolean | { ask: string } | { faults: FieldErrors };

/** What became of a move that was sent; a toast says what is no matter of the form. */
export function sendResultOf(result: CallResult<unknown>): SendResult {
	if (result.ok) return true;
	if (result.code === 'beyond_places') return { ask: result.message };
	if (result.code === 'interview_times') return { faults: { 'interview-day-0': result.message } };
	toast(applicationMessages.failed(result.message));
	return false;
}
