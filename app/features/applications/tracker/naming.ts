import type { AppliedFor, StudentApplication } from '#schema/applications/student-applications.ts';
import { programTypeLabels } from '#schema/internships/program-types.ts';

type ApplicationName = Pick<StudentApplication, 'program_name' | 'program_type'> & {
	internship: Pick<AppliedFor, 'title' | 'company' | 'location'> | null;
};

/** Its heading: the internship, or what was typed, or the type of program. */
export const titleOf = ({ internship, program_name, program_type }: ApplicationName): string =>
	internship?.title ?? (program_name?.trim() || programTypeLabels[program_type]);

/** Whose it is and where; of a general application its type, where that is not its heading. */
export function bylineOf({ internship, program_name, program_type }: ApplicationName): string {
	if (internship) return `${internship.company} · ${internship.location}`;
	return program_name?.trim() ? programTypeLabels[program_type] : 'General application';
}
