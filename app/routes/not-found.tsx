import { NotFound } from '#app/layout/error-screens.tsx';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';

/** Written to the console, as the specification asks. */
const inHead = "console.error('404: no page at', location.pathname)";

export const handle: RouteHandle = { status: () => 404, inHead };

export const meta = () =>
	pageMeta({
		title: NOT_FOUND_TITLE,
		description:
			'There is no page at this address. Go back to the home page or search the programs.',
		path: '/404',
		hidden: true,
	});

export default NotFound;
