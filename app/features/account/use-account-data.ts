import { useEffect, useState } from 'react';
import { type AccountData, fetchAccountData } from './api.ts';

/**
 * The stored data about the user: 'loading' at first, null if it could not be fetched.
 * @returns the data, and what fetches it once more
 */
export function useAccountData(): [data: AccountData | null | 'loading', again: () => void] {
	const [data, setData] = useState<AccountData | null | 'loading'>('loading');
	useEffect(() => {
		if (data !== 'loading') return;
		let ended = false;
		void fetchAccountData().then((found) => {
			if (!ended) setData(found);
		});
		return () => {
			ended = true;
		};
	}, [data]);
	return [data, () => setData('loading')];
}
