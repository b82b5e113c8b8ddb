/** The addresses of the scripts of public pages (scripts/build/page-scripts.ts). */
declare module 'virtual:page-scripts' {
	type Script = NonNullable<import('#app/lib/route-handle.ts').RouteHandle['script']>;
	const addresses: Record<Script | 'own', string[]>;
	export default addresses;
}

/** The addresses of what screens import as they open, by the imported file (scripts/build/screen-scripts.ts); null without a build. */
declare module 'virtual:screen-scripts' {
	const addresses: Record<string, string[]> | null;
	export default addresses;
}
