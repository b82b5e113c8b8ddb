import { site } from '#content/site.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { factsOf } from './words.ts';

type Feed = {
	siteUrl: string;
	title: string;
	/** The canonical query, without "?". */
	query: string;
	/** When the newest entry was published, or an earlier moment. */
	updated: string;
	items: InternshipSummary[];
};

/** RFC 4287. */
export function atomFeed({ siteUrl, title, query, updated, items }: Feed): string {
	const at = (path: string) => escapeXml(siteUrl + path + (query && `?${query}`));
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<title>${escapeXml(title)}</title>
<id>${at('/internships.atom')}</id>
<link rel="self" type="application/atom+xml" href="${at('/internships.atom')}"/>
<link rel="alternate" type="text/html" href="${at('/internships')}"/>
<updated>${updated}</updated>
<author><name>${escapeXml(site.name)}</name></author>
${items.map((item) => entryOf(siteUrl, item)).join('\n')}
</feed>
`;
}

function entryOf(siteUrl: string, internship: InternshipSummary): string {
	const { slug, title, company, sector, published_at: published } = internship;
	const address = escapeXml(`${siteUrl}/internships/${slug}`);
	return `<entry>
<title>${escapeXml(`${title}, ${company}`)}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${published}</published>
<updated>${published}</updated>
<author><name>${escapeXml(company)}</name></author>
<category term="${escapeXml(sector)}"/>
<summary>${escapeXml(factsOf(internship))}</summary>
</entry>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML does not allow are left out. */
const escapeXml = (text: string) =>
	text
		.toWellFormed()
		.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
		.replace(/[&<>"]/g, (character) => entities[character] ?? character);
