import { site } from '#content/site.ts';

/** What every mail is made of. `link` is the one thing to do, `paragraphs` and `notes` are plain text. */
export type Letter = {
	heading: string;
	paragraphs: string[];
	link?: { label: string; url: string };
	/** Small print after the link: how long it works, what to do when it was not you. */
	notes?: string[];
	/** What was sent, repeated: label and text, line breaks kept. */
	quoted?: { label: string; text: string }[];
	/** In the small print at the very end, as a link to unsubscribe. */
	footerLink?: { label: string; url: string };
};

// The site's colours; mail programs understand neither custom properties nor most style sheets.
const ink = '#10233f';
const paper = '#fbfaf7';
const brand = '#1d3a8a';
const font = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

export function asText(letter: Letter): string {
	const { heading, paragraphs, link, notes = [], quoted = [], footerLink } = letter;
	return [
		heading,
		...paragraphs,
		...(link ? [`${link.label}:\n${link.url}`] : []),
		...quoted.map(({ label, text }) => `${label}:\n${text.replace(/^/gm, '> ')}`),
		...notes,
		`-- \n${site.name}\n${site.address.join(', ')}\n${site.email}`,
		...(footerLink ? [`${footerLink.label}:\n${footerLink.url}`] : []),
	].join('\n\n');
}

export function asHtml(letter: Letter): string {
	const { heading, paragraphs, link, notes = [], quoted = [], footerLink } = letter;
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
<tr><td style="padding-bottom:20px;font-size:16px;font-weight:700;color:${brand};">${escapeHtml(site.name)}</td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid #dcdfe6;border-top:4px solid ${brand};border-radius:6px;">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${ink};">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${link ? button(link) : ''}
${quoted.map(quotation).join('\n')}
${notes.map((text) => paragraph(text, 'font-size:14px;color:#4a5870;')).join('\n')}
</td></tr>
<tr><td style="padding-top:20px;font-size:13px;line-height:1.5;color:#4a5870;">${escapeHtml(site.name)}<br>${escapeHtml(site.address.join(', '))}<br>${escapeHtml(site.email)}${footerLink ? smallLink(footerLink) : ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
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
<p style="margin:0 0 16px;padding-left:12px;border-left:3px solid #dcdfe6;font-size:15px;line-height:1.5;white-space:pre-wrap;">${escapeHtml(text)}</p>`;
}

function smallLink({ label, url }: { label: string; url: string }): string {
	return `<br><a href="${escapeHtml(url)}" style="color:${brand};">${escapeHtml(label)}</a>`;
}

/** The address stands below the button as well, for those who copy it. */
function button({ label, url }: { label: string; url: string }): string {
	const address = escapeHtml(url);
	return `<p style="margin:24px 0;"><a href="${address}" style="display:inline-block;padding:12px 22px;background:${brand};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;border-radius:6px;">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#4a5870;word-break:break-all;">If the button does not work, copy this address:<br><a href="${address}" style="color:${brand};">${address}</a></p>`;
}
