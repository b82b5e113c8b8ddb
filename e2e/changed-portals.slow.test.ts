import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_WORDING } from '#schema/careers/consent-words.ts';
import { ask } from '#test/api-client.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import {
	addAndRemove,
	addManager,
	blockStorage,
	failElsewhere,
	fillStorage,
	translate,
	translators,
} from './helpers/page/changers.ts';
import { delayCalls } from './helpers/page/delay-calls.ts';
import { createAccount, type Session, signedIn } from './helpers/people/accounts.ts';
import { sendApplication } from './helpers/people/employers.ts';
import { createSampleAccounts } from './helpers/people/sample-accounts.ts';
import { pressAll } from './helpers/portals/press-all.ts';
import type { AccountKind } from './helpers/screen-states.ts';
import { type SiteUnderTest, startSite } from './helpers/server/site.ts';
import { siteInternships } from './helpers/server/site-internships.ts';
import { endWaitOfMoves, moveByStaff } from './helpers/server/staff.ts';

let site: SiteUnderTest;
// A server of its own: staff decide here on everything that waits, which elsewhere is of the tests of other files.
beforeAll(async () => {
	site = await startSite({});
});
afterAll(() => site?.stop());
type Kind = AccountKind | 'adviser';
let browserOf: (kind: Kind) => BrowserContextOptions | undefined;
/** What one walk does is not there for the next: each has people of its own. */
async function createPeople() {
	const sampleOf = await createSampleAccounts(site);
	const studentSession = sessionIn(sampleOf('student'));
	await fillStudent(studentSession);
	const adviser = await createAdviser(studentSession);
	browserOf = (kind) => (kind === 'adviser' ? adviser : sampleOf(kind));
}

/** The session that such a browser has stored. */
function sessionIn({ storageState }: BrowserContextOptions = {}): Session {
	const { origins } = storageState as StorageState;
	return JSON.parse(origins.flatMap(({ localStorage }) => localStorage)[0]?.value ?? '');
}
type StorageState = { origins: { localStorage: { value: string }[] }[] };

/** Of the careers service of the student's university, to which the student shows all applications. */
async function createAdviser({ user, access_token: token }: Session) {
	const adviser = {
		name: 'Nia Count',
		email: `${randomUUID()}@careers.example`,
		password: 'six or more',
	};
	await createAccount(site, adviser);
	const options = await signedIn(site, adviser);
	const university = `University of ${randomUUID()}`;
	const service = await inDatabase(site, async (sql) => {
		const [row] =
			await sql`insert into public.careers_services (university) values (${university}) returning id`;
		await sql`insert into public.careers_names (key, service_id) values (${university.toLowerCase()}, ${row?.id})`;
		await sql`insert into public.careers_members (user_id, service_id)
			values (${sessionIn(options).user.id}, ${row?.id})`;
		await sql`insert into public.student_profiles (user_id, university) values (${user.id}, ${university})
			on conflict (user_id) do update set university = excluded.university`;
		return String(row?.id);
	});
	const body = { service, kind: 'all', applications: [], wording: CONSENT_WORDING };
	await ask(site.url, '/api/careers/consent', { body, token });
	return options;
}

/** Something in each list of the student: saved, shared, an alert, an offer. */
async function fillStudent({ user, access_token }: Session) {
	const [one, other] = await siteInternships(site);
	const id = await sendApplication(site, access_token, one.slug);
	await inDatabase(site, async (sql) => {
		await sql`insert into public.saved_internships (user_id, internship_id)
			select ${user.id}, id from public.internships where slug in (${one.slug}, ${other.slug})`;
		await sql`insert into public.alerts (user_id, query, frequency)
			values (${user.id}, 'city=Leeds', 'weekly')`;
		await sql`insert into public.shared_lists (user_id, digest, title, internships)
			select ${user.id}, sha256(convert_to(${user.id}, 'utf8')), 'For year two', array[id]
			from public.internships where slug = ${one.slug}`;
	});
	await moveByStaff(site, id, 'offered');
	await endWaitOfMoves(site, id);
}

/** Also what would take from staff of other tests, or from the one who walks, what they need. */
const unsafe =
	/delete my account|sign out|yes, (end the access|make reviewer)|^return \d+ drafts?$/i;

/** Where each kind of account begins, and the screens that it must come to from there. */
const walks: [Kind, first: string[], screens: string[]][] = [
	[
		'student',
		['/account/applications', '/apply', '/account/cv'],
		[
			'/account/applications/:id',
			'/account/applications/:id/offer',
			'/account/profile',
			'/account/profile/from-cv',
			'/account/alerts',
			'/account/lists',
			'/account/security',
			'/account',
			'/saved',
			'/saved/compare',
		],
	],
	[
		'host',
		['/employer-dashboard', '/employer-dashboard/internships/new'],
		[
			'/employer-dashboard?tab=internships',
			'/employer-dashboard?tab=applications',
			'/employer-dashboard/internships/import',
			'/employer-dashboard/internships/:id',
			'/employer-dashboard/applications/:id',
			'/employer-dashboard?tab=profile',
			'/employer-dashboard/colleagues',
			'/employer-dashboard/connections',
			'/employer-profile-setup',
			'/account/security',
			'/account',
		],
	],
	['new employer', ['/employer-profile-setup'], []],
	['adviser', ['/careers-service'], []],
	[
		'staff',
		['/staff'],
		[
			...['drafts', 'drafts/:id', 'corrections', 'employers', 'messages', 'applicant-messages'],
			...['reports', 'applications', 'applications/:id', 'listings', 'people', 'catalogue'],
			...['searches', 'log', 'careers-services'],
		].map((screen) => `/staff/${screen}`),
	],
];
const portals =
	/^\/(account(?!\/data)|apply|careers-service|employer-dashboard|employer-profile-setup|saved|staff)(?=[/?]|$)/;
/** Addresses of the same screen have one pattern. */
const patternOf = (path: string) =>
	path
		.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
		.replace(/\?(?:.*\b(tab=\w+))?.*/, (_, tab) => (tab ? `?${tab}` : ''));

const ready = async (page: Page) => {
	await page.locator('html[data-ready]').waitFor();
	await page.locator('.late:visible').first().waitFor({ state: 'detached' });
};

/** Goes through all screens that links lead to. @returns the screens, and what went wrong on them */
async function walk(page: Page, first: string[], isAlone: boolean) {
	const faults: string[] = [];
	const seen = new Set<string>();
	const left = [...first];
	for (let path = left.shift(); path !== undefined; path = left.shift()) {
		const pattern = patternOf(path);
		if (seen.has(pattern)) continue;
		seen.add(pattern);
		await open(page, path);
		// With what it is about to show: a press may take it away.
		await ready(page);
		const before = await linksOn(page);
		faults.push(...(await pressAll(page, unsafe)).map((fault) => `${pattern}: ${fault}`));
		if (!isAlone) left.push(...before, ...(await linksOn(page)));
		const broken = page.getByText(/something went wrong on this page|could not be shown/i);
		if ((await broken.count()) === 0) continue;
		faults.push(`${pattern}: error screen`);
		await page.goto(site.url + first[0]);
		await ready(page);
	}
	return { faults, seen: [...seen] };
}

const linksOn = async (page: Page) => {
	const links = await page.evaluate(() =>
		[...document.querySelectorAll<HTMLAnchorElement>('main a[href], header a[href]')]
			.filter(({ origin, target }) => origin === location.origin && !target)
			.map(({ pathname, search }) => pathname + search),
	);
	return links.filter((to) => portals.test(to));
};

/** By the router, as a link does. */
async function open(page: Page, path: string) {
	await page.evaluate((to) => {
		const { __reactRouterDataRouter: router } = window as unknown as {
			__reactRouterDataRouter: { navigate(to: string, how: object): Promise<void> };
		};
		return router.navigate(to, { flushSync: true });
	}, path);
	await page.locator('main h1').first().waitFor();
}

/** What is no fault: errors of others, and answers that refuse what was typed. */
const expected =
	/^(extension|wallet)$|Applying inline style|Failed to load resource.* (400|404|409|422) /;

function problemsOf(page: Page): string[] {
	const problems: string[] = [];
	const note = (words: string) => !expected.test(words) && problems.push(words);
	page.on('console', (message) => message.type() === 'error' && note(message.text()));
	page.on('pageerror', ({ message }) => note(message));
	return problems;
}

describe.each(translators)('with a translator that %s texts, and others,', (how) => {
	beforeAll(createPeople);

	it.each(walks)(
		'a %s uses every control of every screen: nothing typed, focused or pressed is lost',
		async (kind, first, screens) => {
			const page = await site.newPage(browserOf(kind));
			const problems = problemsOf(page);
			const { release } = await delayCalls(page, '/assets/*.js');
			await page.goto(site.url + first[0], { waitUntil: 'domcontentloaded' });
			await translate(page, how);
			await addManager(page);
			await addAndRemove(page);
			await failElsewhere(page);
			release();
			await ready(page);
			expect(await page.getByText('Blocked').count()).toBe(3);
			const { faults, seen } = await walk(page, first, screens.length === 0);
			expect(faults).toEqual([]);
			expect(problems).toEqual([]);
			expect(seen).toEqual(expect.arrayContaining(screens));
		},
		300_000,
	);
});

describe('for a student and others', () => {
	beforeAll(createPeople);

	it('what stands in a page is as it was changed, once React draws it', async () => {
		const page = await site.newPage(browserOf('student'));
		const { release } = await delayCalls(page, '/assets/*.js');
		await page.goto(`${site.url}/account/security`, { waitUntil: 'domcontentloaded' });
		await translate(page, 'wraps');
		const link = page.getByRole('banner').getByRole('link', { name: 'INTERNSHIPS', exact: true });
		await link.focus();
		release();
		await ready(page);
		expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('SECURITY');
	});

	it.each(['/account/applications', '/apply', '/employer-dashboard', '/staff'])(
		'where storage is blocked, %s leads to a sign-in that says why nobody stays signed in',
		async (path) => {
			const context = await site.newContext();
			await blockStorage(context);
			const page = await context.newPage();
			const problems = problemsOf(page);
			await page.goto(site.url + path);
			await page.getByText('does not let our site store anything').waitFor();
			expect(problems).toEqual([]);
		},
	);

	it('where storage is full, forms keep what is typed while they are open', async () => {
		const context = await site.newContext(browserOf('student'));
		await fillStorage(context);
		const page = await context.newPage();
		const problems = problemsOf(page);
		await page.goto(`${site.url}/account/security`);
		await ready(page);
		for (const path of ['/account/profile', '/apply']) {
			await open(page, path);
			expect(await pressAll(page, unsafe)).toEqual([]);
		}
		expect(problems).toEqual([]);
	});
});
