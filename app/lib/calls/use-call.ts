import { useEffect, useState } from 'react';
import { type CallResult, callApi } from './call-api.ts';

type Called<T> = {
	/** Null until it is answered. */
	result: CallResult<T> | null;
	/** Asks again, and shows that it is loading. */
	again: () => void;
	/** Asks again, and shows what there is until it is answered. */
	refresh: () => Promise<void>;
	/** What a later call returned in its place. */
	replace: (value: T) => void;
};

/** What a call under /api answers; asked once the component is shown. */
export function useCall<T>(path: string): Called<T> {
	const [result, setResult] = useState<CallResult<T> | null>(null);
	useEffect(() => {
		if (result) return;
		let ended = false;
		void callApi<T>(path).then((answer) => {
			if (!ended) setResult(answer);
		});
		return () => {
			ended = true;
		};
	}, [path, result]);
	return {
		result,
		again: () => setResult(null),
		refresh: async () => setResult(await callApi<T>(path)),
		replace: (value) => setResult({ ok: true, value }),
	};
}
