import { origin } from '#app/lib/page-meta.ts';
import { schemaOrg } from '#app/lib/structured-data.ts';
import { site } from '#content/site.ts';

/** Who runs the site; structured data. */
export const organization = () => ({
	...schemaOrg,
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
