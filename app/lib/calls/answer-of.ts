import { data } from 'react-router';
import type { CallResult } from './call-api.ts';

/** The value of an answer. @throws what the ErrorBoundary of a route shows: the message, and the status */
export function answerOf<T>(result: CallResult<T>): T {
	if (result.ok) return result.value;
	throw data(result.message, result.status);
}
