import { useEffect } from 'react';

/** Marks the document as hydrated, so that tests and tools can wait for it. */
export function HydrationMarker() {
	useEffect(() => {
		document.documentElement.dataset.hydrated = '';
	}, []);
	return null;
}
