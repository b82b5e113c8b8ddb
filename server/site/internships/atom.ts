import { payText } from '#content/pay.ts';
import { sampleNotice } from '#content/sample-notice.ts';
import { AUDIENCE, site } from '#content/site.ts';
import type { Currency } from '#content/types.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { pounds } from '#schema/internships/pay-periods.ts';
import { facetsOn, payLabel } from '#schema/internships/search-facets.ts';
import { longDate } from '#schema/london-day.ts';

type Feed = {
	siteUrl: string;
	title: string;
	/** The canonical query, without "?". */
	query: string;
	/** When the newest entry was published, or an earlier moment. */
	updated: string;
	items: InternshipSummary[];
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

/** "Shoreditch, London. £1,500/month for 20 hours a week, £17.31 an hour. 12 weeks, temporary. …" */
export function factsOf(internship: InternshipSummary): string {
	const { location, hours, weeks, starts, deadline, hourly_pay, sample } = internship;
	const hourly = hourly_pay === null ? '' : `, ${pounds(hourly_pay)} an hour`;
	return [
		...(sample ? ['Example, not a real vacancy'] : []),
		location,
		`${payOf(internship)} for ${hours} hours a week${hourly}`,
		`${weeks} weeks, temporary`,
		`Starts: ${starts}`,
		deadline ? `Apply by ${longDate(deadline)}` : 'Applications are read as they come',
	]
		.map((fact) => `${fact}.`)
		.join(' ');
}

const payOf = ({ pay_amount: amount, pay_per: per, pay_currency, hours }: InternshipSummary) =>
	payText({ amount, per, hours, currency: pay_currency as Currency });

/** What is looked for: "Internships: data, Leeds, 20 hours or less". */
export function titleOf(search: InternshipSearch, today: string): string {
	const chosen = facetsOn(today).flatMap(({ name, options }) => {
		const values = [search[name]].flat().map(String);
		return options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
	});
	const isListed = chosen.some((label) => search.pay !== null && label === payLabel(search.pay));
	const pay = search.pay === null || isListed ? [] : [payLabel(search.pay)];
	const words = [search.q, ...chosen, ...pay, ...search.company].filter(Boolean);
	return words.length > 0 ? `Internships: ${words.join(', ')}` : 'All internships';
}
