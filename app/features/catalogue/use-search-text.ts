import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withParameter } from '#app/lib/addresses/with-parameter.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { LONGEST_SEARCH } from '#app/ui/forms/search-box.tsx';

/** What an address searches for. */
const searchTextOf = (params: URLSearchParams) =>
	(params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH).toWellFormed().trim();

/** The `handle` of a route with a live search: the server renders the page with the results. */
export const searchable: RouteHandle = {
	query: ['search'],
	canonicalQuery: (query) => {
		const search = searchTextOf(query);
		return new URLSearchParams(search ? { search } : {});
	},
};

/** The text of a live search, the function that changes it, and the form. */
export type SearchText = ReturnType<typeof useSearchText>;

/**
 * The text of a search box, live. The address (`?search=law`) follows a moment later, so that a view
 * can be shared. A page asked for with a search is rendered for it (server/site/serve-site.ts).
 */
export function useSearchText() {
	const form = useRef<HTMLFormElement>(null);
	const [params, setParams] = useSearchParams();
	const inAddress = searchTextOf(params);
	const [text, setText] = useState(inAddress);
	/**
	 * The last value that this hook read or wrote: any other that the address comes to have is of navigation, the back and
	 * forward buttons or a link to a search.
	 */
	const [known, setKnown] = useState(inAddress);
	const [before, setBefore] = useState(inAddress);
	if (inAddress !== before) {
		setBefore(inAddress);
		if (inAddress !== known) {
			setKnown(inAddress);
			setText(inAddress);
		}
	}

	// Writes the history, after a pause.
	useEffect(() => {
		const wanted = text.trim();
		if (wanted === known) return;
		const timer = setTimeout(() => {
			setKnown(wanted);
			setParams((current) => withParameter(current, 'search', wanted || null), {
				replace: true,
				preventScrollReset: true,
			});
		}, 300);
		return () => clearTimeout(timer);
	}, [text, known, setParams]);

	/** Shows everything again, ready for the next search. */
	const clear = () => {
		setText('');
		form.current?.querySelector('input')?.focus();
	};

	/** Whether what was loaded for the address is for this text. */
	const isInAddress = text.trim() === inAddress;
	return { text, setText, clear, form, isInAddress };
}
