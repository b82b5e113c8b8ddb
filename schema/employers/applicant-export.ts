import { londonDate } from '#schema/london-day.ts';

/** What an employer took out of the site: a table of applications, their CVs, or CVs one by one in a day. */
export type ApplicantExport = {
	at: string;
	kind: 'list' | 'cvs' | 'cv';
	/** Of one internship; null for all of them, or chosen ones. */
	internship: string | null;
	applications: number;
	/** The name or address of the member who did so; null once their account is deleted, and of those before it was noted. */
	by: string | null;
};

/** "Exported 120 applicants on 21 November 2026, Data Intern, by Omar Haddad" */
export function exportWords({ at, kind, applications, internship, by }: ApplicantExport): string {
	const one = applications === 1;
	const what = kind === 'list' ? (one ? 'applicant' : 'applicants') : one ? 'CV' : 'CVs';
	const of = internship ? `, ${internship}` : '';
	const who = by ? `, by ${by}` : ', by somebody whose name is not kept';
	return `${kind === 'cv' ? 'Downloaded' : 'Exported'} ${applications} ${what} on ${londonDate(at)}${of}${who}`;
}
