import type { Sql } from 'postgres';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { submitApplication } from '#server/deeds/applications/submit-application.ts';
import { signedUp, type TestBackend } from '#test/servers/backend.ts';
import { internshipRow } from './internship-row.ts';
import { verifiedEmployer } from './rows-of-people.ts';

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

const answers = { motivation: 'Looms', experience: 'Two summers', availability: 'From June' };
const nothing = { profile: null, cv: null, made: null };

/** As the student, to an internship with this id or slug. @returns the application's id */
export async function apply(
	sql: Sql,
	admin: Sql,
	person: string,
	internship: string,
	change: Partial<typeof answers> = {},
): Promise<string> {
	const [row] = await admin<{ slug: string }[]>`
		select slug from public.internships where ${internship} in (id::text, slug)`;
	return submitApplication(sql, {
		person,
		internship: row?.slug ?? internship,
		answers: { ...answers, ...change },
		attached: nothing,
	});
}

/** Stores a CV that an account has sent; copies with applications point to it. @returns its id */
export async function sentCv(admin: Sql, user: string, content: Buffer): Promise<string> {
	const [row] = await admin<{ id: string }[]>`
		insert into public.sent_cvs (user_id, content) values (${user}, ${content})
		on conflict (user_id, digest) do update set user_id = excluded.user_id returning id`;
	if (!row) throw new Error('The CV was not stored.');
	return row.id;
}
