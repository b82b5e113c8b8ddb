import type { Config } from '@react-router/dev/config';
import { ALERT_PAGES } from './app/lib/addresses/alert-address.ts';
import { livePages } from './app/live-pages.ts';

export default {
	ssr: true,
	splitRouteModules: false,
	prerender: ({ getStaticPaths }) => [
		...getStaticPaths().filter((path) => !livePages.includes(path) && !/^\/staff\b/.test(path)),
		...ALERT_PAGES.map((page) => `/alerts/${page}`),
	],
	// The whole table of routes is small: with it at hand, moving about asks the server for nothing.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
