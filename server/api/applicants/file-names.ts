import { safeName } from '#server/http/saved-file.ts';

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
