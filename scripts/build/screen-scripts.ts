import type { Plugin } from 'vite';

const MODULE = 'virtual:screen-scripts';

type ByFile = Record<string, string[]>;

/**
 * Gives the server the addresses of what screens import as they open (app/document/screen-parts.ts): by the file that is
 * imported, its script and all that it imports itself; and by the file of a route, the files that it imports so. Nothing while
 * there is no build.
 */
export function screenScripts(): Plugin {
	let root = '';
	/** Known once the scripts are built, which is before the server is. */
	let built: { addresses: ByFile; imports: ByFile } | null = null;
	return {
		name: 'screen-scripts',
		configResolved: (config) => {
			root = `${config.root}/`;
		},
		generateBundle(_, bundle) {
			if (this.environment.name !== 'client') return;
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
			const ownFiles = (ids: readonly string[] = []) =>
				ids.filter((id) => id.startsWith(root)).map((id) => id.slice(root.length));
			built = { addresses: {}, imports: {} };
			for (const { fileName, moduleIds } of chunks)
				for (const file of ownFiles(moduleIds)) {
					const module = this.getModuleInfo(root + file);
					if (module?.dynamicImporters.length)
						built.addresses[file] = [...withImports(fileName, importsOf)];
					if (module?.dynamicallyImportedIds.length && file.startsWith('app/routes/'))
						built.imports[file] = ownFiles(module.dynamicallyImportedIds);
				}
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
