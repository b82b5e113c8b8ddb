import type { Awaited } from '#schema/students/reopening.ts';
import { type CallResult, callApi } from './call-api.ts';

/** Sent to the window when an internship was added to those that one waits for to open again, or taken away. */
export const AWAITED_CHANGED = 'awaited-changed';

export const awaitedCall = '/reopenings';

/** One mail when it takes applications again; the same again changes nothing. */
export async function awaitReopening(internship: string): Promise<CallResult<Awaited>> {
	const result = await callApi<Awaited>(awaitedCall, { internship });
	if (result.ok) dispatchEvent(new Event(AWAITED_CHANGED));
	return result;
}
