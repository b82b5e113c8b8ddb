import type { Config } from '@react-router/dev/config';
import { livePages } from './app/live-pages.ts';
import { programs } from './content/programs.ts';

export default {
	ssr: true,
	prerender: ({ getStaticPaths }) => [
		...getStaticPaths().filter((path) => !livePages.includes(path)),
		...programs.map(({ id }) => `/programs/${id}`),
	],
	// The whole table of routes is small: with it at hand, moving about asks the server for nothing.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
