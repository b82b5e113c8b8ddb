import { useCallback, useEffect, useState } from 'react';
import { readPage } from '#app/features/applications/hosts/host-calls.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { type ApplicantFilters, queryOf } from '#schema/applications/applicant-filters.ts';
import type { ApplicantsPage, Host } from '#schema/applications/applicants.ts';

/**
 * The page of the list for these filters. What is shown stays until the next one is there.
 * @returns null before the first
 */
export function usePage(host: Host, filters: ApplicantFilters) {
	const [result, setResult] = useState<CallResult<ApplicantsPage> | null>(null);
	const [tries, setTries] = useState(0);
	const wanted = queryOf(filters).toString();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the filters are those of the query; tries asks again
	useEffect(() => {
		let ended = false;
		void readPage(host, filters).then((answer) => {
			if (!ended) setResult(answer);
		});
		return () => {
			ended = true;
		};
	}, [host, wanted, tries]);
	const again = () => {
		setResult(null);
		setTries(tries + 1);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: the filters are those of the query
	const refresh = useCallback(async () => setResult(await readPage(host, filters)), [host, wanted]);
	return { result, again, refresh };
}
