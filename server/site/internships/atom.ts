import { sampleNotice } from '#content/sample-notice.ts';
import { AUDIENCE, site } from '#content/site.ts';
import type { InternshipSummary, Revised } from '#schema/internships/internship.ts';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { FACETS, facetsOn, payLabel } from '#schema/internships/search-facets.ts';
import { factsOf } from '#server/catalogue/facts-in-words.ts';

type Entry = InternshipSummary & Revised;

type Feed = {
	siteUrl: string;
	title: string;
	/** The canonical query, without "?". */
	query: string;
	/** When any internship last changed: not before an entry, and never earlier than it was. */
	updated: string;
	items: Entry[];
};

/** What holds for all of them, and that they are invented. */
const subtitle = [
	...(sampleNotice ? [`${sampleNotice.lead} ${sampleNotice.text}`] : []),
	AUDIENCE,
].join(' ');

/** RFC 4287. */
export function atomFeed({ siteUrl, title, query, updated, items }: Feed): string {
	const at = (path: string) => escapeXml(siteUrl + path + (query && `?${query}`));
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(subtitle)}</subtitle>
<id>${at('/internships.atom')}</id>
<link rel="self" type="application/atom+xml" href="${at('/internships.atom')}"/>
<link rel="alternate" type="text/html" href="${at('/internships')}"/>
<updated>${momentOf(updated)}</updated>
<author><name>${escapeXml(site.name)}</name></author>
${items.map((item) => entryOf(siteUrl, item)).join('\n')}
</feed>
`;
}

function entryOf(siteUrl: string, internship: Entry): string {
	const { slug, title, company, sector, published_at: published, updated_at: updated } = internship;
	const address = escapeXml(`${siteUrl}/internships/${slug}`);
	return `<entry>
<title>${escapeXml(`${title}, ${company}`)}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${momentOf(published)}</published>
<updated>${momentOf(updated)}</updated>
<author><name>${escapeXml(company)}</name></author>
<category term="${escapeXml(sector)}"/>
<summary>${escapeXml(factsOf(internship))}</summary>
</entry>`;
}

/** With three digits after the full stop: readers built on ROME take six, or two, for another moment. "" for "". */
const momentOf = (time: string) => time && new Date(time).toISOString();

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML does not allow are left out. */
const escapeXml = (text: string) =>
	text
		.toWellFormed()
		.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
		.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/**
 * What is looked for: "Internships: data, Leeds, 20 hours or less".
 * @param companies names by slug, as far as they are known
 */
export function titleOf(
	search: InternshipSearch,
	companies: Record<string, string>,
	today: string,
): string {
	const labels = new Map(
		facetsOn(today).flatMap(({ name, options }) =>
			options.map(({ value, label }) => [`${name} ${value}`, label]),
		),
	);
	const chosen = FACETS.flatMap((name) => {
		const values = [search[name]].flat().filter((value) => value !== null);
		return values.map((value) => {
			const other = name === 'pay' ? payLabel(Number(value)) : String(value);
			return labels.get(`${name} ${value}`) ?? other;
		});
	});
	const names = search.company.map((slug) => companies[slug] ?? slug.replaceAll('-', ' '));
	const words = [search.q, ...chosen, ...names].filter(Boolean);
	return words.length > 0 ? `Internships: ${words.join(', ')}` : 'All internships';
}
