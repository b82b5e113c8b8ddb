import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { isPublicPage } from '#app/lib/addresses/public-page.ts';
import { sources } from '#app/page/sources.ts';
import routes from '#app/routes.ts';

const MODULE = 'virtual:page-scripts';
const root = fileURLToPath(new URL('../../', import.meta.url));
const names = Object.keys(sources);
/** Their addresses while there is no build. */
const unbuilt = Object.fromEntries(
	Object.entries(sources).map(([name, file]) => [name, [`/app/page/${file}`]]),
);

/** Of pages that React never draws in a browser. */
const publicFiles = new Set(
	routes.filter(({ path = '' }) => isPublicPage(`/${path}`)).map(({ file }) => file),
);
const clientRoute = /app\/(routes\/.+\.tsx)\?__react-router-build-client-route$/;

/**
 * Leaves the screens of public pages out of the scripts of React Router, which only lead to their documents (app/root.tsx).
 * After its own plugin, which would put the screen in again.
 */
export const publicRoutes: Plugin = {
	name: 'public-routes',
	apply: 'build',
	enforce: 'post',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: {
		filter: { id: clientRoute },
		handler: (_, id) =>
			publicFiles.has(clientRoute.exec(id)?.[1] ?? '')
				? { code: 'export default () => null;', map: null }
				: undefined,
	},
};

/** Adds these scripts to those of React Router, and gives the server their addresses. */
export function pageScripts(): Plugin {
	let isBuild = false;
	/** Known once the scripts are built, which is before the server is. */
	let built: Record<string, string[]> = {};
	return {
		name: 'page-scripts',
		configResolved: ({ command }) => {
			isBuild = command === 'build';
		},
		async generateBundle() {
			if (this.environment.name !== 'client') return;
			const chunks = await buildScripts();
			for (const { fileName, code } of chunks.filter(hasOwnCode))
				this.emitFile({ type: 'asset', fileName, source: code });
			built = Object.fromEntries(names.map((name) => [name, addressesOf(name, chunks)]));
		},
		resolveId: { filter: { id: /^virtual:page-scripts$/ }, handler: () => `\0${MODULE}` },
		load: {
			filter: { id: /^\0virtual:page-scripts$/ },
			handler: () => {
				return `export default ${JSON.stringify(isBuild ? built : unbuilt)}`;
			},
		},
	};
}

/** Vite's own way around an `import()` loads stylesheets and lists of modules first; no part of this site has any. */
const plainImports: Plugin = {
	name: 'plain-imports',
	apply: 'build',
	transform: {
		filter: { id: /vite\/preload-helper/ },
		handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
	},
};

/**
 * A build of their own: no page has these scripts and React's, and what both are made of would otherwise be in files that
 * carry more than either needs.
 */
async function buildScripts(): Promise<Rolldown.OutputChunk[]> {
	const result = await build({
		configFile: false,
		root,
		logLevel: 'warn',
		plugins: [plainImports],
		build: {
			write: false,
			modulePreload: { polyfill: false, resolveDependencies: () => [] },
			rolldownOptions: {
				input: Object.fromEntries(
					Object.entries(sources).map(([name, file]) => [name, `${root}app/page/${file}`]),
				),
				output: {
					entryFileNames: 'assets/page-[name]-[hash:7].js',
					chunkFileNames: 'assets/page-[name]-[hash:7].js',
					// What all of them are made of, as one file; what a signed-in person has, what forms check, what those of accounts share, and lists, as others; what
					// others share, as some more. By HTTP/1.1 a browser asks for six files at once: on /internships the sixth is what a
					// first filter finds, on /auth the call of a sign-in.
					codeSplitting: {
						groups: [
							{
								name: 'lists',
								test: /app\/(page\/lists\/exchange|lib\/(plain-click|addresses\/with-parameter))\.ts$/,
							},
							{
								name: 'all',
								test: /app\/(page\/(page|template)|ui\/forms\/field-values)\.ts$|schema\/honeypot/,
							},
							{
								name: 'looks',
								test: /app\/ui\/button-look\.ts$|schema\/london-day\.ts$/,
							},
							{
								name: 'own',
								test: /app\/(page\/(own|company-actions)|lib\/addresses\/application-path)\.ts$/,
							},
							{
								name: 'checks',
								test: /app\/(lib\/draft|ui\/forms\/clean-values)\.ts$|schema\/limits/,
							},
							{
								name: 'accounts',
								test: /app\/page\/accounts\/(accounts|sign-in|forgot-password)\.ts$/,
							},
						],
					},
				},
			},
		},
	});
	const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
	return output.filter((file) => file.type === 'chunk');
}

/** An entry whose code is in a file with that of others only imports that file. */
const hasOwnCode = ({ modules }: Rolldown.OutputChunk) => Object.keys(modules).length > 0;

/** That of a script, and those of all that it imports, so that all of it is asked for at once. */
function addressesOf(name: string, chunks: Rolldown.OutputChunk[]): string[] {
	const needed = new Set<string>();
	const add = (fileName: string | undefined) => {
		const chunk = chunks.find((one) => one.fileName === fileName);
		if (!chunk || needed.has(chunk.fileName)) return;
		for (const imported of chunk.imports) add(imported);
		if (hasOwnCode(chunk)) needed.add(chunk.fileName);
	};
	add(chunks.find((chunk) => chunk.isEntry && chunk.name === name)?.fileName);
	return [...needed].map((fileName) => `/${fileName}`);
}
