import type { Sql } from 'postgres';
import { asWritingPerson } from '#server/postgres/as-person.ts';
import { asServiceRole } from '#server/postgres/as-service-role.ts';
import { signedUp, type TestBackend } from '#test/servers/backend.ts';
import { internshipRow } from './internship-row.ts';
import { applicationRow, verifiedEmployer } from './rows-of-people.ts';

type Person = { id: string; token: string };

/** Companies with internships, and students who apply to them, by SQL as these people. */
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
			asWritingPerson(backend.sql, student, (tx) => {
				const row = { ...applicationRow(student, internship), internship_id: internship };
				return idOf(tx`insert into public.applications ${tx(row)} returning id`);
			}),
		/** As staff on the command line, or as the student with `by`. */
		move: (application: string, to: string, by?: string): Promise<unknown> => {
			const run = by
				? asWritingPerson.bind(null, backend.sql, by)
				: asServiceRole.bind(null, backend.sql);
			return run(
				(sql) => sql`
					select application_rules.move(id, status, ${to}, ${to === 'rejected' ? ['skills'] : []}::text[],
						'We write to you.')
					from public.applications where id = ${application}`,
			);
		},
	};
}
