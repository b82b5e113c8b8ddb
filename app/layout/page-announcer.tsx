import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A page that is changed without being loaded says nothing by itself: its title is said aloud, and
 * the focus, which stood on a link that may be gone, goes to where the content begins.
 */
export function PageAnnouncer() {
	const { pathname, hash } = useLocation();
	const known = useRef(pathname);
	const [title, setTitle] = useState('');

	useEffect(() => {
		if (known.current === pathname) return;
		known.current = pathname;
		setTitle(document.title);
		// A fragment names its own place to go on from.
		if (!hash) document.getElementById('main')?.focus({ preventScroll: true });
	}, [pathname, hash]);

	return (
		<p role="status" className="sr-only">
			{title}
		</p>
	);
}
