/** The addresses of the scripts of public pages (scripts/build/page-scripts.ts). */
declare module 'virtual:page-scripts' {
	type Script = NonNullable<import('#app/lib/route-handle.ts').RouteHandle['script']>;
	const addresses: Record<Script | 'own', string[]>;
	export default addresses;
}
