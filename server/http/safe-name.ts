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
