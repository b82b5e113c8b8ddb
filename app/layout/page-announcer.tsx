import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { leaveScreen, toastFromLastPage } from '#app/ui/toast.ts';

/**
 * Client-side navigation is silent for screen readers: this announces the new title, and moves the
 * focus from the link, which may be gone, to the start of the content.
 */
export function PageAnnouncer() {
	const { pathname, hash } = useLocation();
	const isBack = useNavigationType() === 'POP';
	const previousPath = useRef(pathname);
	const [title, setTitle] = useState('');

	// Fills what React leaves alone.
	useEffect(toastFromLastPage, []);

	// Sets the title and the focus of the document.
	useEffect(() => {
		// What waits for hydration is then done (app/document/starter.ts).
		document.documentElement.dataset.hydrated = '';
		document.documentElement.dataset.ready = '';
		if (previousPath.current === pathname) return;
		previousPath.current = pathname;
		leaveScreen(isBack);
		setTitle(document.title);
		const start = document.querySelector<HTMLElement>('[data-start], main:not(:has([data-start]))');
		// With a fragment, the browser moves to its target.
		if (!hash) start?.focus({ preventScroll: true });
	}, [pathname, hash, isBack]);

	return (
		<p role="status" className="sr-only">
			{title}
		</p>
	);
}
