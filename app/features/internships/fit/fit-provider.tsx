import { type ReactNode, useEffect, useState } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { londonDay } from '#schema/london-day.ts';
import { FitContext } from './fit-context.ts';
import type { PersonFit } from './person-fit.ts';

/**
 * Around what says how it fits; cards are marked by app/layout/card-marks.ts. The page itself is the same for everybody and kept by the server: the profile is fetched
 * by a script, and so are the rules, which visitors do not load.
 * @param today ISO date in Europe/London; left out where the page does not know it
 */
export function FitProvider({ today, children }: { today?: string; children: ReactNode }) {
	const [fitting, setFitting] = useState<PersonFit | null>(null);
	const { user } = useAuth();
	const student = user && user.user_metadata.account !== 'employer' ? user.id : null;
	// Follows the session: these pages are stored by the server for everybody, without a person.
	useEffect(() => {
		if (!student) return;
		let ended = false;
		const load = async () => {
			const { fetchPersonFit } = await import('./person-fit.ts');
			const loaded = await fetchPersonFit(today ?? londonDay(new Date()));
			if (!ended) setFitting(loaded);
		};
		load().catch((error: unknown) => console.error('The fit could not be loaded', error));
		return () => {
			ended = true;
			setFitting(null);
		};
	}, [student, today]);
	return <FitContext value={fitting}>{children}</FitContext>;
}
