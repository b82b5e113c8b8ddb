import { CAME_BY, CAME_BY_KEY, type CameBy } from '#schema/applications/came-by.ts';

/** By which way its reader came to the page of an internship in this tab; null where it was not opened here. */
export function cameByOf(slug: string): CameBy | null {
	try {
		const [page, way] = (sessionStorage.getItem(CAME_BY_KEY) ?? '').split(' ');
		return page === slug ? (CAME_BY.find((one) => one === way) ?? null) : null;
	} catch {
		return null;
	}
}
