import { useEffect, useState } from 'react';
import { type CallResult, callApi } from './call-api.ts';

type Called<T> = {
	/** Null until it is answered. */
	result: CallResult<T> | null;
	/** Asks again, and shows that it is loading. */
	again: () => void;
	/** Asks again, and shows what there is until it is answered; also where the server does not answer. */
	refresh: () => Promise<void>;
	/** What a later call returned in its place. */
	replace: (value: T) => void;
};

type Answered<T> = { path: string; result: CallResult<T> };

/** What a call under /api answers; asked once the component is shown, and again for another path. */
export function useCall<T>(path: string): Called<T> {
	const [answered, setAnswered] = useState<Answered<T> | null>(null);
	const result = answered?.path === path ? answered.result : null;
	/** What comes too late, for a path that is not shown any more, changes nothing. */
	const put = (next: CallResult<T>) =>
		setAnswered((now) => (now && now.path !== path ? now : { path, result: next }));
	useEffect(() => {
		if (result) return;
		let ended = false;
		void callApi<T>(path).then((answer) => {
			if (!ended) setAnswered({ path, result: answer });
		});
		return () => {
			ended = true;
		};
	}, [path, result]);
	return {
		result,
		again: () => setAnswered(null),
		refresh: async () => {
			const next = await callApi<T>(path);
			if (next.ok || next.status < 500 || !result?.ok) put(next);
		},
		replace: (value) => put({ ok: true, value }),
	};
}
