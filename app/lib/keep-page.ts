/** Keeps a portal useful that stands open: where its scripts are gone with their release, and while there is no network. */
import { matchRoutes } from 'react-router';
import { isPublicPage } from '#app/lib/addresses/public-page.ts';
import { OTHER_RELEASE } from '#app/lib/calls/other-release.ts';
import { MISSING_PART } from '#app/lib/missing-part.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';
import { endPress, leadsAway, linkOf, showPress } from '#app/lib/pressed-link.ts';
import { followTyping, loadWithTyped } from '#app/lib/type-again.ts';
import { releaseMessages } from '#app/messages/releases.ts';
import { toast } from '#app/ui/toast.ts';

/** What React Router calls its router in a browser: the parts that we use. */
type Router = {
	routes: Parameters<typeof matchRoutes>[0];
	state: { navigation: { location?: Destination } };
	navigate(to: Destination | number | null, options?: { formMethod?: string }): Promise<void>;
	subscribe(changed: (state: { navigation: { state: string } }) => void): void;
};
type Destination = string | { pathname?: string; search?: string; hash?: string };
type RouterGlobals = {
	__reactRouterDataRouter?: Router;
	__reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
	__reactRouterRouteModules?: Record<string, unknown>;
};

let isKept = false;

/** Once for a document, after it was hydrated and before a person's own data are drawn. */
export function keepPage(): void {
	const router = (window as RouterGlobals).__reactRouterDataRouter;
	if (isKept || !router) return;
	isKept = true;
	const navigate = router.navigate.bind(router);
	// Where the script of the next screen is gone, React Router loads the page again that one wants to leave.
	router.navigate = async (to, options) => {
		if (to !== null && typeof to !== 'number' && options?.formMethod !== 'post') {
			const url = addressOf(to);
			if (!(await isOpenable(url, router))) return endPress();
		}
		return navigate(to, options);
	};
	addEventListener('click', stayOffline, true);
	addEventListener('click', showPress, true);
	router.subscribe(({ navigation }) => navigation.state === 'idle' && endPress());
	const fetchAhead = ({ target }: Event) => fetchScripts(linkOf(target), router);
	for (const type of ['pointerover', 'focusin']) addEventListener(type, fetchAhead);
	addEventListener(MISSING_PART, () => void sayWhatIsMissing(router));
	addEventListener(OTHER_RELEASE, () => sayNewVersion(router.state.navigation.location));
	followTyping();
}

function addressOf(to: Destination): URL {
	const path =
		typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
	return new URL(path, location.href);
}

/** The addresses of the scripts that the screen at an address needs and that are not there yet. */
function missingScripts({ pathname }: URL | HTMLAnchorElement, { routes }: Router): string[] {
	const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded = {} } =
		window as RouterGlobals;
	const ids = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.id ?? '');
	return ids.filter((id) => !(id in loaded)).flatMap((id) => manifest?.routes[id]?.module ?? []);
}

/** Fetches ahead what a link of the portals will need, unless the visitor asked their browser to save data. */
function fetchScripts(link: HTMLAnchorElement | null, router: Router): void {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	if (link?.origin !== location.origin || isPublicPage(link.pathname) || connection?.saveData)
		return;
	for (const href of missingScripts(link, router)) {
		if (document.head.querySelector(`link[href="${href}"]`)) continue;
		const ahead = document.createElement('link');
		document.head.append(Object.assign(ahead, { rel: 'modulepreload', href }));
	}
}

/** Loads the scripts of the screen at an address. @returns whether the router can open it now */
async function isOpenable(url: URL, router: Router): Promise<boolean> {
	const modules = missingScripts(url, router);
	if (modules.length === 0) return true;
	const wait = showWait();
	try {
		await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
		return true;
	} catch (error) {
		console.error(error);
		if (await isServerThere()) location.assign(url);
		else toast(releaseMessages.notReached);
		return false;
	} finally {
		wait.remove();
	}
}

/** The line of a screen that is awaited, which appears late. */
function showWait(): Element {
	const line = document.createElement('div');
	line.className = 'late fixed inset-x-0 top-0 z-50';
	line.dataset.noPrint = '';
	const bar = document.createElement('div');
	bar.className = 'h-1 animate-pulse bg-brand';
	line.append(bar);
	document.body.append(line);
	return line;
}

/** A browser without network would show a page of its own in the place of ours. */
function stayOffline(event: MouseEvent): void {
	if (navigator.onLine || !isPlainClick(event) || !leadsAway(linkOf(event.target))) return;
	event.preventDefault();
	toast(releaseMessages.offline);
}

let notice: HTMLElement | undefined;

/** Words in an element of its own, behind those of React. */
async function sayWhatIsMissing(router: Router): Promise<void> {
	const { location: asked } = router.state.navigation;
	// What is done within a page says by itself that the server was not reached.
	if (!(await isServerThere())) {
		if (asked) toast(releaseMessages.notReached);
		return;
	}
	sayNewVersion(asked);
}

/** @param asked where a link leads that was pressed */
function sayNewVersion(asked: Destination | undefined): void {
	// A link leads to its address.
	if (asked) location.assign(addressOf(asked));
	if (asked || notice) return;
	const { title, text, button } = releaseMessages.newVersion;
	notice = document.createElement('section');
	notice.setAttribute('role', 'alert');
	notice.dataset.noPrint = '';
	notice.className =
		'fixed inset-x-4 bottom-4 z-40 rounded-card border border-l-4 border-line border-l-hot-fill bg-card p-4 shadow-float sm:left-auto sm:w-96';
	const heading = Object.assign(document.createElement('p'), {
		className: 'font-semibold',
		textContent: title,
	});
	const words = Object.assign(document.createElement('p'), {
		className: 'mb-3 text-small text-muted',
		textContent: text,
	});
	const again = Object.assign(document.createElement('button'), {
		type: 'button',
		className: 'min-h-11 font-semibold text-brand underline',
		textContent: button,
		onclick: loadWithTyped,
	});
	notice.append(heading, words, again);
	document.body.append(notice);
}

/** Whether our server answers anything at all; false too where this takes longer than five seconds. */
const isServerThere = () =>
	fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) })
		.then(({ status }) => status < 500)
		.catch(() => false);
