/** The addresses of the scripts of public pages (scripts/build/page-scripts.ts). */
declare module 'virtual:page-scripts' {
	const addresses: Record<keyof typeof import('#app/page/sources.ts').sources, string[]>;
	export default addresses;
}

/**
 * By the imported file, the addresses of what screens import as they open; and by the file of a route what it imports so
 * (scripts/build/screen-scripts.ts). Null without a build.
 */
declare module 'virtual:screen-scripts' {
	type ByFile = Record<string, string[]>;
	const built: { addresses: ByFile; imports: ByFile } | null;
	export default built;
}
