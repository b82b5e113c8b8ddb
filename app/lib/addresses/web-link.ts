/** The address if it may be linked to: `http` or `https`, not `javascript`; otherwise undefined. */
export function webLink(address: string | null | undefined): string | undefined {
	if (!address || !URL.canParse(address)) return undefined;
	const { protocol, href } = new URL(address);
	return /^https?:$/.test(protocol) ? href : undefined;
}
