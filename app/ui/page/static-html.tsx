import { type ComponentType, useState } from 'react';

/**
 * A part of the page that never changes once it is there. On a first visit the browser keeps the
 * HTML that the server sent, and neither the component nor its data is downloaded; React is told
 * only that the markup is its own. Coming from another page, `Later` fetches both; nothing catches
 * its waiting, so that the router leaves the other page until this one is whole. On the way back it
 * is long enough at once for the place that the visitor had scrolled to.
 *
 * @param id of the element in the page; `Now` is undefined in the browser
 */
export function StaticHtml({
	id,
	Now,
	Later,
}: {
	id: string;
	Now: ComponentType | undefined;
	Later: ComponentType;
}) {
	const [html] = useState(() =>
		typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML,
	);
	if (Now) {
		return (
			<div id={id}>
				<Now />
			</div>
		);
	}
	if (html !== undefined) {
		// biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own markup, read back from it
		return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
	}
	return (
		<div id={id}>
			<Later />
		</div>
	);
}
