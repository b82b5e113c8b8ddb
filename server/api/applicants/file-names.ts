/** What no file name may hold on some system, and what changes the direction of the letters after it. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LONGEST = 80;

/** A name as a part of a file name on every system; "Applicant" where nothing is left of it. */
export function safeName(name: string | null): string {
	const letters = [...(name ?? '').normalize('NFC').replace(UNSAFE, ' ')].slice(0, LONGEST);
	const safe = letters
		.join('')
		.replace(/\s+/g, ' ')
		.replace(/^[\s.]+|[\s.]+$/g, '');
	return safe === '' || DEVICE.test(safe) ? 'Applicant' : safe;
}

/** Makes names for the CVs in one archive: no two are the same, also where case does not count. */
export function cvNames(): (name: string | null) => string {
	const taken = new Set<string>();
	return (name) => {
		const safe = safeName(name);
		for (let copy = 1; ; copy += 1) {
			const file = `${safe}${copy === 1 ? '' : ` (${copy})`} CV.pdf`;
			if (taken.has(file.toLowerCase())) continue;
			taken.add(file.toLowerCase());
			return file;
		}
	};
}
