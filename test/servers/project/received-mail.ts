import type { Mail } from '#server/mail/mail.ts';

/** A mail as it came to a mail server, with one part. The text of HTML has its links, so that a test finds them. */
export function readMail(raw: string, to: string, sentAt: Date): Mail {
	const [head = '', ...parts] = raw.split(/\r?\n\r?\n/);
	const headers = head.replaceAll(/\r?\n[ \t]+/g, ' ');
	const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
	const body = decode(parts.join('\n\n'), header('Content-Transfer-Encoding'));
	const isHtml = header('Content-Type').startsWith('text/html');
	return {
		to,
		subject: header('Subject').replaceAll(/=\?utf-8\?q\?(.*?)\?=/gi, (_, words: string) =>
			quotedPrintable(words.replaceAll('_', ' ')),
		),
		text: isHtml ? textOf(body) : body,
		html: isHtml ? body : '',
		sentAt: sentAt.toISOString(),
	};
}

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
