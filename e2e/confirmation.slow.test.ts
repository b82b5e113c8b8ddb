import { expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { fillIn, fillPanel, openTab, press } from './helpers/page/forms.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { linkIn, siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

/** A new link comes at most once a minute. */
const ageMailsByTwoMinutes = (email: string) =>
	inDatabase(
		site,
		(sql) => sql`
			update auth.users set confirmation_sent_at = confirmation_sent_at - interval '2 minutes'
			where email = ${email}`,
	);

it.each([
	[
		'/auth',
		{ 'Full name': 'Lin Wu', Email: 'lin@students.example', Password: 'five5 and more' },
		['Sign in failed', 'Success', 'Please check your email to confirm your account'],
	],
	[
		'/employer-auth',
		{
			'Company name': 'Wu Ltd',
			'Contact person': 'Lin Wu',
			Email: 'lin@wu.example',
			Password: 'five5 and more',
			'Confirm password': 'five5 and more',
		},
		[
			'Sign In Failed',
			'Success',
			'Account created successfully! Please check your email for verification and complete your profile.',
		],
	],
] as const)('%s sends the link of the sign-up again', async (path, fields, texts) => {
	const [refused, title, thanks] = texts;
	const { page } = await site.visit(path);
	await openTab(page, 'Sign Up');
	await fillPanel(page, fields);
	await press(page, 'Sign Up');
	await expectToast(page, title, thanks, 'plain');
	// An emptied form would look like one that is still to be filled in.
	await page.getByRole('button', { name: 'Use another address' }).waitFor();
	expect(await page.getByRole('tabpanel').getByRole('textbox').count()).toBe(0);
	const first = linkIn(await site.mailTo(fields.Email));

	await page.reload();
	await fillPanel(page, { Email: fields.Email, Password: fields.Password });
	await press(page, 'Sign In');
	await expectToast(page, refused, 'Email not confirmed');
	await page.getByText('A link to confirm your account was sent').waitFor();
	await ageMailsByTwoMinutes(fields.Email);
	await press(page, 'Send the link again');
	const text =
		'A new link is on its way, unless one was sent in the last minute. Only the newest works.';
	await expectToast(page, 'Check your email', text, 'plain');
	await expect.poll(async () => linkIn(await site.mailTo(fields.Email))).not.toBe(first);

	await page.goto(first);
	await press(page, 'Confirm my address');
	await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
	await ageMailsByTwoMinutes(fields.Email);
	const second = linkIn(await site.mailTo(fields.Email));
	await fillIn(page, { Email: fields.Email });
	await press(page, 'Send the link again');
	await expectToast(page, 'Check your email', text, 'plain');
	await expect.poll(async () => linkIn(await site.mailTo(fields.Email))).not.toBe(second);

	await page.goto(linkIn(await site.mailTo(fields.Email)));
	await press(page, 'Confirm my address');
	await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).waitFor();
});
