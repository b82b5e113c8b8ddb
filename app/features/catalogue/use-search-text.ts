import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/** The text of a live search, the way to change it, and its form. */
export type SearchText = ReturnType<typeof useSearchText>;

/**
 * The text of a search box on a prerendered page, live. The address (`?search=law`) follows a moment
 * later, so that a view can be shared; what it holds at the start counts once the page is hydrated.
 */
export function useSearchText() {
	const form = useRef<HTMLFormElement>(null);
	const hydrated = useHydrated();
	const [params, setParams] = useSearchParams();
	const inAddress = hydrated ? (params.get('search') ?? '') : '';
	const [text, setText] = useState('');
	const [seen, setSeen] = useState('');

	// Back, forward and a link to a search change the address from outside.
	if (inAddress !== seen) {
		setSeen(inAddress);
		if (inAddress !== text.trim()) setText(inAddress);
	}

	useEffect(() => {
		if (!hydrated || text.trim() === inAddress.trim()) return;
		const timer = setTimeout(() => {
			setParams(text.trim() ? { search: text.trim() } : {}, {
				replace: true,
				preventScrollReset: true,
			});
		}, 300);
		return () => clearTimeout(timer);
	}, [text, inAddress, hydrated, setParams]);

	/** Shows everything again, ready for the next search. */
	const clear = () => {
		setText('');
		form.current?.querySelector('input')?.focus();
	};

	return { text, setText, clear, form };
}
