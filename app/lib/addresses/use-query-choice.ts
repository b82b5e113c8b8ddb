import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { withParameter } from './with-parameter.ts';

/** The router's update of the address can wait until the choice is on the screen. */
const painted = () =>
	new Promise<void>((resolve) => {
		requestAnimationFrame(() => setTimeout(resolve));
	});

/**
 * A choice that is part of the address (`?city=leeds`) beside other parameters, so that a view can be
 * shared and the back button undoes it. Unknown values are ignored. The route names the parameter in
 * `handle`, so that the server renders the page for it. What is chosen shows in the same frame; the
 * address follows.
 * @returns the choice and its toggle: choosing what is chosen, or null, clears it
 */
export function useQueryChoice<Slug extends string>(
	name: string,
	known: readonly Slug[],
): [Slug | null, (slug: Slug | null) => void] {
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const inAddress = known.find((slug) => slug === params.get(name)) ?? null;
	const [choice, show] = useOptimistic(inAddress);
	const toggle = (slug: Slug | null) => {
		const next = slug === choice ? null : slug;
		// The choice has not changed, so no history entry is added.
		if (next === choice) return;
		startTransition(async () => {
			show(next);
			await painted();
			const search = withParameter(new URLSearchParams(location.search), name, next);
			await navigate({ search: search.toString() }, { preventScrollReset: true });
		});
	};
	return [choice, toggle];
}
