import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillPanel, press } from './helpers/page/forms.ts';
import { createAccount } from './helpers/people/accounts.ts';
import { type SiteUnderTest, startSite } from './helpers/server/site.ts';

const person = { name: 'Ada Clock', email: 'ada@clock.example', password: 'six or more' };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let site: SiteUnderTest;
beforeAll(async () => {
	site = await startSite();
	await createAccount(site, person);
});
afterAll(() => site?.stop());

/** Runs in the page before its scripts: its clock is ahead by so many milliseconds. */
function shiftClock(ahead: number) {
	const Real = Date;
	class Shifted extends Real {
		constructor(...given: []) {
			if (given.length > 0) super(...given);
			else super(Real.now() + ahead);
		}
		static override now = () => Real.now() + ahead;
	}
	globalThis.Date = Shifted as DateConstructor;
}

it.each([
	['62 minutes fast', 62 * MINUTE],
	['a day fast', DAY],
	['two years fast', 730 * DAY],
	['two hours slow', -120 * MINUTE],
	['a year slow', -365 * DAY],
])(
	'a device whose clock is %s asks for one token at a sign-in, and its pages react',
	async (_, ahead) => {
		const context = await site.newContext();
		await context.addInitScript(shiftClock, ahead);
		const page = await context.newPage();
		const tokens: string[] = [];
		page.on('request', (request) => {
			const { pathname, searchParams } = new URL(request.url());
			if (pathname === '/auth/v1/token') tokens.push(searchParams.get('grant_type') ?? '');
		});
		await page.goto(`${site.url}/auth`);
		await fillPanel(page, { Email: person.email, Password: person.password });
		await press(page, 'Sign In');
		await page.waitForURL(`${site.url}/`);
		await page.goto(`${site.url}/account`);
		const screens = page.getByRole('navigation', { name: 'Account' });
		for (const [name, path] of [
			['Profile', '/account/profile'],
			['Applications', '/account/applications'],
			['Alerts', '/account/alerts'],
			['Security', '/account/security'],
		] as const) {
			await screens.getByRole('link', { name }).click();
			await page.waitForURL(`${site.url}${path}`);
			await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
		}
		await page.getByRole('form', { name: 'Change password' }).waitFor();
		expect(tokens).toEqual(['password']);
		await context.close();
	},
);
