import { titleOf } from '#app/features/applications/tracker/naming.ts';
import { personInitials } from '#app/lib/person-initials.ts';
import { type Applicant, numberedName } from '#schema/applications/applicants.ts';
import { shortMonth } from '#schema/london-day.ts';
import { monthWords } from './permission-words.ts';

type ApplicantName = Pick<Applicant, 'name' | 'hidden' | 'number'>;

/** "Applicant 41" where the name is hidden. */
export const nameOf = ({ name, hidden, number }: ApplicantName) =>
	name ?? (hidden ? numberedName(number) : 'Name not given');

/** "AN": candidates have initials, not pictures; 41 where the name is hidden. */
export const initialsOf = ({ name, hidden, number }: ApplicantName) =>
	hidden ? String(number ?? '–') : personInitials(name ?? '') || '–';

/** What they study and where, as far as it was sent. */
export const placeOf = ({ course, university }: Applicant) =>
	[course, university].filter(Boolean).join(', ');

/** "graduates Sept 2027", as far as it was sent. */
const graduationOf = ({ graduation }: Applicant) =>
	graduation && `graduates ${monthWords(graduation, monthAndYear)}`;

/** Both of them. */
export const studyOf = (applicant: Applicant) =>
	[placeOf(applicant), graduationOf(applicant)].filter(Boolean).join(', ');

const monthAndYear = (day: string) => `${shortMonth(day)} ${day.slice(0, 4)}`;

/** For what they have applied. */
export const appliedFor = (applicant: Applicant) => titleOf(applicant);
