import { useEffect } from 'react';

/** Says on the document that the page is alive: tests and tools wait for it. */
export function HydrationMarker() {
	useEffect(() => {
		document.documentElement.dataset.hydrated = '';
	}, []);
	return null;
}
