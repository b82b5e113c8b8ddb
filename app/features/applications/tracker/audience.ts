import {
	type ApplicationStatus,
	hostLabelOf,
	studentLabelOf,
} from '#schema/applications/application-moves.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';

/** To whom an application is shown, and whom its words call "you": the student, or those who answer. */
export type Audience = 'student' | 'host';

/** A status of the application, in the words of its reader. */
export const labelOf = (
	status: ApplicationStatus,
	{ internship }: Pick<StudentApplication, 'internship'>,
	readBy: Audience,
) => (readBy === 'host' ? hostLabelOf(status) : studentLabelOf(status, internship?.source));
