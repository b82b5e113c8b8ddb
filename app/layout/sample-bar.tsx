import { useState } from 'react';
import { sampleNotice } from '#content/sample-notice.ts';
import { site } from '#content/site.ts';

const ID = 'sample-bar';

/** Part of the HTML of every page, and of no script. */
const words = import.meta.env.SSR ? sampleNotice : undefined;

/** Over the header of every page: that what the site shows is invented; nothing once it is real. */
export const SampleBar = () => (site.sampleContent ? <Notice /> : null);

/** On a phone one line, which opens at a tap. */
function Notice() {
	const [html] = useState(() =>
		words ? `<b>${words.lead}</b> ${words.text}` : document.getElementById(ID)?.innerHTML,
	);
	return (
		<section aria-label="About this sample site" className="bg-sun-wash py-1.5 text-sun-ink">
			<p
				id={ID}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it opens where it has the focus (app/styles/base.css)
				tabIndex={0}
				className="page text-note"
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: two sentences of our own, or this page's own markup
				dangerouslySetInnerHTML={{ __html: html ?? '' }}
			/>
		</section>
	);
}
