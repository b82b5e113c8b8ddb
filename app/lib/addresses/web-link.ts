/** What may stand in a link: an address of the web, and not of a script; else undefined. */
export function webLink(address: string | null | undefined): string | undefined {
	const url = address ? URL.parse(address) : null;
	return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
