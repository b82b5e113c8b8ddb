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
