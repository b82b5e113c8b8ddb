import type { Plugin } from 'vite';

/**
 * The scripts of public pages, which React does not draw (docs/decisions/pages.md): `page` is that of all, `own` what a
 * signed-in person needs besides, the others those of single pages.
 */
const NAMES = ['page', 'own', 'search', 'choice', 'sign-in'] as const;

const MODULE = 'virtual:page-scripts';
const idOf = (name: string) => `/app/page/${name}.ts`;

/** Each of them a file of its own, in this order: a group takes what its modules import, unless one above it has that. */
export const pageScriptGroups = NAMES.map((name) => ({
	name: name === 'page' ? 'page' : `page-${name}`,
	test: new RegExp(`app/page/${name}\\.ts$${name === 'page' ? '|app/ui/button-look' : ''}`),
}));

/** Routes of pages that React never draws in a browser: there they only lead to their document. */
const PUBLIC_ROUTES =
	/app\/routes\/(internships\/internships|uk-cities\/uk-cities|auth\/auth)\.tsx\?__react-router-build-client-route$/;

/** Leaves the screens of public pages out of the scripts of React Router. */
export const publicRoutes: Plugin = {
	name: 'public-routes',
	apply: 'build',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'client',
	load: {
		filter: { id: PUBLIC_ROUTES },
		handler: () =>
			"export { openDocument as clientLoader } from '#app/lib/addresses/public-page.ts'; export default () => null;",
	},
};

/** Builds these scripts beside those of React Router, and gives the server their addresses. */
export function pageScripts(): Plugin {
	let isBuild = false;
	/** Known once the scripts are built, which is before the server is. */
	let built: Record<string, string[]> = {};
	return {
		name: 'page-scripts',
		configResolved: ({ command }) => {
			isBuild = command === 'build';
		},
		buildStart() {
			if (!isBuild || this.environment.name !== 'client') return;
			for (const name of NAMES) this.emitFile({ type: 'chunk', id: `.${idOf(name)}`, name });
		},
		generateBundle(_, bundle) {
			if (this.environment.name !== 'client') return;
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			/** With what they import, so that all of it is asked for at once. */
			const addressesOf = (name: string) => {
				const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(idOf(name))));
				return [...(own?.imports ?? []), own?.fileName].map((file) => `/${file}`);
			};
			built = Object.fromEntries(NAMES.map((name) => [name, addressesOf(name)]));
		},
		resolveId: { filter: { id: /^virtual:page-scripts$/ }, handler: () => `\0${MODULE}` },
		load: {
			filter: { id: /^\0virtual:page-scripts$/ },
			handler: () => {
				const sources = Object.fromEntries(NAMES.map((name) => [name, [idOf(name)]]));
				return `export default ${JSON.stringify(isBuild ? built : sources)}`;
			},
		},
	};
}
