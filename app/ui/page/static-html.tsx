import { type ComponentType, useState } from 'react';

/**
 * Static content of a page. On a first visit the browser keeps the HTML that the server sent, and
 * downloads neither the component nor its data; React is told that the markup is already correct.
 * When coming from another page, `Later` loads both. There is no Suspense boundary around it, so
 * the router shows the previous page until this one is complete, and the page has its full height
 * at once when a scroll position is restored.
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
