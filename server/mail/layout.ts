import { sampleNotice } from '#content/sample-notice.ts';
import { site } from '#content/site.ts';

/** The parts of every mail. `link` is its one action, `paragraphs` and `notes` are plain text. */
export type Letter = {
	heading: string;
	paragraphs: string[];
	link?: { label: string; url: string };
	/** Small print after the link: how long it is valid, what to do if the recipient did not ask for it. */
	notes?: string[];
	/** The submitted fields: label and text, with line breaks. */
	quoted?: { label: string; text: string }[];
	/** Lists of what one can open, each with small links of its own below. */
	sections?: Section[];
	/** A list that comes after the button and the quoted texts. */
	listAfter?: Section;
	/** The last words of the mail: plain text, and the link that ends it. */
	warning?: { text: string; link: Link };
	/** In the small print at the end, for example the unsubscribe link. */
	footerLink?: { label: string; url: string };
};

type Link = { label: string; url: string };

export type Section = {
	heading: string;
	items: (Link & { lines: (string | Link)[] })[];
	/** Leads to the rest of a longer list. */
	more?: Link;
	note?: string;
	links: Link[];
};

// The site's colours; mail programs support neither custom properties nor most style sheets.
const ink = '#10233f';
const paper = '#fbfaf7';
const brand = '#1d3a8a';
const hot = '#c8102e';
const line = '#e3e1d9';
const muted = '#465670';
const font = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

/** The symbol of the site's logo without an image, as mail programs block images by default. */
const mark = `<span style="display:inline-block;padding:7px;margin-right:10px;background:${brand};border-radius:9px;line-height:0;vertical-align:middle;"><span style="display:block;width:6px;height:6px;border:4px solid #ffffff;border-radius:8px;background:${hot};"></span></span>`;

/** Says on every mail that the content is a sample, while it is. */
const notesOf = ({ notes = [] }: Letter) =>
	sampleNotice ? [...notes, `${sampleNotice.lead} ${sampleNotice.text}`] : notes;

export function asText(letter: Letter): string {
	const { heading, paragraphs, link, quoted = [], sections = [], listAfter } = letter;
	const { warning, footerLink } = letter;
	return [
		heading,
		...paragraphs,
		...sections.map(sectionText),
		...(link ? [`${link.label}:\n${link.url}`] : []),
		...quoted.map(({ label, text }) => `${label}:\n${text.replace(/^/gm, '> ')}`),
		...(listAfter ? [sectionText(listAfter)] : []),
		...notesOf(letter),
		...(warning ? [`${warning.text} ${addressed(warning.link)}`] : []),
		`-- \n${site.name}\n${site.address.join(', ')}\n${site.email}`,
		...(footerLink ? [`${footerLink.label}:\n${footerLink.url}`] : []),
	].join('\n\n');
}

export function asHtml(letter: Letter): string {
	const { heading, paragraphs, link, quoted = [], sections = [], listAfter } = letter;
	const { warning, footerLink } = letter;
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;padding:0;background:${paper};color:${ink};font-family:${font};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper};">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;">
<tr><td style="padding-bottom:20px;font-size:18px;font-weight:800;letter-spacing:-0.02em;color:${ink};">${mark}${escapeHtml(site.name)}</td></tr>
<tr><td style="padding:32px 32px 16px;background:#ffffff;border:1px solid ${line};border-radius:14px;">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;letter-spacing:-0.02em;color:${ink};">${escapeHtml(heading)}</h1>
${[...paragraphs.map((text) => paragraph(text)), ...sections.map(sectionHtml)].join('\n')}
${link ? button(link) : ''}
${quoted.map(quotation).join('\n')}${listAfter ? sectionHtml(listAfter) : ''}
${notesOf(letter)
	.map((text) => paragraph(text, `font-size:14px;color:${muted};`))
	.join('\n')}${warning ? warningHtml(warning) : ''}
</td></tr>
<tr><td style="padding-top:20px;font-size:13px;line-height:1.5;color:${muted};">${escapeHtml(site.name)}<br>${escapeHtml(site.address.join(', '))}<br>${escapeHtml(site.email)}${footerLink ? smallLink(footerLink) : ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
		.replaceAll("'", '&#39;');
}

function paragraph(text: string, style = 'font-size:16px;'): string {
	return `<p style="margin:0 0 16px;line-height:1.55;${style}">${escapeHtml(text)}</p>`;
}

function quotation({ label, text }: { label: string; text: string }): string {
	return `<p style="margin:0 0 4px;font-size:14px;font-weight:700;">${escapeHtml(label)}</p>
<p style="margin:0 0 16px;padding-left:12px;border-left:3px solid ${line};font-size:15px;line-height:1.5;white-space:pre-wrap;">${escapeHtml(text)}</p>`;
}

const warningHtml = ({ text, link }: NonNullable<Letter['warning']>) =>
	`\n<p style="margin:0 0 16px;line-height:1.55;font-size:15px;font-weight:700;">${escapeHtml(text)} ${anchor(link)}</p>`;

const addressed = ({ label, url }: Link) => `${label}:\n${url}`;

function sectionText({ heading, items, more, note, links }: Section): string {
	return [
		`== ${heading} ==`,
		...items.map(({ label, url, lines }) =>
			[
				label,
				...lines.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.url}`)),
				url,
			].join('\n'),
		),
		...(more ? [addressed(more)] : []),
		...(note ? [note] : []),
		...links.map(addressed),
	].join('\n\n');
}

const anchor = ({ label, url }: Link, style = '') =>
	`<a href="${escapeHtml(url)}" style="color:${brand};${style}">${escapeHtml(label)}</a>`;

function sectionHtml({ heading, items, more, note, links }: Section): string {
	const small = `font-size:14px;color:${muted};`;
	return `<h2 style="margin:28px 0 12px;font-size:19px;line-height:1.3;color:${ink};">${escapeHtml(heading)}</h2>
${items
	.map(
		({ lines, ...link }) =>
			`<p style="margin:0 0 14px;padding-left:12px;border-left:3px solid ${line};font-size:15px;line-height:1.5;">${anchor(link, 'font-weight:700;')}${lines.map((text) => `<br>${typeof text === 'string' ? escapeHtml(text) : anchor(text)}`).join('')}</p>`,
	)
	.join('\n')}
${more ? `<p style="margin:0 0 14px;font-size:15px;">${anchor(more)}</p>` : ''}
${note ? paragraph(note, small) : ''}
<p style="margin:0 0 16px;line-height:1.9;${small}">${links.map((link) => anchor(link)).join(' &nbsp; ')}</p>`;
}

function smallLink({ label, url }: { label: string; url: string }): string {
	return `<br><a href="${escapeHtml(url)}" style="color:${brand};">${escapeHtml(label)}</a>`;
}

/** The address is also shown below the button, so that it can be copied. */
function button({ label, url }: { label: string; url: string }): string {
	const address = escapeHtml(url);
	return `<p style="margin:24px 0;"><a href="${address}" style="display:inline-block;padding:12px 22px;background:${brand};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;border-radius:10px;">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:${muted};word-break:break-all;">If the button does not work, copy this address:<br><a href="${address}" style="color:${brand};">${address}</a></p>`;
}
