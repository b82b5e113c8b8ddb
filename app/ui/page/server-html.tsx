import { type ReactNode, useState } from 'react';

/**
 * Content that a document has as HTML only (lib/document-only.ts): the browser keeps that HTML until there is
 * content to render.
 * @param id of the element in the page
 */
export function ServerHtml({ id, children }: { id: string; children: ReactNode | undefined }) {
	const [html] = useState(() =>
		typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? ''),
	);
	if (children !== undefined)
		return (
			<div key="rendered" id={id}>
				{children}
			</div>
		);
	return (
		<div
			key="kept"
			id={id}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own markup, read back from it
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
