import { expect, it } from 'vitest';
import { axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { createAccount, signedIn, signIn } from './helpers/people/accounts.ts';
import { siteForAll } from './helpers/server/site.ts';
import { storeRow } from './helpers/server/table-rows.ts';

const site = siteForAll();
const phone = { viewport: { width: 390, height: 844 } };

it('changes the password with the present one, and says what is wrong beside the field', async () => {
	const person = { name: 'Ann Safe', email: 'ann@safe.example', password: 'six or more' };
	await createAccount(site, person);
	const { page } = await site.visit('/account/security', {
		...(await signedIn(site, person)),
		...phone,
	});
	const form = page.getByRole('form', { name: 'Change password' });
	await form.getByText('At least 6 characters').waitFor();
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	const change = form.getByRole('button', { name: 'Change password' });
	await change.click();
	await form.getByText('Enter your present password').waitFor();
	await form.getByLabel('Your present password').fill('not mine');
	await form.getByLabel('New password').fill('another one');
	await change.click();
	await form.getByText('This is not your present password.').waitFor();
	expect(await form.getByLabel('New password').inputValue()).toBe('another one');
	await form.getByLabel('Your present password').fill(person.password);
	await change.click();
	await form.getByText('Your new password is saved').waitFor();
	await form.getByRole('button', { name: 'Change it again' }).click();
	await form.getByLabel('Your present password').and(page.locator(':focus')).waitFor();
	await signIn(site, { ...person, password: 'another one' });
	await site.mailTo(person.email, /^Your password was changed/);
});

it('asks an employer with a short password to change it, on the dashboard and beside the form', async () => {
	const person = { name: 'Jo Short', email: 'jo@short.example', password: 'secret1' };
	await createAccount(site, person);
	const { user } = await signIn(site, person);
	await storeRow(site, 'employers', {
		user_id: user.id,
		company_name: 'Short Systems',
		contact_person: 'Jo Short',
		industry: 'Technology',
		company_size: '11-50',
		location: 'Leeds',
		company_description: 'Flood models.',
		profile_completed: true,
	});
	const { page } = await site.visit('/employer-auth', phone);
	await page.getByLabel('Email').first().fill(person.email);
	await page.getByLabel('Password', { exact: true }).first().fill(person.password);
	await page.getByRole('button', { name: 'Sign In', exact: true }).click();
	await page.waitForURL('**/employer-dashboard');
	await page.getByText('Your password has fewer than 10 characters.').waitFor();
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	await page.getByRole('link', { name: /^Change it/ }).click();
	await page.waitForURL('**/account/security#password');
	const said = page.getByText('Yours has fewer than 10 characters.');
	await said.waitFor();
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	const form = page.getByRole('form', { name: 'Change password' });
	await form.getByLabel('Your present password').fill(person.password);
	await form.getByLabel('New password').fill('ten chars.');
	await form.getByRole('button', { name: 'Change password' }).click();
	await form.getByText('Your new password is saved').waitFor();
	expect(await said.count()).toBe(0);
	await page.goto(`${site.url}/employer-dashboard`);
	await page.getByRole('heading', { name: 'Welcome, Jo Short' }).waitFor();
	await page.getByRole('tab', { name: 'Overview' }).waitFor();
	expect(await page.getByText('fewer than 10 characters').count()).toBe(0);
});

it('moves an employer’s account to a new address by its link', async () => {
	const person = { name: 'Rosa Safe', email: 'rosa@safe.example', password: 'ten or more' };
	await createAccount(site, person, 'employer');
	const { page } = await site.visit('/account/security', await signedIn(site, person));
	await page.getByText('At least 10 characters').waitFor();
	const screens = page.getByRole('navigation', { name: 'Account' });
	await expect
		.poll(() => screens.getByRole('link').allTextContents())
		.toEqual(['Dashboard', 'Security', 'Account']);
	const form = page.getByRole('form', { name: 'Change email address' });
	await form.getByLabel('New email address').fill('rosa.new@safe.example');
	await form.getByLabel('Your present password').fill(person.password);
	await form.getByRole('button', { name: 'Send the link' }).click();
	await form.getByText('A link is on its way to').waitFor();
	await site.mailTo(person.email, /^A new email address/);
	const { text } = await site.mailTo('rosa.new@safe.example');
	await page.goto(/https?:\S+\/auth\/confirm#\S+/.exec(text)?.[0] ?? '');
	await page.getByRole('button', { name: 'Confirm the new address' }).click();
	await page.getByText('rosa.new@safe.example').first().waitFor();
	await page.waitForURL('**/account/security');
	await signIn(site, { email: 'rosa.new@safe.example', password: person.password });
});
