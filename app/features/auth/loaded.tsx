import type { User } from '@supabase/auth-js';
import { type ReactNode, useEffect } from 'react';
import {
	type ClientActionFunctionArgs,
	type ClientLoaderFunctionArgs,
	data,
	isRouteErrorResponse,
	useLoaderData,
	useRevalidator,
	useRouteError,
} from 'react-router';
import { signedInUser } from '#app/lib/calls/supabase.ts';
import { MISSING_PART } from '#app/lib/missing-part.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import { Loading } from '#app/ui/loading.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { PartBoundary } from '#app/ui/page/part-boundary.tsx';
import { useAuth } from './auth-context.tsx';
import { RequireUser } from './require-user.tsx';

type Of<Value> = { userId: string; value: Value };

/** How many loaders are at work: a screen within another one has a loader of its own. */
let loading = 0;

/**
 * The `clientLoader` of a screen with a person's own data. It loads nothing for a visitor, whom `Loaded` then leads to
 * the sign-in page. Where the server fails while the same address is loaded again, what is shown stays.
 * @param load also imports what only the signed-in screen needs; throws what `valueOf` throws
 */
export function loaderForUser<Value>(
	load: (args: ClientLoaderFunctionArgs & { user: User }) => Promise<Value>,
) {
	let last: { userId: string; url: string; value: Value } | undefined;
	return async (args: ClientLoaderFunctionArgs): Promise<Of<Value> | null> => {
		const user = await signedInUser();
		if (!user) return null;
		loading += 1;
		const kept = import('#app/lib/keep-page.ts').then(({ keepPage }) => keepPage(), console.error);
		const { id: userId } = user;
		const { url } = args.request;
		try {
			const [value] = await Promise.all([load({ ...args, user }), kept]);
			last = { userId, url, value };
		} catch (error) {
			if ((error as Error | undefined)?.name === MISSING_PART)
				throw data(siteMessages.noAnswer, NO_SCRIPT);
			const isShown = last?.userId === userId && last.url === url && isOpen(url);
			if (!last || !isShown || !isServerFault(error)) throw error;
		} finally {
			loading -= 1;
			if (loading === 0) window.ahead = undefined;
		}
		return { userId, value: last.value };
	};
}

/** The `clientAction` of a screen on which something is done by `useDeed`, whose script comes with the screen. */
export const actionForUser = async (args: ClientActionFunctionArgs) =>
	(await import('#app/lib/calls/deeds.ts')).doDeed(args);

const isOpen = (url: string) => url === location.origin + location.pathname + location.search;

/** The status of an error after which the page is loaded again as a whole: a browser may remember that a script failed. */
const NO_SCRIPT = 410;

const isServerFault = (error: unknown) =>
	typeof error === 'object' &&
	error !== null &&
	'init' in error &&
	Number((error.init as ResponseInit | null)?.status) >= 500;

/** Whether what a loader has thrown says that there is no such page. */
export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

type ValueOf<Loader> = Loader extends (args: never) => Promise<Of<infer Value> | null>
	? Value
	: never;

type LoadedProps<Loader> = {
	signInAt: '/auth' | '/employer-auth';
	/** Around everything but `notFound`. */
	frame?: (content: ReactNode) => ReactNode;
	/** Until the data is there; also in the prerendered page. */
	waiting?: ReactNode;
	/** In place of the data where it could not be loaded. */
	failed?: (words: string, again: () => void) => ReactNode;
	/** In place of the whole screen where the server says that there is none. */
	notFound?: ReactNode;
	children: (value: ValueOf<Loader>, user: User) => ReactNode;
};

/**
 * What the `loaderForUser` of this route has loaded, for the signed-in user; before that, `waiting`. A route exports
 * the component with it three times: as its screen, its HydrateFallback and its ErrorBoundary. Then what is around it
 * stays in the page from the first paint on.
 */
export function Loaded<Loader>({
	signInAt,
	frame = (content) => content,
	waiting = <Loading />,
	failed = (words, again) => <NotFetched words={words} onAgain={again} />,
	notFound,
	children,
}: LoadedProps<Loader>) {
	const loaded: Of<ValueOf<Loader>> | null | undefined = useLoaderData();
	const thrown = useRouteError();
	const error = isRouteErrorResponse(thrown) ? thrown : undefined;
	const { user } = useAuth();
	const { revalidate, state } = useRevalidator();
	/** Whose data is wanted in place of what was loaded. */
	const other = user && loaded !== undefined && loaded?.userId !== user.id ? user.id : null;
	// Follows the session, which another tab may change.
	useEffect(() => {
		if (other) void revalidate();
	}, [other, revalidate]);
	// A fault of the page itself, for the boundary around all screens.
	if (thrown && !error) throw thrown;
	if (user && notFound && isNotFound(error)) return notFound;
	const again = () => (error?.status === NO_SCRIPT ? location.reload() : revalidate());
	const content = ({ id: userId }: User): ReactNode => {
		if (error && state === 'idle') return failed(String(error.data), again);
		if (!user || error || loaded?.userId !== userId) return waiting;
		return <PartBoundary key={userId}>{children(loaded.value, user)}</PartBoundary>;
	};
	return frame(
		<RequireUser signInAt={signInAt} waiting={waiting}>
			{content}
		</RequireUser>,
	);
}
