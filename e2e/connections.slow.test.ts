import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { fillIn, openTab, press } from './helpers/page/forms.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { type Person, signedIn } from './helpers/people/accounts.ts';
import { createHost } from './helpers/people/employers.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
const rosa: Person = { name: 'Rosa', email: 'rosa@connections.example', password: 'six or more' };
/** The types of events that a program of the company was told. */
const told: string[] = [];
const program = createServer((request, response) => {
	let body = '';
	request.on('data', (part) => {
		body += part;
	});
	request.on('end', () => {
		told.push(JSON.parse(body).type);
		response.writeHead(204).end();
	});
});

beforeAll(async () => {
	site = await startSite({ WEBHOOK_LOOPBACK: 'on' });
	await createHost(site, rosa, 'connections-loom-intern');
	await new Promise<void>((listening) => program.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
	await site?.stop();
	await new Promise((closed) => program.close(closed));
});

it('an owner makes a key, lets a program be told what happens, tests it, and ends both', async () => {
	const { page, problems } = await site.visit('/employer-dashboard?tab=overview', {
		...(await signedIn(site, rosa)),
		viewport: { width: 390, height: 844 },
	});
	await page.getByRole('tab', { name: 'Profile' }).waitFor();
	await openTab(page, 'Profile');
	await page.getByRole('link', { name: 'See the connections' }).click();
	await page.getByText('There are no keys').waitFor();
	await press(page, 'Make the key');
	await page.getByText('Say which program uses the key.').waitFor();
	await fillIn(page, { 'Name of the program': 'Greenhouse' });
	await press(page, 'Make the key');
	await page.getByText('Copy it now: it is not shown again.').waitFor();
	const key = await page.getByText(/^ukip_/).textContent();
	await page.getByText('never used').waitFor();
	const answer = await fetch(`${site.url}/api/v1/internships`, {
		headers: { Authorization: `Bearer ${key}` },
	});
	expect(await answer.json()).toMatchObject({ items: [{ slug: 'connections-loom-intern' }] });
	expect(await axeFaultsInBothLooks(page)).toEqual([]);

	const address = `http://127.0.0.1:${(program.address() as AddressInfo).port}/`;
	await fillIn(page, { 'Address of the program': address });
	await press(page, 'Add the address');
	await page.getByText(/^whsec_/).waitFor();
	await page.getByRole('button', { name: `Send a test ${address}` }).click();
	await expectToast(page, 'Test sent', 'Load this page again to see the answer.', 'plain');
	await expect.poll(() => told, { timeout: 30_000 }).toEqual(['test']);
	await expect
		.poll(
			async () => {
				await page.reload();
				await page.locator('summary', { hasText: 'What was sent last' }).click();
				return page.getByText('accepted (204)').count();
			},
			{ timeout: 30_000 },
		)
		.toBe(1);
	expect(await page.getByText(/^(ukip|whsec)_/).count()).toBe(0);
	expect(await axeFaultsInBothLooks(page)).toEqual([]);

	await page.getByRole('button', { name: `Remove ${address}` }).click();
	await press(page, 'Yes, remove it');
	await page.getByText('No program is told what happens.').waitFor();
	await page.getByRole('button', { name: 'End the key Greenhouse' }).click();
	await press(page, 'Yes, end it');
	await page.getByText('There are no keys').waitFor();
	const refused = await fetch(`${site.url}/api/v1/internships`, {
		headers: { Authorization: `Bearer ${key}` },
	});
	expect(refused.status).toBe(401);
	expect(problems).toEqual([]);
	await page.close();
});
