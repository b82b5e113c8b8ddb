import type { Sql } from 'postgres';
import { submitApplication } from '#server/deeds/applications/submit-application.ts';

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
