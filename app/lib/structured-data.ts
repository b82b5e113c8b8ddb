import { site } from '#content/site.ts';
import { origin } from './page-meta.ts';

const context = { '@context': 'https://schema.org' };

/** Who runs the site: for the home page. */
export const organization = () => ({
	...context,
	'@type': 'Organization',
	name: site.name,
	url: `${origin}/`,
	logo: `${origin}/icons/icon-512.png`,
	email: site.email,
	telephone: site.phoneLink.replace('tel:', ''),
	address: {
		'@type': 'PostalAddress',
		streetAddress: site.address[0],
		addressLocality: site.address[1],
		postalCode: site.address[2],
		addressCountry: 'GB',
	},
});

/** The way to a page, as its breadcrumb shows it. Home is added. */
export const breadcrumbs = (...trail: [path: string, name: string][]) => ({
	...context,
	'@type': 'BreadcrumbList',
	itemListElement: [['/', 'Home'], ...trail].map(([path, name], index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name,
		item: origin + path,
	})),
});

/** Questions and answers that stand on the page. */
export const faqPage = (questions: { question: string; answer: string }[]) => ({
	...context,
	'@type': 'FAQPage',
	mainEntity: questions.map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answer },
	})),
});
