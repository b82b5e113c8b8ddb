import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults } from './helpers/page/axe.ts';
import { press } from './helpers/page/forms.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';
import { endWaitOfMoves } from './helpers/server/staff.ts';

let site: RunningSite;
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase().replace(/\W/g, '.')}@interviews.example`,
	password: 'six or more',
});
const rosa = person('Rosa');
const [ann, bob] = [person('Ann Ng'), person('Bob Ray')];
const phone = { viewport: { width: 390, height: 844 } };
const day = daysAfter(londonDay(new Date()), 8);
const ids: Record<string, string> = {};

beforeAll(async () => {
	site = await startSite();
	await createHost(site, rosa, 'interviews-loom-intern');
	for (const student of [ann, bob]) {
		await createAccount(site, student);
		ids[student.name] = await applyTo(site, student, 'interviews-loom-intern');
	}
});
afterAll(() => site?.stop());

const open = async (path: string, who: Person, options = {}) =>
	(await site.visit(path, { ...(await signedIn(site, who)), ...options })).page;
const openAsHost = (who: Person) => open(`/employer-dashboard/applications/${ids[who.name]}`, rosa);
const openOwn = (who: Person, options = {}) =>
	open(`/account/applications/${ids[who.name]}`, who, options);

/** Gives two times, and ends the ten minutes. */
async function invite(page: Page, who: Person, button: string, times: readonly string[]) {
	await press(page, button);
	for (const [place, time] of times.entries()) {
		if (place > 0) await page.getByRole('button', { name: /^Another time/ }).click();
		await page.getByLabel(`Day ${place + 1}`, { exact: true }).fill(day);
		await page.getByLabel(`Time ${place + 1}`, { exact: true }).fill(time);
	}
	await page.getByLabel('Place or link').fill('Leeds Dock, Leeds');
	await press(page, 'Send');
	await page.getByRole('button', { name: 'Send now' }).waitFor();
	await endWaitOfMoves(site, ids[who.name] ?? '');
}

/** Each goes on where the one before it ends. */
describe('times of an interview', () => {
	it('are asked for, and given by an employer', async () => {
		const host = await openAsHost(ann);
		await press(host, 'Move to Interview');
		await press(host, 'Send');
		await host.getByText('Give at least one time.').waitFor();
		await host.getByLabel('Day 1').and(host.locator(':focus')).waitFor();
		expect(await axeFaults(host)).toEqual([]);
		await press(host, 'Cancel');
		await invite(host, ann, 'Move to Interview', ['10:00', '15:30']);
		await host.close();
	});

	it('are chosen on a phone', async () => {
		const own = await openOwn(ann, phone);
		await own.getByText(/Choose one of the times, or say/).waitFor();
		expect(await axeFaults(own)).toEqual([]);
		await press(own, 'Choose this time');
		await own.getByText('Error: Choose one of the times.', { exact: true }).waitFor();
		await own.getByRole('radio', { name: /10:00 to 10:30/ }).check();
		await press(own, 'Choose this time');
		await own.getByRole('heading', { name: 'Your interview is arranged' }).waitFor();
		await own.getByText(/10:00 to 10:30, UK time/).waitFor();
		const wide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
		expect(await own.evaluate(wide)).toBe(false);
		expect(await axeFaults(own)).toEqual([]);
		const mail = await site.mailTo(ann.email, /^Your interview is arranged/);
		expect(mail.calendar).toContain('METHOD:REQUEST');
		await own.close();
	});

	it('that are chosen can be saved by both, moved and cancelled', async () => {
		const host = await openAsHost(ann);
		await host.getByText('Ann Ng has chosen it.', { exact: false }).waitFor();
		expect(await axeFaults(host)).toEqual([]);
		const own = await openOwn(ann, phone);
		for (const page of [own, host]) {
			const saving = page.waitForEvent('download');
			await press(page, 'Calendar file of the interview');
			expect((await saving).suggestedFilename()).toMatch(/^Interview .*\.ics$/);
		}

		await own.getByRole('button', { name: /^Move the interview to .* 15:30 to 16:00/ }).click();
		await own.getByText(/15:30 to 16:00, UK time/).waitFor();
		await press(own, 'Cancel the interview');
		await own.getByRole('button', { name: 'None of these' }).waitFor();
		expect((await site.mailTo(rosa.email, /^Interview cancelled by Ann Ng/)).calendar).toContain(
			'METHOD:CANCEL',
		);
		await own.close();
		await host.close();
	});

	it('that do not suit are answered with a sentence', async () => {
		const host = await openAsHost(bob);
		await invite(host, bob, 'Move to Interview', ['11:00']);
		const own = await openOwn(bob);
		await press(own, 'None of these');
		const dialog = own.getByRole('dialog', { name: 'None of these times' });
		await dialog.getByRole('button', { name: 'Send: none of these' }).click();
		await dialog.getByText('Write at least one sentence', { exact: false }).waitFor();
		await dialog.getByLabel('When would suit you?').fill('Any Friday would suit me well.');
		await dialog.getByRole('button', { name: 'Send: none of these' }).click();
		await own
			.getByText('You have written that none of the times suits you.', { exact: false })
			.waitFor();
		await own.close();
		await host.close();
	});

	it('take the place of those that do not suit, and a cancellation is taken back', async () => {
		const host = await openAsHost(bob);
		await host.getByText('Any Friday would suit me well.').waitFor();
		await invite(host, bob, 'Give other times', ['12:00']);
		const own = await openOwn(bob);
		await own
			.getByRole('radio', { name: /12:00 to 12:30/ })
			.and(own.locator(':checked'))
			.waitFor();
		await press(own, 'Choose this time');
		await own.getByRole('heading', { name: 'Your interview is arranged' }).waitFor();

		await host.reload();
		await press(host, 'Cancel the interview');
		await host.getByText('The interview with Bob Ray is cancelled.').waitFor();
		await press(host, 'Undo');
		await host.getByText('Bob Ray has chosen it.', { exact: false }).waitFor();
		await own.close();
		await host.close();
	});

	it('that are over wait on the dashboard until the student is answered', async () => {
		await inDatabase(
			site,
			(sql) => sql`
				update public.application_interviews set starts_at = now() - interval '2 hours'
				where application_id = ${ids[bob.name] ?? ''}`,
		);
		const host = await open('/employer-dashboard', rosa, phone);
		const asked = host.getByRole('listitem').filter({ hasText: 'How did it go with Bob Ray?' });
		await asked.waitFor();
		expect(await axeFaults(host)).toEqual([]);
		await asked.getByRole('link', { name: /^Answer after the interview/ }).click();
		await host.getByRole('button', { name: 'Move to Not this time' }).waitFor();
		await host.close();
	});
});
