import { AsyncLocalStorage } from 'node:async_hooks';
import { sitePath } from '#schema/site-path.ts';

const destinations = new AsyncLocalStorage<string | undefined>();

/** Remembers for the mails of a request where their links shall lead in the end: lite does not. */
export function withDestination<T>(request: Request, siteUrl: string, work: () => T): T {
	const asked = new URL(request.url).searchParams.get('redirect_to') ?? '';
	return destinations.run(sitePath(asked, siteUrl), work);
}

/** The path of this site that the present request asked for. */
export const destination = (): string | undefined => destinations.getStore();
