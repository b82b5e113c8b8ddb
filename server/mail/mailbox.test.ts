import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import type { Backend } from '#server/backend/types.ts';
import { mailbox } from '#server/mail/mailbox.ts';

const mail = {
	to: 'mei@students.example',
	subject: 'Confirm <b>your</b> account',
	text: 'Follow http://127.0.0.1:3000/auth/v1/verify?token=1 soon',
	html: '<p>Follow</p>',
	sentAt: '2026-11-20T10:00:00.000Z',
};
const box = mailbox({ mailbox: async () => [mail] } as unknown as Backend);
const ask = (path: string, host = 'http://127.0.0.1:3000', headers = {}) =>
	box.request(`${host}${path}`, { headers });

it('shows caught mail as a page and as JSON, with escaped text and clickable links', async () => {
	expect(await (await ask('/mailbox.json')).json()).toEqual([mail]);
	const page = await (await ask('/mailbox')).text();
	expect(page).toContain('Confirm &lt;b&gt;your&lt;/b&gt; account');
	expect(page).toContain('href="http://127.0.0.1:3000/auth/v1/verify?token=1"');
	const { valid } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(
		page,
	);
	expect(valid).toBe(true);
});

it('shows the calendar file of a mail as text', async () => {
	const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:<b>Interview</b>\r\nEND:VCALENDAR\r\n';
	const withFile = mailbox({ mailbox: async () => [{ ...mail, calendar }] } as unknown as Backend);
	const json = await withFile.request('http://127.0.0.1:3000/mailbox.json');
	expect(await json.json()).toEqual([{ ...mail, calendar }]);
	const page = await (await withFile.request('http://127.0.0.1:3000/mailbox')).text();
	expect(page).toContain('SUMMARY:&lt;b&gt;Interview&lt;/b&gt;');
	expect(await (await ask('/mailbox')).text()).not.toContain('For calendar programs');
});

it('is 404 through a proxy or under another host name', async () => {
	expect((await ask('/mailbox.json', 'http://localhost:3000')).status).toBe(200);
	expect((await ask('/mailbox.json', 'http://[::1]:3000')).status).toBe(200);
	expect((await ask('/mailbox.json', 'https://internships.example')).status).toBe(404);
	for (const header of ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via'])
		expect((await ask('/mailbox', undefined, { [header]: '10.0.0.1' })).status).toBe(404);
});
