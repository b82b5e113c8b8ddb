import type { MouseEvent } from 'react';
import { noteWayHere } from '#app/lib/way-here.ts';
import { BackLink } from '#app/ui/back-link.tsx';

const BACK = 'Back to your search';

/**
 * Leads to the search that one came from, also from one internship to a similar one; else to all internships. The
 * address of that search is kept for the tab, since each page knows only the one before it.
 */
export const BackToSearch = () => (
	<p>
		<BackLink id="back" to="/internships">
			All internships
		</BackLink>
		{/* Most pages are left before anything on them needs a script. */}
		{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a function */}
		<script dangerouslySetInnerHTML={{ __html: script }} />
	</p>
);

/** Empty where one came from none. Uses nothing from outside itself: its text stands in the page. */
function searchBefore(): string {
	const key = 'last-search';
	const [path = '', query] = document.referrer.split('?');
	const all = `${location.origin}/internships`;
	let search = path === all && query ? `/internships?${query}` : '';
	try {
		if (path.startsWith(`${all}/`)) search = sessionStorage.getItem(key) ?? '';
		sessionStorage.setItem(key, search);
	} catch {
		// Storage is forbidden here.
	}
	return search;
}

/**
 * To the entry before, where that is the search: the browser then shows the place in the list that one left. Uses nothing
 * from outside itself.
 */
function goBack(event: MouseEvent<HTMLAnchorElement>) {
	const { navigation } = window;
	const place = navigation?.currentEntry?.index ?? 0;
	const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
	if (button || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return;
	if (navigation?.entries()[place - 1]?.url !== event.currentTarget.href) return;
	event.preventDefault();
	history.back();
}

const script = `{const search=(${searchBefore})(),back=document.getElementById('back');if(search){back.href=search;back.lastChild.data='${BACK}'}back.onclick=${goBack};(${noteWayHere})()}`;
