import type { Plugin } from 'vite';

const MODULE = 'virtual:screen-scripts';

/**
 * Gives the server the addresses of what screens import as they open (app/document/screen-parts.ts): by the file that is
 * imported, its script and all that it imports itself. Nothing while there is no build.
 */
export function screenScripts(): Plugin {
	let root = '';
	/** Known once the scripts are built, which is before the server is. */
	let built: Record<string, string[]> | null = null;
	return {
		name: 'screen-scripts',
		configResolved: (config) => {
			root = `${config.root}/`;
		},
		generateBundle(_, bundle) {
			if (this.environment.name !== 'client') return;
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
			built = {};
			for (const { fileName, moduleIds } of chunks)
				for (const id of moduleIds)
					if (id.startsWith(root) && this.getModuleInfo(id)?.dynamicImporters.length)
						built[id.slice(root.length)] = [...withImports(fileName, importsOf)];
		},
		resolveId: { filter: { id: /^virtual:screen-scripts$/ }, handler: () => `\0${MODULE}` },
		load: {
			filter: { id: /^\0virtual:screen-scripts$/ },
			handler: () => `export default ${JSON.stringify(built)}`,
		},
	};
}

/** The address of a script, and those of all that it imports. */
function withImports(
	fileName: string,
	importsOf: Map<string, string[]>,
	addresses = new Set<string>(),
): Set<string> {
	const address = `/${fileName}`;
	if (addresses.has(address)) return addresses;
	addresses.add(address);
	for (const imported of importsOf.get(fileName) ?? []) withImports(imported, importsOf, addresses);
	return addresses;
}
