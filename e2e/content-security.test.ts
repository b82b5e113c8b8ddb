import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hydrated } from './helpers/page/page-readers.ts';
import { signUp } from './helpers/people/accounts.ts';
import { type SiteUnderTest, startSite } from './helpers/server/site.ts';

let site: SiteUnderTest;
let context: BrowserContext;
const violations: string[] = [];

beforeAll(async () => {
	// A separate server: the mailbox shows all mails of a server.
	site = await startSite({});
	context = await site.newContext();
	await context.exposeFunction('violated', (what: string) => violations.push(what));
	await context.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', (event) => {
			const { effectiveDirective, blockedURI, sourceFile, sample } = event;
			const { violated } = window as unknown as { violated(what: string): void };
			violated([effectiveDirective, blockedURI, sourceFile, sample].join(' '));
		});
	});
});
afterAll(() => site.stop());

const PROBE = 'https://probe.invalid';

/**
 * The policy violations since the last call. A deliberate violation shows that all earlier ones
 * have been reported.
 */
async function violationsOf(page: Page): Promise<string[]> {
	await page.evaluate((address) => {
		new Image().src = address;
	}, `${PROBE}/pixel.png`);
	await expect.poll(() => violations.some((one) => one.includes(PROBE))).toBe(true);
	return violations.splice(0).filter((one) => !one.includes(PROBE));
}

it('shows caught mail as it looks in a mail program, within the policy', async () => {
	await signUp(site, { name: 'Mei', email: 'mei@mails.example', password: 'six or more' });
	const page = await context.newPage();
	const response = await page.goto(`${site.url}/dev/mailbox`);
	expect(response?.headers()['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
	await page.getByText('As an HTML mail').click();
	const link = page.frameLocator('iframe').getByRole('link', { name: 'Confirm my email address' });
	expect(await link.evaluate((one) => getComputedStyle(one).paddingLeft)).toBe('22px');
	expect(await violationsOf(page)).toEqual([]);
	await page.close();
});

it('reports a violation, and what was put into a page does not run', async () => {
	const page = await context.newPage();
	await page.goto(site.url);
	await page.evaluate(() => {
		const script = document.createElement('script');
		script.textContent = 'document.title = "taken over"';
		document.body.append(script);
		document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="document.title=1">');
		document.body.insertAdjacentHTML('beforeend', '<p style="color:red">styled</p>');
	});
	// That of the handler comes once its picture has failed.
	await expect
		.poll(() => violations.map((what) => what.split(' ')[0]))
		.toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'style-src-attr']));
	await violationsOf(page);
	expect(await page.title()).not.toMatch(/taken over|^1$/);
	await page.close();
});

it('shows what a query says as text', async () => {
	const page = await context.newPage();
	const attack = '"><script>document.title="taken over"</script><img src=x onerror=alert(1)>';
	for (const path of [
		'/programs?search=',
		'/companies?search=',
		'/candidates?search=',
		'/resources/faqs?search=',
		'/contact?subject=',
		'/apply?program=',
		'/no-such-page?',
	]) {
		await page.goto(site.url + path + encodeURIComponent(attack));
		await hydrated(page);
		expect(await page.title()).not.toBe('taken over');
		expect(await page.locator('img[src="x"]').count()).toBe(0);
	}
	expect(await violationsOf(page)).toEqual([]);
	await page.close();
});

it('no asset holds a secret, a path of the machine or a source map', () => {
	const root = join('build', 'client');
	const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
	expect(files.filter((file) => /\.map$|\.env|\.ts$|\.sql$/.test(file))).toEqual([]);
	const texts = files.filter((file) => /\.(js|css|html|json|txt|xml|webmanifest|data)$/.test(file));
	expect(texts.length).toBeGreaterThan(50);
	const secret =
		/sb_secret_|service_role|JWT_SECRET|BEGIN [A-Z ]*PRIVATE KEY|postgres:\/\/|sourceMappingURL=/;
	const machine = new RegExp(`${process.cwd()}|node_modules/`);
	const telling = texts.filter((file) => {
		const text = readFileSync(join(root, file), 'utf8');
		return secret.test(text) || machine.test(text);
	});
	expect(telling).toEqual([]);
});
