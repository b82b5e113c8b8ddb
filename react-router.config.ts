import type { Config } from '@react-router/dev/config';
import { programs } from './content/programs.ts';

export default {
	ssr: true,
	prerender: ({ getStaticPaths }) => [
		...getStaticPaths(),
		...programs.map(({ id }) => `/programs/${id}`),
	],
	// The whole table of routes is small: with it at hand, moving about asks the server for nothing.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
