import type { CallResult } from '#app/lib/calls/call-api.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import { toast } from '#app/ui/toast.ts';

/** Whether a move was sent, what is asked before it is, or what is wrong in its fields. */
export type SendResult = boolean | { ask: string; about: Asked } | { faults: FieldErrors };

/** What is asked before offers are sent: the name of the refusal, and of the member of the call that goes on. */
export type Asked = 'beyond_places' | 'other_days';
const ASKED: readonly string[] = ['beyond_places', 'other_days'] satisfies Asked[];
const isAsked = (code: string): code is Asked => ASKED.includes(code);

/** What became of a move that was sent; a toast says what is no matter of the form. */
export function sendResultOf(result: CallResult<unknown>): SendResult {
	if (result.ok) return true;
	if (isAsked(result.code)) return { ask: result.message, about: result.code };
	if (result.code === 'interview_times') return { faults: { 'interview-day-0': result.message } };
	toast(applicationMessages.failed(result.message));
	return false;
}
