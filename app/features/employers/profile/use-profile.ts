import { useEffect, useState } from 'react';
import { type EmployerRow, type Found, readProfile } from '#app/features/employers/api.ts';

export type ProfileState = { outcome: 'loading' } | Found<EmployerRow>;

/** The profile of a user, read once and again on `retry`. A failure is logged by the api. */
export function useProfile(userId: string): [ProfileState, retry: () => void] {
	const [asked, ask] = useState({ userId });
	const [state, setState] = useState<ProfileState>({ outcome: 'loading' });

	useEffect(() => {
		let ended = false;
		void readProfile(asked.userId).then((found) => {
			if (!ended) setState(found);
		});
		return () => {
			ended = true;
		};
	}, [asked]);

	const retry = () => {
		setState({ outcome: 'loading' });
		ask({ userId });
	};
	return [state, retry];
}
