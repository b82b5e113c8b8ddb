import { afterAll, beforeAll, expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase().replace(/\W/g, '.')}@many.example`,
	password: 'six or more',
});
const marta = person('Marta');
const ada = person('Ada One');
const MANY = 30;

beforeAll(async () => {
	site = await startSite({});
	await createHost(site, marta, 'bakery-intern');
	await createAccount(site, ada);
	await applyTo(site, ada, 'bakery-intern');
	await inDatabase(
		site,
		(sql) => sql`
			with made as (
				insert into auth.users (id, email, email_confirmed_at)
				select md5('many' || n)::uuid, 'many-' || n || '@many.example', now() from generate_series(1, ${MANY}::integer) as n
				returning id
			)
			insert into public.applications (user_id, internship_id, program_type, motivation, experience, availability, answer_due_on)
			select made.id, first.internship_id, first.program_type, 'Looms', 'None', 'June', first.answer_due_on + 1
			from made cross join (select * from public.applications limit 1) as first`,
	);
});
afterAll(() => site?.stop());

it('asks for the list once, and draws all rows; Back returns to the place that was left', async () => {
	const { page } = await site.visit('/', await signedIn(site, marta));
	const asked: string[] = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (/^\/api\/(first-screen|employer)/.test(pathname)) asked.push(pathname);
	});
	await page.goto(`${site.url}/employer-dashboard?tab=applications`);
	const rows = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
	await expect.poll(() => rows.count()).toBe(MANY + 1);
	// With all that the screen reads.
	expect(asked).toEqual(['/api/first-screen']);
	const last = rows.last().getByRole('link').first();
	await last.scrollIntoViewIfNeeded();
	const place = await page.evaluate(() => scrollY);
	expect(place).toBeGreaterThan(900);
	await last.click();
	await page.getByRole('navigation', { name: 'Applications' }).waitFor();
	await page.goBack();
	await rows.last().waitFor();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
	await page.close();
});
