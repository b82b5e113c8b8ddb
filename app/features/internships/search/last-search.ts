let last: string | undefined;

/** @param path the address of a search that is shown */
export function rememberSearch(path: string): void {
	last = path;
}

/** The address of the search that this document showed last, if it showed one. */
export const lastSearch = (): string | undefined => last;
