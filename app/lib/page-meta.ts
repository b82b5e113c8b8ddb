import type { MetaDescriptor } from 'react-router';
import { site } from '#content/site.ts';
import { placeholderOrigin } from './addresses/placeholder-origin.ts';

/** One build serves any address: the server puts its own in place of the one in the build. */
export const origin = import.meta.env.SSR ? placeholderOrigin : location.origin;

export type PageMeta = {
	/** Without the name of the site; unique among the pages. */
	title: string;
	/** 40 to 200 characters. */
	description: string;
	/** The canonical path, beginning with a slash. */
	path: string;
	/** A picture under /social; the site's own where none is named. */
	image?: string;
	/** For pages that search engines must not list: sign-in, portal, errors. */
	hidden?: boolean;
	/** Structured data that says what the page shows. */
	data?: object[];
};

/** The longest title of a page beside the name of the site, with which it has at most 75 characters. */
const LONGEST_TITLE = 48;

/** The title of a document; a long one stands alone. @param title of a page other than the home page */
const documentTitle = (title: string) =>
	title.length > LONGEST_TITLE ? title : `${title} | ${site.name}`;

/** The title of a page that does not exist, or is hidden from this person. */
export const NOT_FOUND_TITLE = 'Page not found';

/** A link that is shared shows these words without the page, which says that it is a sample. */
const sampleMark = site.sampleContent ? 'Sample site. ' : '';

/** The metadata of a page for search engines and social networks. */
export function pageMeta({
	title,
	description,
	path,
	image = 'site',
	hidden,
	data = [],
}: PageMeta): MetaDescriptor[] {
	const full = path === '/' ? `${site.name}: ${title}` : documentTitle(title);
	const url = origin + path;
	return [
		{ title: full },
		{ name: 'description', content: description },
		...(hidden
			? [{ name: 'robots', content: 'noindex' }]
			: [{ tagName: 'link', rel: 'canonical', href: url }]),
		{ property: 'og:type', content: 'website' },
		{ property: 'og:site_name', content: site.name },
		{ property: 'og:locale', content: 'en_GB' },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: sampleMark + description },
		{ property: 'og:url', content: url },
		{ property: 'og:image', content: `${origin}/social/${image}.png` },
		{ property: 'og:image:alt', content: `A card with a map and words: ${title}` },
		{ name: 'twitter:card', content: 'summary_large_image' },
		...data.map((value) => ({ 'script:ld+json': value })),
	];
}
