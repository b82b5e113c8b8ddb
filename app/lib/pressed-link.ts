import { isPublicPage } from '#app/lib/addresses/public-page.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';

/** The link that an event is about. */
export const linkOf = (target: EventTarget | null) =>
	target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether a link leads to another document or screen in this window. */
export function leadsAway(link: HTMLAnchorElement | null): link is HTMLAnchorElement {
	if (!link || link.target || !/^https?:/.test(link.protocol)) return false;
	const { origin, pathname, search } = location;
	return !(link.hash && link.href.startsWith(`${origin}${pathname}${search}#`));
}

let pressed: HTMLAnchorElement | null = null;

/** A link to a screen shows that it was pressed until the screen is there; another page is loaded by the browser, which says so. */
export function showPress(event: MouseEvent): void {
	const link = linkOf(event.target);
	if (!isPlainClick(event) || !leadsAway(link) || isPublicPage(link.pathname)) return;
	endPress();
	pressed = link;
	link.setAttribute('aria-busy', 'true');
}

export function endPress(): void {
	pressed?.removeAttribute('aria-busy');
	pressed = null;
}
