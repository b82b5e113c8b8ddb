import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/paths.ts';

export default {
	ssr: true,
	prerender: prerenderedPaths,
	// The whole table of routes is small: with it at hand, moving about asks the server for nothing.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
