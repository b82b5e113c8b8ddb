import { useEffect } from 'react';
import {
	Links,
	Meta,
	type MiddlewareFunction,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLocation,
	useMatches,
	useNavigation,
	useRouteError,
} from 'react-router';
import { AuthProvider } from '#app/features/auth/auth-context.tsx';
import { ErrorScreen, NotFound } from '#app/layout/error-screens.tsx';
import { Hearts } from '#app/layout/hearts.tsx';
import { PageAnnouncer } from '#app/layout/page-announcer.tsx';
import { SampleBar } from '#app/layout/sample-bar.tsx';
import { SiteFooter } from '#app/layout/site-footer.tsx';
import { SiteHeader } from '#app/layout/site-header.tsx';
import { isPublicPage } from '#app/lib/addresses/public-page.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Toaster } from '#app/ui/toaster.tsx';

/**
 * Inlined into the page and not part of the scripts: a request for a stylesheet would delay the
 * first paint.
 */
const css = import.meta.env.SSR ? (await import('./app.css?inline')).default : '';

/** Where a script of React Router leads to a public page, the browser opens it; the screen before it stays until then. */
export const clientMiddleware: MiddlewareFunction[] = [
	({ request }, next) => {
		if (!isPublicPage(new URL(request.url).pathname)) return next();
		location.assign(request.url);
		return new Promise(() => {});
	},
];

export function Layout({ children }: { children: React.ReactNode }) {
	const { pathname } = useLocation();
	// A public page is never hydrated (docs/decisions/pages.md).
	const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
	const script = isPublicPage(pathname) ? (handle?.script ?? 'page') : undefined;
	return (
		<html lang="en" data-script={script}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<link
					rel="preload"
					href="/fonts/figtree-basic-5.3.0-4.woff2"
					as="font"
					type="font/woff2"
					crossOrigin="anonymous"
				/>
				<style href="site" precedence="site">
					{css}
				</style>
				<Meta />
				<Links />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="manifest" href="/site.webmanifest" />
				<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
				<meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#0d1626" media="(prefers-color-scheme: dark)" />
			</head>
			<body>
				<SkipLink to="main">Skip to main content</SkipLink>
				{pathname === '/internships' && <SkipLink to="found">Skip to results</SkipLink>}
				<SampleBar />
				<AuthProvider>
					<Hearts />
					<SiteHeader />
					<main id="main" tabIndex={-1} className="outline-none">
						{children}
					</main>
					<SiteFooter />
				</AuthProvider>
				<PageAnnouncer />
				<ScriptFailure />
				<Toaster />
				{!script && (
					<>
						<ScrollRestoration />
						<Scripts />
					</>
				)}
			</body>
		</html>
	);
}

function SkipLink({ to, children }: { to: string; children: string }) {
	return (
		<a
			href={`#${to}`}
			data-no-print
			className="fixed -top-24 left-2 z-50 rounded-control bg-brand-fill px-4 py-3 font-semibold text-on-fill focus:top-2"
		>
			{children}
		</a>
	);
}

/** Shown by the script that loads the others (app/document/starter.ts) if they could not be loaded. */
function ScriptFailure() {
	return (
		<p
			id="script-failure"
			role="alert"
			hidden
			data-no-print
			className="fixed inset-x-4 bottom-4 z-40 rounded-card border border-l-4 border-line border-l-hot-fill bg-card p-4 shadow-float sm:left-auto sm:w-96"
		>
			<b>A part of the page could not be loaded.</b> Check your connection, then load it again.
		</p>
	);
}

/** The screen that one leaves stays until the next is loaded; after 300 ms a line above it says that one waits. */
export default function Root() {
	return (
		<>
			{useNavigation().state === 'loading' && (
				<div className="late fixed inset-x-0 top-0 z-50" data-no-print>
					<div className="h-1 animate-pulse bg-brand" />
				</div>
			)}
			<Outlet />
		</>
	);
}

export function ErrorBoundary() {
	const error = useRouteError();
	// Writes to the console.
	useEffect(() => console.error(error), [error]);
	const notFound =
		typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
	return notFound ? <NotFound /> : <ErrorScreen />;
}
