import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/** The text of a live search, the way to change it, and its form. */
export type SearchText = ReturnType<typeof useSearchText>;

/**
 * The text of a search box, live. The address (`?search=law`) follows a moment later, so that a view
 * can be shared. On a prerendered page, which knows no query, what the address holds counts once the
 * page is hydrated; a page rendered for its request has it from the start.
 */
export function useSearchText(rendered: 'ahead' | 'on request' = 'ahead') {
	const form = useRef<HTMLFormElement>(null);
	const hydrated = useHydrated();
	const [params, setParams] = useSearchParams();
	const inAddress = hydrated || rendered === 'on request' ? (params.get('search') ?? '') : '';
	const [text, setText] = useState(inAddress);
	/** What this hook last saw or wrote: anything else in the address came from outside. */
	const known = useRef(inAddress);

	// Back, forward and a link to a search.
	useEffect(() => {
		if (inAddress === known.current) return;
		known.current = inAddress;
		setText(inAddress);
	}, [inAddress]);

	useEffect(() => {
		const wanted = text.trim();
		if (wanted === known.current.trim()) return;
		const timer = setTimeout(() => {
			known.current = wanted;
			setParams(wanted ? { search: wanted } : {}, { replace: true, preventScrollReset: true });
		}, 300);
		return () => clearTimeout(timer);
	}, [text, setParams]);

	/** Shows everything again, ready for the next search. */
	const clear = () => {
		setText('');
		form.current?.querySelector('input')?.focus();
	};

	return { text, setText, clear, form };
}
