/** What stands behind the at-sign. */
export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether the address belongs to the host of the website, or to a part of it. */
export function isOfWebsite(email: string, website: string | null): boolean {
	if (!website || !URL.canParse(website)) return false;
	const host = new URL(website).hostname.replace(/^www\./, '').toLowerCase();
	if (!host) return false;
	const domain = domainOf(email);
	return domain === host || domain.endsWith(`.${host}`) || host.endsWith(`.${domain}`);
}
