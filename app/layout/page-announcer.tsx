import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Client-side navigation is silent for screen readers: this announces the new title, and moves the
 * focus from the link, which may be gone, to the start of the content.
 */
export function PageAnnouncer() {
	const { pathname, hash } = useLocation();
	const known = useRef(pathname);
	const [title, setTitle] = useState('');

	useEffect(() => {
		if (known.current === pathname) return;
		known.current = pathname;
		setTitle(document.title);
		// With a fragment, the browser moves to its target.
		if (!hash) document.getElementById('main')?.focus({ preventScroll: true });
	}, [pathname, hash]);

	return (
		<p role="status" className="sr-only">
			{title}
		</p>
	);
}
