import { expect, it } from 'vitest';
import { axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { press } from './helpers/page/forms.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, signedInAnew } from './helpers/people/accounts.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();
const phone = { viewport: { width: 390, height: 844 } };

it('lists where one is signed in, signs out one device, then all others, on a phone', async () => {
	const ann = { name: 'Ann Two', email: 'ann@open.example', password: 'six or more' };
	await createAccount(site, ann);
	const others = [await signedInAnew(site, ann), await signedInAnew(site, ann)] as const;
	const { page } = await site.visit('/account/security', {
		...(await signedInAnew(site, ann)),
		...phone,
	});
	const part = page.getByRole('region', { name: 'Where you are signed in' });
	const lines = part.getByRole('listitem');
	await lines.first().getByText('This device').waitFor();
	await lines.first().getByText('In use now').waitFor();
	expect(await lines.count()).toBe(3);
	expect(await part.getByRole('button', { name: /^Sign out .*last used/ }).count()).toBe(2);
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

	await lines
		.nth(1)
		.getByRole('button', { name: /^Sign out/ })
		.click();
	await expectToast(page, 'Signed out', 'That device needs the password to get in again.', 'plain');
	await expect.poll(() => lines.count()).toBe(2);
	await press(page, 'Sign out everywhere else');
	await expectToast(
		page,
		'Signed out everywhere else',
		'You stay signed in on this device alone.',
		'plain',
	);
	await expect.poll(() => lines.count()).toBe(1);
	expect(await part.getByRole('button').count()).toBe(0);
	await page.reload();
	await lines.first().getByText('This device').waitFor();
	for (const other of others) {
		const { page: ended } = await site.visit('/account/security', other);
		await ended.waitForURL('**/auth');
	}
});

it.each(['employer', 'staff'] as const)('%s see it as well', async (role) => {
	const person = { name: 'Eve Part', email: `${role}@open.example`, password: 'ten or more' };
	await (role === 'staff' ? createStaff(site, person) : createAccount(site, person, role));
	const { page } = await site.visit('/account/security', await signedInAnew(site, person));
	const part = page.getByRole('region', { name: 'Where you are signed in' });
	await part.getByText('This device').waitFor();
});
