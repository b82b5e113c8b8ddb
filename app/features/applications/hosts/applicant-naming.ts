import { titleOf } from '#app/features/applications/tracker/naming.ts';
import { personInitials } from '#app/lib/person-initials.ts';
import type { Applicant } from '#schema/applications/applicants.ts';
import { shortMonth } from '#schema/london-day.ts';

export const nameOf = ({ name }: Pick<Applicant, 'name'>) => name ?? 'Name not given';

/** "AN": candidates have initials, not pictures. */
export const initialsOf = ({ name }: Pick<Applicant, 'name'>) => personInitials(name ?? '') || '–';

/** What they study and where, as far as it was sent. */
export const placeOf = ({ course, university }: Applicant) =>
	[course, university].filter(Boolean).join(', ');

/** "graduates Sept 2027", as far as it was sent. */
export const graduationOf = ({ graduation }: Applicant) =>
	graduation && `graduates ${graduationWords(graduation)}`;

/** Both of them. */
export const studyOf = (applicant: Applicant) =>
	[placeOf(applicant), graduationOf(applicant)].filter(Boolean).join(', ');

/** "Sept 2027" from "2027-09"; a year alone stays as it is. */
const graduationWords = (given: string) =>
	/^\d{4}-\d\d$/.test(given) ? `${shortMonth(`${given}-01`)} ${given.slice(0, 4)}` : given;

/** For what they have applied. */
export const appliedFor = (applicant: Applicant) => titleOf(applicant);
