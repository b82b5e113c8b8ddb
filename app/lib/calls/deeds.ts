import { useEffect, useRef } from 'react';
import { type ClientActionFunctionArgs, data, redirect, replace, useFetcher } from 'react-router';
import { rememberFocus } from '#app/lib/focus-on.ts';
import { forgetErrors } from '#app/ui/toast.ts';
import { type CallResult, callApi, type Deed, OUTDATED } from './call-api.ts';

/** Those who wait for an answer, by the number of their deed: the router hands no value to who submits. */
const waiting = new Map<number, (result: CallResult<never>) => void>();
let last = 0;

/** Does what `useDeed` has submitted: in the `clientAction` of each such screen (`actionForUser`). */
export async function doDeed({ request }: ClientActionFunctionArgs) {
	const { number, path, body, opens } = await request.json();
	const result = await callApi<never>(path, body);
	waiting.get(number)?.(result);
	waiting.delete(number);
	if (result.ok && opens && opens !== location.pathname + location.search) {
		const { id = '' }: { id?: string } = result.value;
		return (opens === location.pathname ? replace : redirect)(opens.replace(':id', id));
	}
	// After a status of 400 or more the router loads nothing again.
	return data(result, result.ok || OUTDATED.includes(result.status) ? 200 : result.status);
}

type DeedCall = { path: string; body: Record<string, unknown> };

/**
 * One deed at a time, by the `clientAction` of the route; the screen is loaded again after it.
 * @param key the same in components that share it
 */
export function useDeed(key?: string) {
	const {
		submit,
		state,
		json,
		data: result,
		reset,
	} = useFetcher<CallResult<unknown>>(key ? { key } : {});
	const busy = state !== 'idle';
	const moveFocusOn = useRef(() => {});

	// Moves the focus of the document: what had it may have gone with its row.
	useEffect(() => (busy ? () => moveFocusOn.current() : undefined), [busy]);

	return {
		/** Until the screen is loaded again. What starts another one is disabled. */
		busy,
		/** What is done until then. */
		doing: json as DeedCall | undefined,
		/** Why the last one was not done. */
		failure: result && !result.ok ? result : null,
		forget: () => reset(),
		/** Answers once the screen is loaded again. */
		run: <T>(done: Deed<T>) =>
			new Promise<CallResult<T>>((resolve) => {
				last += 1;
				forgetErrors();
				moveFocusOn.current = rememberFocus();
				const loaded = submit(JSON.stringify({ ...done, number: last }), {
					method: 'post',
					encType: 'application/json',
					// At once, so that no second click finds the button.
					flushSync: true,
					preventScrollReset: done.opens === location.pathname,
				});
				waiting.set(last, (result) => void loaded.then(() => resolve(result)));
			}),
	};
}
