import { folded } from './cv-text.ts';

/** Sites on which a page is one person’s: what its address looks like after the host. */
const OWN_PAGES: [host: RegExp, path: RegExp][] = [
	[/^(?:[a-z]{2}\.)?linkedin\.com$/, /^\/in\/[^/]{3,}\/?$/],
	[/^github\.com$/, /^\/[\w-]+\/?$/],
	[/^gitlab\.com$/, /^\/[\w.-]+\/?$/],
	[/^orcid\.org$/, /^\/[\dX-]{19}\/?$/],
	[/^behance\.net$/, /^\/[\w-]+\/?$/],
	[/^dribbble\.com$/, /^\/[\w-]+\/?$/],
	[/^kaggle\.com$/, /^\/[\w-]+\/?$/],
	[/^medium\.com$/, /^\/@[\w.-]+\/?$/],
	[/^leetcode\.com$/, /^\/(?:u\/)?[\w-]+\/?$/],
	[/^stackoverflow\.com$/, /^\/users\/\d+(?:\/[\w-]+)?\/?$/],
	[/^[\w-]+\.github\.io$/, /^\/?$/],
];

const ADDRESS =
	/(?<![\p{L}\p{N}@./-])(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+[a-z]{2,12}(?:\/[^\s,;|()<>"“”]*)?(?![\p{L}@])/giu;

/** The addresses of pages that a text has, with https:// before them. */
export const addressesIn = (text: string): string[] =>
	[...text.matchAll(ADDRESS)].flatMap(([match]) => {
		const typed = match.replace(/[.:’']+$/, '');
		if (!/^https?:/i.test(typed) && !typed.includes('/')) return [];
		const address = /^https?:/i.test(typed) ? typed : `https://${typed}`;
		return URL.canParse(address) && !/[-_]$/.test(address) ? [address] : [];
	});

/** The address without what makes no difference, to compare it. */
const sameAddress = (address: string): string =>
	folded(address)
		.replace(/^https?:\/\/(?:www\.)?/, '')
		.replace(/[?#].*$/, '')
		.replace(/\/$/, '');

/**
 * The pages that are the person’s own, each once.
 * @param links where the links of the file lead
 * @param contact the text of the lines of contact
 */
export function ownLinks(links: readonly string[], contact: string): string[] {
	const pages = new Map<string, string>();
	const linked = links.map(sameAddress);
	for (const address of [...links, ...addressesIn(contact)]) {
		const same = sameAddress(address);
		// A long address is often cut where its line ends.
		const isCut = linked.some(
			(other) => other.startsWith(same) && /^[^/]/.test(other.slice(same.length)),
		);
		if (isOwnPage(address) && !isCut && !pages.has(same)) pages.set(same, plainAddress(address));
	}
	const hosts = [...pages.values()].map((page) => new URL(page).host);
	// Of two pages of one site nobody knows which is the person’s own.
	return [...pages.values()].filter((page) => {
		const { host } = new URL(page);
		return hosts.indexOf(host) === hosts.lastIndexOf(host);
	});
}

function isOwnPage(address: string): boolean {
	if (!URL.canParse(address)) return false;
	const { protocol, host, pathname } = new URL(address);
	const name = host.replace(/^www\./, '');
	const isPage = OWN_PAGES.some(([hosts, path]) => hosts.test(name) && path.test(pathname));
	return /^https?:$/.test(protocol) && isPage;
}

/** With https://, and without what other sites add to know where somebody comes from. */
function plainAddress(address: string): string {
	const { host, pathname } = new URL(address);
	return `https://${host}${pathname.replace(/\/$/, '')}`;
}
