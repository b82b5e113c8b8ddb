import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { CONSENT_WORDING } from '#schema/careers/consent-words.ts';
import { ask } from '#test/api-client.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults, axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { fillIn, press } from './helpers/page/forms.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, type Person, signedIn, signIn } from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();
const UNIVERSITY = 'University of Loomshire';
const person = (name: string, email: string): Person => ({ name, email, password: 'six or more' });
const rosa = person('Rosa Hale', 'rosa@careers.example');
const ida = person('Ida Bell', 'ida@careers.example');
const gwen = person('Gwen Lisle', 'gwen@careers.example');
const ada = person('Ada Finch', 'ada@careers.example');
const ben = person('Ben Small', 'ben@careers.example');

beforeAll(async () => {
	await createHost(site, rosa, 'careers-intern');
	for (const one of [ida, gwen, ada, ben]) await createAccount(site, one);
	const [admin, ...students] = await Promise.all([ida, ada, ben].map((one) => signIn(site, one)));
	await inDatabase(site, async (sql) => {
		await sql`insert into public.staff (user_id, role) values (${admin?.user.id ?? ''}, 'administrator')`;
		for (const { user } of students)
			await sql`insert into public.student_profiles (user_id, university) values (${user.id}, 'university of Loomshire')`;
	});
	for (const one of [ada, ben]) await applyTo(site, one, 'careers-intern');
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const scrollsSideways = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

it('a careers service that staff admit sees the student who agrees, until one press takes it back, and never the other one', async () => {
	const { page, problems } = await site.visit('/staff/careers-services', await signedIn(site, ida));
	await heading(page, 'No careers service is admitted').waitFor();
	await press(page, 'Admit and invite');
	await page.getByText('Enter the name of the university').waitFor();
	await fillIn(page, {
		'Name of the university': UNIVERSITY,
		'Address of its first person': gwen.email,
	});
	await press(page, 'Admit and invite');
	await expectToast(
		page,
		'The careers service is admitted',
		'The invitation is on its way.',
		'plain',
	);
	await page.getByText('Not answered yet').waitFor();
	expect(await axeFaultsInBothLooks(page)).toEqual([]);

	const mail = await site.mailTo(gwen.email, /careers service of University of Loomshire/);
	const address = /https?:\S+\/careers-service\/invitations\/[\da-f-]{36}/.exec(mail.text)?.[0];
	const { page: visitors } = await site.visit('/cookies');
	await visitors.goto(address ?? '');
	await heading(visitors, 'Careers service').waitFor();
	await visitors.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor();
	expect(await visitors.getByText('For students from').filter({ visible: true }).count()).toBe(0);
	await visitors.close();

	const { page: theirs, problems: theirProblems } = await site.visit(
		'/cookies',
		await signedIn(site, gwen),
	);
	await theirs.goto(address ?? '');
	await heading(theirs, `Access for the careers service of ${UNIVERSITY}`).waitFor();
	expect(await axeFaults(theirs)).toEqual([]);
	await press(theirs, 'Accept the invitation');
	await heading(theirs, 'Nobody shows you an application yet').waitFor();
	await theirs.getByText('Fewer than 5 students').waitFor();
	expect(await theirs.getByText(/Ada Finch|Ben Small/).count()).toBe(0);

	const { page: students, problems: studentProblems } = await site.visit(
		'/account',
		await signedIn(site, ada),
	);
	await heading(students, 'Your university’s careers service').waitFor();
	await students.getByText('It sees nothing of you unless you agree.').waitFor();
	expect(await students.getByRole('radio', { checked: true }).count()).toBe(0);
	await press(students, 'I agree to this');
	await students.getByText('Choose what it may see.').waitFor();
	await students.getByRole('radio', { name: /applications that I choose/ }).check();
	await press(students, 'I agree to this');
	await students.getByText('Choose at least one application.').waitFor();
	expect(await axeFaultsInBothLooks(students)).toEqual([]);
	await students.getByRole('checkbox', { name: /Loom Intern/ }).check();
	await press(students, 'I agree to this');
	await expectToast(
		students,
		'Your choice is saved',
		'We have emailed you what you agreed to.',
		'plain',
	);
	await students.getByText('You agreed on').waitFor();
	await site.mailTo(ada.email, /What you agreed to/);

	await theirs.reload();
	const row = theirs.getByRole('row', { name: /Ada Finch.*Loom Intern, Loom & Sons/ });
	await row.getByText('Sent').waitFor();
	expect(await theirs.getByText(/Ben Small/).count()).toBe(0);
	expect(await theirs.getByText(/like looms|Two summers|ada@/).count()).toBe(0);
	expect(await axeFaultsInBothLooks(theirs)).toEqual([]);
	for (const width of [320, 390, 768, 1280]) {
		await theirs.setViewportSize({ width, height: 844 });
		await students.setViewportSize({ width, height: 844 });
		await page.setViewportSize({ width, height: 844 });
		for (const one of [theirs, students, page]) expect(await scrollsSideways(one)).toBe(false);
	}

	await press(students, 'Take it back');
	await expectToast(
		students,
		'Taken back',
		'The careers service sees nothing of you any more.',
		'plain',
	);
	expect(await students.getByText('You agreed on').count()).toBe(0);
	await theirs.reload();
	await heading(theirs, 'Nobody shows you an application yet').waitFor();
	expect(await theirs.getByText(/Ada Finch/).count()).toBe(0);
	await site.mailTo(ada.email, /sees nothing of you any more/);

	await page.reload();
	await page.getByRole('button', { name: `Remove ${gwen.name}` }).click();
	await page.getByRole('button', { name: 'Yes, remove' }).click();
	await expectToast(
		page,
		'The access has ended',
		'On every device. We have emailed the person.',
		'plain',
	);
	await theirs.reload();
	await heading(theirs, 'Page Not Found').waitFor();
	expect([problems, studentProblems]).toEqual([[], []]);
	expect(theirProblems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

it('shows with numbers no line of fewer than five, and prints', async () => {
	const uni = 'University of Numbers';
	const adviser = person('Nia Count', 'nia@careers.example');
	await createAccount(site, adviser);
	const { user } = await signIn(site, adviser);
	const accounts = Array.from({ length: 7 }, (_, index) =>
		person(`Student ${index}`, `numbers-${index}@careers.example`),
	);
	for (const one of accounts) await createAccount(site, one);
	const service = await inDatabase(site, async (sql) => {
		const [row] =
			await sql`insert into public.careers_services (university) values (${uni}) returning id`;
		await sql`insert into public.careers_names (key, service_id) values (${uni.toLowerCase()}, ${row?.id})`;
		await sql`insert into public.careers_members (user_id, service_id) values (${user.id}, ${row?.id})`;
		return String(row?.id);
	});
	for (const [index, one] of accounts.entries()) {
		const { user: student, access_token: token } = await signIn(site, one);
		await inDatabase(
			site,
			(sql) => sql`
			insert into public.student_profiles (user_id, university) values (${student.id}, ${uni})`,
		);
		await applyTo(site, one, 'careers-intern');
		const kind = index < 6 ? 'counted' : 'all';
		const body = { service, kind, applications: [], wording: CONSENT_WORDING };
		await ask(site.url, '/api/careers/consent', { body, token });
	}
	await inDatabase(site, async (sql) => {
		await sql`update public.careers_consents set given_at = given_at - interval '10 days' where service_id = ${service}`;
		await sql`alter table public.applications disable trigger all`;
		await sql`update public.applications set created_at = created_at - interval '9 days' where user_id in (
			select user_id from public.careers_consents where service_id = ${service})`;
		await sql`alter table public.applications enable trigger all`;
	});
	const { page } = await site.visit('/careers-service', await signedIn(site, adviser));
	await page.getByText('5 students or more').waitFor();
	await page.getByText('1 application of 1 student').waitFor();
	expect(
		await page.getByRole('listitem').filter({ hasText: 'or more' }).allTextContents(),
	).toContain('Sent5 or more');
	expect(await page.getByText(/^[1-4] or more/).count()).toBe(0);
	expect(await page.getByText(/Student [0-5]/).count()).toBe(0);
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	await page.emulateMedia({ media: 'print' });
	await page.getByText(/as it stands on/).waitFor();
	await page.getByRole('row', { name: /Student 6/ }).waitFor();
	await page.emulateMedia({ media: 'screen' });
});
