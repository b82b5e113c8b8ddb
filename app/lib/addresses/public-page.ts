/** Pages that React never draws in a browser (docs/decisions/pages.md): every way to them loads a document. */
const paths = [
	'alerts/[^/?#]+',
	'auth(/confirm)?',
	'candidates',
	'companies(/[^/?#]+)?',
	'contact',
	'employer-auth',
	'forgot-password',
	'govt-initiatives',
	'',
	'internships(/[^/?#]+)?',
	'new-password',
	'newsletter',
	'programs(/[^/?#]+)?',
	'resources/(downloads|faqs|success-stories)',
	'unsubscribe(d|-failed)?',
];
const pages = new RegExp(`^/(${paths.join('|')})(?=[?#]|$)`);

/** @param to an address of this site as links have it */
export const isPublicPage = (to: string): boolean => pages.test(to);

/** The `clientLoader` of such a page: what a script of React Router leads to is opened by the browser. */
export function openDocument({ request }: { request: Request }): Promise<never> {
	location.assign(request.url);
	// Until the document is there, the screen before it stays.
	return new Promise(() => {});
}

/** Opens such a page with a state in the history, such as where to return to: unlike a new address, a reload keeps it. */
export function openWithState(
	to: string,
	state: unknown,
	enter: 'pushState' | 'replaceState' = 'pushState',
): void {
	history[enter]({ usr: state }, '', to);
	location.reload();
}
