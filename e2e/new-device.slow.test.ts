import { expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults } from './helpers/page/axe.ts';
import { fillPanel, press } from './helpers/page/forms.ts';
import { createAccount, type Person } from './helpers/people/accounts.ts';
import { createHost } from './helpers/people/employers.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();
const phone = { viewport: { width: 390, height: 844 } };

/** Signs in by the form, in a browser that has been used for nothing else. @returns a way to do it once more there */
async function signInBy(person: Person, path: string, there: string) {
	const { page } = await site.visit(path, phone);
	const again = async () => {
		await fillPanel(page, { Email: person.email, Password: person.password });
		await press(page, 'Sign In');
		await page.waitForURL(there);
	};
	await again();
	expect(await axeFaults(page)).toEqual([]);
	const deviceOf = () => page.evaluate(() => localStorage.getItem('second-step-device'));
	expect(await deviceOf()).toMatch(/^[\da-f]{32}$/);
	return async () => {
		await page.evaluate(() => localStorage.removeItem('sb-uk-internships-auth'));
		await page.goto(site.url + path);
		await again();
	};
}

const mailsTo = async ({ email }: Person) => {
	const [row] = await inDatabase(
		site,
		(sql) => sql<{ n: number }[]>`
			select count(*)::integer as n from outbox.mails
			where recipient = ${email} and subject like 'A new device signed in%'`,
	);
	return row?.n;
};

it('an employer is mailed of a sign-in in another browser, once, and a student is not', async () => {
	const rosa = { name: 'Rosa Hale', email: 'rosa@new-device.example', password: 'ten or more' };
	const ann = { name: 'Ann Ng', email: 'ann@new-device.example', password: 'six or more' };
	await createHost(site, rosa, 'device-intern');
	await createAccount(site, ann);
	await signInBy(rosa, '/employer-auth', '**/employer-dashboard');
	const again = await signInBy(rosa, '/employer-auth', '**/employer-dashboard');
	const mail = await site.mailTo(rosa.email, /^A new device signed in/);
	expect(mail.text).toContain('on Linux');
	await again();
	await signInBy(ann, '/auth', `${site.url}/`);
	await signInBy(ann, '/auth', `${site.url}/`);
	expect([await mailsTo(rosa), await mailsTo(ann)]).toEqual([1, 0]);
});
