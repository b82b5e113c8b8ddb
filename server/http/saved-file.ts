/** The header that makes a browser save a file under this name, whatever its letters (RFC 6266). */
const savedAs = (file: string) =>
	`attachment; filename="${file.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(file).replace(/['()*]/g, escape)}`;

/** A file of somebody else’s making: always saved, never shown by the browser as a page of ours. */
export const savedFile = (content: BodyInit, type: string, name: string) =>
	new Response(content, {
		headers: {
			'Content-Type': type,
			'Content-Disposition': savedAs(name),
			'Cache-Control': 'no-store',
			'X-Content-Type-Options': 'nosniff',
			'Content-Security-Policy': "sandbox; default-src 'none'",
		},
	});

/** What no file name may hold on some system, and what changes the direction of the letters after it. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LONGEST = 80;

/**
 * A name as a part of a file name on every system, and as the title of a document.
 * @param none where nothing is left of it
 */
export function safeName(name: string | null, none = 'Applicant'): string {
	const letters = [...(name ?? '').normalize('NFC').replace(UNSAFE, ' ')].slice(0, LONGEST);
	const safe = letters
		.join('')
		.replace(/\s+/g, ' ')
		.replace(/^[\s.]+|[\s.]+$/g, '');
	return safe === '' || DEVICE.test(safe) ? none : safe;
}
