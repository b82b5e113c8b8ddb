import { useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * A choice that lives in the address (`?city=leeds`), so that a view can be shared and the back
 * button undoes it. Unknown values are ignored. Null while the page is still as prerendered, which
 * knows no query.
 * @returns the choice and its toggle: choosing what is chosen, or null, clears it
 */
export function useAddressChoice<Slug extends string>(
	name: string,
	known: readonly Slug[],
): [Slug | null, (slug: Slug | null) => void] {
	const hydrated = useHydrated();
	const [params, setParams] = useSearchParams();
	const inAddress = known.find((slug) => slug === params.get(name)) ?? null;
	const choice = hydrated ? inAddress : null;
	const toggle = (slug: Slug | null) =>
		setParams(slug === null || slug === choice ? {} : { [name]: slug }, {
			preventScrollReset: true,
		});
	return [choice, toggle];
}
