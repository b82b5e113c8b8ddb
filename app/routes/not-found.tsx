import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { NotFound } from '#app/layout/error-screens.tsx';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';

export const handle = { status: () => 404 };

export const meta = () =>
	pageMeta({
		title: NOT_FOUND_TITLE,
		description:
			'There is no page at this address. Go back to the home page or search the programs.',
		path: '/404',
		hidden: true,
	});

export default function NotFoundRoute() {
	const { pathname } = useLocation();
	// Writes to the console, as the specification asks.
	useEffect(() => console.error('404: no page at', pathname), [pathname]);
	return <NotFound />;
}
