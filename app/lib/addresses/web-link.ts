/** The address if it may be linked to: `http` or `https`, not `javascript`; otherwise undefined. */
export function webLink(address: string | null | undefined): string | undefined {
	const url = address ? URL.parse(address) : null;
	return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
