import { titleOf } from '#app/features/applications/tracker/naming.ts';
import { personInitials } from '#app/lib/person-initials.ts';
import type { Applicant } from '#schema/applications/applicants.ts';
import { monthWords } from './permission-words.ts';

export const nameOf = ({ name }: Pick<Applicant, 'name'>) => name ?? 'Name not given';

/** "AN": candidates have initials, not pictures. */
export const initialsOf = ({ name }: Pick<Applicant, 'name'>) => personInitials(name ?? '') || '–';

/** What they study and where, as far as it was sent. */
export const studyOf = ({ course, university, graduation }: Applicant) =>
	[course, university, graduation && `graduates ${monthWords(graduation)}`]
		.filter(Boolean)
		.join(', ');

/** For what they have applied. */
export const appliedFor = (applicant: Applicant) => titleOf(applicant);
