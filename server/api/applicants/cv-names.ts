import { safeName } from '#server/http/sent-files.ts';

/**
 * Makes file names for the CVs of one download, whatever the students called them: two applicants may both have sent
 * `cv.pdf`. No two names are the same, also where case does not count.
 */
export function cvNames(): (applicant: string | null) => string {
	const taken = new Set<string>();
	return (applicant) => {
		const safe = safeName(applicant);
		for (let copy = 1; ; copy += 1) {
			const file = `${safe}${copy === 1 ? '' : ` (${copy})`} CV.pdf`;
			if (taken.has(file.toLowerCase())) continue;
			taken.add(file.toLowerCase());
			return file;
		}
	};
}
