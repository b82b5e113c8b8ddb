import type { Config } from '@react-router/dev/config';
import { programs } from './content/programs.ts';

/** Pages that depend on the query: prerendered they would not fit what the browser renders. */
const perRequest = new Set(['/programs']);

export default {
	ssr: true,
	prerender: ({ getStaticPaths }) => [
		...getStaticPaths().filter((path) => !perRequest.has(path)),
		...programs.map(({ id }) => `/programs/${id}`),
	],
	// The whole table of routes is small: with it at hand, moving about asks the server for nothing.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
