import type { Sql } from 'postgres';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { signedUp, type TestBackend } from '#test/servers/backend.ts';
import { internshipRow } from './internship-row.ts';
import { verifiedEmployer } from './rows-of-people.ts';
import { apply } from './sent-applications.ts';

type Person = { id: string; token: string };

/** Companies with internships, and students who apply to them. */
export function employerWorld({ backend }: TestBackend, admin: Sql) {
	const idOf = async (inserted: PromiseLike<readonly { id?: string }[]>) =>
		(await inserted)[0]?.id ?? '';
	return {
		async employer(email: string, company: string): Promise<Person & { employer: string }> {
			const person = await signedUp(backend, email);
			const row = verifiedEmployer(person.id, company);
			const employer = await idOf(admin`insert into public.employers ${admin(row)} returning id`);
			return { ...person, employer };
		},
		publish: (employer: string, slug: string, change: object = {}): Promise<string> => {
			const row = internshipRow(slug, { source: 'employer', employer_id: employer, ...change });
			return idOf(admin`insert into public.internships ${admin(row)} returning id`);
		},
		/** As the student. @returns the application's id */
		apply: (student: string, internship: string): Promise<string> =>
			apply(backend.sql, admin, student, internship, { motivation: internship }),
		/** As staff on the command line, at once final, or as the student with `by`. */
		move: async (application: string, to: ApplicationStatus, by?: string): Promise<void> => {
			const [row] = await admin<{ status: ApplicationStatus }[]>`
				select status from public.applications where id = ${application}`;
			await moveApplication(backend.sql, {
				as: by ? 'student' : 'staff',
				person: by ?? null,
				application,
				expected: row?.status ?? 'submitted',
				to,
				reasons: to === 'rejected' ? ['skills'] : [],
				message: 'We write to you.',
			});
		},
	};
}
