import { origin } from './page-meta.ts';

/** Of every piece of structured data. What one page alone has is beside that page. */
export const schemaOrg = { '@context': 'https://schema.org' };

/** The way to a page, as its breadcrumb shows it. Home is added. */
export const breadcrumbs = (...trail: [path: string, name: string][]) => ({
	...schemaOrg,
	'@type': 'BreadcrumbList',
	itemListElement: [['/', 'Home'], ...trail].map(([path, name], index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name,
		item: origin + path,
	})),
});
