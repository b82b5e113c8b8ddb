import type { Mail } from '#server/mail/mail.ts';

/**
 * A mail as it came to a mail server: text, HTML, or both as alternatives, and a calendar file. Where there is HTML alone, its
 * text has the links, so that a test finds them.
 */
export function readMail(raw: string, to: string, sentAt: Date): Mail {
	const { header, contents } = readPart(raw);
	const html = contents.get('text/html') ?? '';
	const calendar = contents.get('text/calendar');
	return {
		to,
		subject: inWords(header('Subject')),
		text: contents.get('text/plain') ?? textOf(html),
		html,
		...(calendar !== undefined && { calendar }),
		sentAt: sentAt.toISOString(),
	};
}

/** The headers of a part, and its contents by their type. */
type Part = { header(name: string): string; contents: Map<string, string> };

function readPart(raw: string): Part {
	const [head = '', ...rest] = raw.split(/\r?\n\r?\n/);
	const headers = head.replaceAll(/\r?\n[ \t]+/g, ' ');
	const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
	const body = rest.join('\n\n');
	const type = header('Content-Type');
	const [, boundary] = /boundary="?([^";\r\n]+)/.exec(type) ?? [];
	const parts = boundary ? body.split(`--${boundary}`).slice(1, -1) : [];
	const own = () => decode(body, header('Content-Transfer-Encoding'));
	const all: [string, string][] = boundary
		? parts.flatMap((part) => [...readPart(part.replace(/^\r?\n/, '')).contents])
		: [[type.split(';')[0] ?? '', own()]];
	return { header, contents: new Map(all) };
}

/** A header's words, which may be in base64 or quoted. */
const inWords = (value: string) =>
	value
		.replaceAll(/\?=\s+=\?/g, '?==?')
		.replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, coding: string, words: string) =>
			coding.toLowerCase() === 'b'
				? Buffer.from(words, 'base64').toString('utf8')
				: quotedPrintable(words.replaceAll('_', ' ')),
		);

function decode(body: string, encoding: string): string {
	if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString('utf8');
	return encoding.toLowerCase() === 'quoted-printable' ? quotedPrintable(body) : body;
}

const quotedPrintable = (text: string) =>
	Buffer.from(
		text
			.replaceAll(/=\r?\n/g, '')
			.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
				String.fromCharCode(Number.parseInt(hex, 16)),
			),
		'latin1',
	).toString('utf8');

/** The words of HTML, and before those of a link its address. */
const textOf = (html: string) =>
	html
		.replaceAll(/<(style|head)[\s\S]*?<\/\1>/g, '')
		.replaceAll(/<a href="([^"]*)"[^>]*>/g, ' $1 ')
		.replaceAll(/<[^>]*>/g, ' ')
		.replaceAll('&amp;', '&')
		.replaceAll('&#43;', '+')
		.replaceAll('&lt;', '<')
		.replaceAll('&#39;', '’');
