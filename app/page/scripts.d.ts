/** The addresses of the scripts of public pages (scripts/build/page-scripts.ts). */
declare module 'virtual:page-scripts' {
	const addresses: Record<'page' | 'own' | 'search' | 'choice' | 'sign-in', string[]>;
	export default addresses;
}
