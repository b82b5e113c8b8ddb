/**
 * `npm run desk`: how many presses and letters, and how many seconds of the machine, a member of staff needs for 60 drafts, 40
 * companies, 25 reports and 30 messages, by a browser that presses what a person would press: keys where there are some. The time of
 * reading is not in it.
 * A report to read; `--small` does a tenth, to try it.
 */
import { chromium, type Locator, type Page } from 'playwright-core';
import { SESSION_KEY } from '#app/lib/calls/stored-session.ts';
import { londonDay } from '#schema/london-day.ts';
import { browserFlags, findBrowser } from '#scripts/run/browser.ts';
import { ask, browserKey } from '#test/api-client.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { startServer } from '#test/servers/site-server.ts';
import { makeAccount, sessionOf } from './api.ts';

const part = process.argv.includes('--small') ? 0.1 : 1;
const [DRAFTS, COMPANIES, REPORTS, MESSAGES] = [60, 40, 25, 30].map((count) =>
	Math.ceil(count * part),
) as [number, number, number, number];
/** A company has fifty drafts at most. */
const HOSTS = ['tidewell', 'cordwain'];
const ANSWER = 'Thank you. Please see the guide to visas, which has this step by step.';
const today = londonDay(new Date());

const trades = ['ferries', 'looms', 'ovens', 'bridges', 'maps', 'kites', 'wells', 'clocks'];
const places = ['harbour', 'mill', 'bakery', 'valley', 'archive', 'meadow', 'quarry'];
/** Each is a text of its own; in every fifth are words that staff look at. */
const descriptionOf = (number: number) =>
	`You count the ${trades[number % 8]} of our ${places[number % 7]} in week ${number}, compare them with year ${1900 + number}, and tell ${trades[(number + 3) % 8]} from ${places[(number + 2) % 7]}.${number % 5 === 0 ? ' Cash in hand on Fridays.' : ''}`;

const site = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const count = { presses: 0, letters: 0 };
let page: Page;

const key = async (name: string) => {
	count.presses += 1;
	await page.keyboard.press(name);
};
const click = async (what: Locator) => {
	count.presses += 1;
	await what.click();
};
const type = async (field: Locator, text: string) => {
	count.letters += text.length;
	await field.fill(text);
};

async function prepare(): Promise<string> {
	const api = { url: site.url, key: await browserKey(site.url) };
	for (const name of ['mo', ...HOSTS]) await makeAccount(api, `${name}@desk.example`);
	const staff = await sessionOf(api, 'mo@desk.example');
	for (const [place, name] of HOSTS.entries()) {
		const { user, access_token: token } = await sessionOf(api, `${name}@desk.example`);
		await inDatabase(
			site,
			(sql) => sql`
				insert into public.employers (user_id, company_name, contact_person, profile_completed, verified, verified_at)
				values (${user.id}, ${name}, 'Rosa Lind', true, true, now() - interval '1 year')`,
		);
		for (let number = place; number < DRAFTS; number += HOSTS.length) {
			const content = draftFor(today, {
				title: `Intern ${number}`,
				description: descriptionOf(number),
			});
			const send = <T>(path: string, body: object) =>
				ask<T>(site.url, `/api/employer/drafts${path}`, { key: api.key, token, body });
			const { id } = await send<{ id: string }>('', { content, step: 4 });
			await send(`/${id}/submit`, { version: 1 });
		}
	}
	await inDatabase(site, async (sql) => {
		await sql`insert into public.staff (user_id) values (${staff.user.id})`;
		await sql`insert into public.internships ${sql(internshipRow('desk-intern', { title: 'Desk Intern' }))}`;
		await sql`
			with made as (
				insert into auth.users (id, email, email_confirmed_at)
				select md5('desk' || n)::uuid, 'rosa@company-' || n || '.example', now()
				from generate_series(1, ${COMPANIES}::integer) as n returning id, email
			)
			insert into public.employers (user_id, company_name, contact_person, website, profile_completed, asked_at)
			select id, split_part(split_part(email, '@', 2), '.', 1), 'Rosa Lind', 'https://' || split_part(email, '@', 2), true, now()
			from made`;
		await sql`
			insert into public.reports (internship, reason, message)
			select 'desk-intern', 'misleading', 'Number ' || n from generate_series(1, ${REPORTS}::integer) as n`;
		await sql`
			insert into public.contacts (name, email, subject, message)
			select 'Ann', 'ann@desk.example', 'Question ' || n, 'May I?' from generate_series(1, ${MESSAGES}::integer) as n`;
	});
	return JSON.stringify(staff);
}

/** With the keys alone, from the list on. A tenth goes back. */
async function drafts(): Promise<void> {
	await page.goto(`${site.url}/staff/drafts`);
	await click(page.getByRole('link', { name: /^Review / }).first());
	for (let number = 0; number < DRAFTS; number += 1) {
		await page.waitForURL(/\/staff\/drafts\/[\da-f-]+$/);
		await page.getByText(/^Yours until/).waitFor();
		const address = page.url();
		const left = /(\d+) still to decide/.exec(await page.getByRole('main').innerText())?.[1] ?? '0';
		if (number % 10 === 9) {
			if (left === '0') await key('j');
			await key('r');
			const comment = page.getByRole('textbox', { name: /^Comment on/ });
			await comment.waitFor();
			if ((await comment.inputValue()) === '') await type(comment, 'Which dock?');
			await comment.focus();
			await key('Control+Enter');
		} else {
			for (let field = 0; field < Number(left); field += 1) await key('f');
			await key('a');
		}
		await page.waitForURL((url) => url.href !== address);
	}
}

/** Entries of a list, each opened and decided. */
async function entries(
	screen: string,
	name: RegExp,
	total: number,
	decide: (entry: Locator) => Promise<void>,
): Promise<void> {
	await page.goto(`${site.url}/staff/${screen}`);
	const items = page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 2, name }) });
	for (let place = 0; place < total; place += 1) {
		const entry = items.nth(place);
		if ((await items.count()) <= place) {
			await click(page.getByRole('button', { name: 'Show more' }));
			await entry.waitFor();
		}
		await entry.waitFor();
		if ((await entry.locator('details[open]').count()) === 0)
			await click(entry.locator('summary').first());
		await entry.getByText(/^Yours until/).waitFor();
		await decide(entry);
	}
}

/** Types an answer once, and saves it; from then on a key inserts it. */
function answerWith(label: string, text: string): (entry: Locator) => Promise<void> {
	let isSaved = false;
	return async (entry) => {
		const field = entry.getByLabel(label);
		if (isSaved) {
			await key('1');
		} else {
			await type(field, text);
			await click(entry.getByRole('button', { name: 'Save as an answer…' }));
			await type(page.getByRole('dialog').getByLabel('Name'), 'Usual');
			await key('Enter');
			await entry.getByRole('button', { name: 'Insert Usual' }).waitFor();
			await field.focus();
			isSaved = true;
		}
		await key('Control+Enter');
	};
}

const resolve = answerWith('What was done', 'We read it: the text is true.');
const reply = answerWith('Your answer', ANSWER);

const queues: Record<string, [number, () => Promise<void>]> = {
	drafts: [DRAFTS, drafts],
	companies: [
		COMPANIES,
		() =>
			entries('employers', /^company-/, COMPANIES, async (entry) => {
				await key('w');
				await key('v');
				await entry.getByText(/will be verified\.$/).waitFor();
			}),
	],
	reports: [
		REPORTS,
		() =>
			entries('reports', /./, REPORTS, async (entry) => {
				await resolve(entry);
				await entry.getByText('The report is resolved.').waitFor();
			}),
	],
	messages: [
		MESSAGES,
		() =>
			entries('messages', /^Question/, MESSAGES, async (entry) => {
				await reply(entry);
				await entry.getByText('Sent to ann@desk.example.').waitFor();
			}),
	],
};

try {
	const session = await prepare();
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
	await context.addInitScript(([name, value]) => localStorage.setItem(name, value), [
		SESSION_KEY,
		session,
	] as const);
	page = await context.newPage();
	const table: Record<string, Record<string, number>> = {};
	for (const [queue, [things, work]] of Object.entries(queues)) {
		Object.assign(count, { presses: 0, letters: 0 });
		const begun = performance.now();
		await work();
		const seconds = Math.round((performance.now() - begun) / 100) / 10;
		table[queue] = { things, ...count, seconds };
	}
	console.table(table);
} finally {
	await browser.close();
	await site.stop();
}
