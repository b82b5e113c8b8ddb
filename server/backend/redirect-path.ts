import { AsyncLocalStorage } from 'node:async_hooks';
import { sitePath } from '#schema/site-path.ts';

const redirectPaths = new AsyncLocalStorage<string | undefined>();

/** Stores the final destination of the links in the mails of a request, as lite does not. */
export function withRedirectPath<T>(request: Request, siteUrl: string, work: () => T): T {
	const asked = new URL(request.url).searchParams.get('redirect_to') ?? '';
	return redirectPaths.run(sitePath(asked, siteUrl), work);
}

/** The path of this site that the current request asked for. */
export const redirectPath = (): string | undefined => redirectPaths.getStore();
