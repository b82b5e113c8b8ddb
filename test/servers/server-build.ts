import type { ServerBuild } from 'react-router';
import { PLACEHOLDER_ORIGIN } from '#test/servers/fake-site.ts';

/** What `npm run build` makes for the server, of these routes. @param entry what app/entry.server.tsx exports */
export function serverBuild(entry: object, routes: Record<string, object>): ServerBuild {
	return {
		entry: { module: { placeholderOrigin: PLACEHOLDER_ORIGIN, ...entry } },
		routes,
		assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
		publicPath: '/',
		assetsBuildDirectory: '',
		future: {},
		ssr: true,
		isSpaMode: false,
		prerender: [],
		routeDiscovery: { mode: 'initial', manifestPath: '' },
	} as unknown as ServerBuild;
}
