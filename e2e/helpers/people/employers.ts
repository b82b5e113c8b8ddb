import type { RunningSite } from '#e2e/helpers/server/site.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { createAccount, type Person, sessionOf } from './accounts.ts';

/** A verified employer with one open internship. @returns its id */
export async function createHost(site: RunningSite, person: Person, slug: string): Promise<string> {
	await createAccount(site, person);
	const profile = {
		company_name: 'Loom & Sons',
		contact_person: person.name,
		industry: 'Technology',
		company_size: '11-50',
		location: 'Leeds',
		company_description: 'We make looms.',
		profile_completed: true,
		verified: true,
	};
	return inDatabase(site, async (sql) => {
		const [user] = await sql`select id from auth.users where email = ${person.email}`;
		const row = { ...profile, user_id: user?.id };
		const [employer] = await sql`insert into public.employers ${sql(row)} returning id`;
		const listing = internshipRow(slug, {
			source: 'employer',
			employer_id: employer?.id,
			title: 'Loom Intern',
			company: 'Loom & Sons',
		});
		const [internship] = await sql`insert into public.internships ${sql(listing)} returning id`;
		return internship?.id;
	});
}

/** What a student sends to an internship, by the call that the form makes. @returns the application's id */
export async function applyTo(site: RunningSite, person: Person, slug: string): Promise<string> {
	const { access_token } = await sessionOf(site, person);
	return sendApplication(site, access_token, slug, `I, ${person.name}, like looms.`);
}

/** The same with a token of the student. @returns the application's id */
export async function sendApplication(
	site: RunningSite,
	token: string,
	slug: string,
	motivation = 'I like looms.',
): Promise<string> {
	const response = await fetch(`${site.url}/api/applications`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
		body: JSON.stringify({
			internship: slug,
			motivation,
			experience: 'Two summers',
			availability: 'From June',
		}),
	});
	const { id } = (await response.json()) as { id?: string };
	if (!id) throw new Error(`Not applied: ${response.status}`);
	return id;
}
