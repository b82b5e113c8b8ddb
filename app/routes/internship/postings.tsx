import type { Listing } from './load-listing.ts';

/** The data with which search engines list a vacancy, as JSON-LD in the document. */
export const Postings = ({ postings }: Pick<Listing, 'postings'>) =>
	postings.map((posting) => (
		<script
			key="posting"
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no "<" stands as such
			dangerouslySetInnerHTML={{ __html: JSON.stringify(posting).replaceAll('<', '\\u003c') }}
		/>
	));
