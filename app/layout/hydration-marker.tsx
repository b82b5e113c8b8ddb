import { useEffect } from 'react';

/** Marks the document as hydrated: what waits for it is then done (app/document/starter.ts). */
export function HydrationMarker() {
	useEffect(() => {
		document.documentElement.dataset.hydrated = '';
	}, []);
	return null;
}
