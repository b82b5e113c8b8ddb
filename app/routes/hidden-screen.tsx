import { useEffect } from 'react';
import { NotFound } from '#app/layout/error-screens.tsx';
import { documentTitle, NOT_FOUND_TITLE } from '#app/lib/page-meta.ts';

/** For who may not see a screen, as if there were none. The route has already set the title of the screen. */
export function HiddenScreen() {
	useEffect(() => {
		document.title = documentTitle(NOT_FOUND_TITLE);
	}, []);
	return <NotFound />;
}
