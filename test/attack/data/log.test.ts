import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { browserKey, caughtMails, send } from '#test/api-client.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { catalog, fileOf, pages, streamOf, typedPdf } from '#test/pdf-files.ts';
import { writeOnePageBuild } from '#test/servers/one-page-build.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';

/** The real process with its most detailed log level: the tests read everything it writes. */
let folder: string;
let child: ChildProcess;
let url: string;
let output = '';
let key: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'log-'));
	await writeOnePageBuild(folder);
	child = spawn(
		process.execPath,
		[join(import.meta.dirname, '..', '..', '..', 'server', 'main.ts')],
		{
			cwd: folder,
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
			env: {
				...processEnvironment,
				PORT: '0',
				DATA_DIR: join(folder, 'data'),
				LOG_LEVEL: 'trace',
				RATE_LIMITS: 'off',
			},
		},
	);
	for (const stream of [child.stdout, child.stderr])
		stream?.on('data', (text) => {
			output += text;
		});
	await vi.waitUntil(() => /The site is at (\S+)/.test(output), 60_000);
	url = /The site is at (\S+)/.exec(output)?.[1] ?? '';
	key = await browserKey(url);
});
afterAll(async () => {
	if (child.exitCode === null && child.kill()) await once(child, 'exit');
	await rm(folder, { recursive: true, force: true });
});

const post = (path: string, body: object, token?: string, method = 'POST') =>
	send(url, path, {
		method,
		key,
		body,
		headers: { 'User-Agent': 'zebedee-browser/1' },
		...(token && { token }),
	});

type Session = { access_token: string; refresh_token: string; user: { id: string } };
const tokens: string[] = [];

async function followNewest(): Promise<Session> {
	// A mail about a row that was stored before may be the newest.
	const mail = (await caughtMails(url)).findLast(({ text }) => text.includes('/auth/confirm'));
	const code = mailedCode(mail?.text ?? '');
	await fetch(`${url}/auth/v1/verify?type=email_change&token=${code.token_hash}`);
	const session = (await (await post('/auth/v1/verify', code)).json()) as Session;
	tokens.push(code.token_hash, session.access_token, session.refresh_token);
	return session;
}

/** Sends a CV for proposals. @returns the status */
async function propose(pdf: Uint8Array, token: string): Promise<number> {
	const response = await fetch(`${url}/api/profile/proposals`, {
		method: 'POST',
		headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/pdf' },
		body: new Uint8Array(pdf),
	});
	return response.status;
}

/** A page whose font is missing, which libraries like to warn of. */
const withoutFont = (name: string) =>
	fileOf(
		catalog(),
		pages[0],
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
		streamOf(`BT /${name} 12 Tf (${name}) Tj ET`),
	);

const email = 'zebedee.quill@example.org';
const password = 'zebedee-password';

test('the log contains no text, name, address or token of a person after valid and invalid requests', async () => {
	const account = { email, password, data: { full_name: 'Zebedee Quill' } };
	await post('/auth/v1/signup', account);
	await post('/auth/v1/signup', account);
	await post('/auth/v1/token?grant_type=password', { email, password });
	const { access_token } = await followNewest();
	const signedIn = await post('/auth/v1/token?grant_type=password', { email, password });
	const session = (await signedIn.json()) as Session;
	tokens.push(session.access_token, session.refresh_token);
	const row = {
		user_id: session.user.id,
		program_type: 'london',
		motivation: 'Zebedee writes',
		experience: 'Zebedee wrote',
		availability: 'Zebedee will write',
	};
	for (const user_id of [row.user_id, crypto.randomUUID()])
		await post('/rest/v1/applications', { ...row, user_id }, access_token);
	const contact = { name: 'Zebedee Quill', email, subject: 'Zebedee', message: 'Zebedee asks' };
	for (const name of ['Zebedee Quill', 'Zebedee\0', 'Z'.repeat(200), '\u0085'])
		await post('/rest/v1/contacts', { ...contact, name });
	for (const _ of [1, 2]) await post('/rest/v1/newsletter_subscriptions', { email });
	const cv = await typedPdf('# Zebedee Quill\nzebedee.quill@example.org, +44 7700 900123');
	for (const pdf of [cv, withoutFont('Zebedee')])
		expect(await propose(pdf, access_token)).toBe(200);
	await post('/auth/v1/recover', { email });
	await followNewest();
	await post(
		'/auth/v1/user',
		{ password: 'zebedee-new', current_password: account.password },
		access_token,
		'PUT',
	);
	await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: session.refresh_token });
	await post('/auth/v1/verify', { type: 'signup', token_hash: '1234567890' });
	await fetch(`${url}/?email=${email}&token=${access_token}`);
	await fetch(`${url}/rest/v1/contacts?apikey=${key}&email=eq.${email}`);
	await post('/account/delete', { password: 'zebedee-new' }, access_token);
	await vi.waitUntil(() => output.split('/account/delete').length > 1, 30_000);
	expect(output).not.toMatch(/zebedee/i);
	// What lite prints, with messages of the database, is replaced by lines of our own.
	const lines = output.trim().split('\n');
	expect(
		lines.filter((line) => !/^(\{.*\}|The site is at .*|Its mail is kept at .*)$/.test(line)),
	).toEqual([]);
	// Of the second subscription: the database's message quotes the address.
	expect(output).toContain('"code":"23505"');
	expect(output).not.toMatch(/eyJ[\w-]+\./);
	expect(output).not.toContain('127.0.0.1"');
	for (const token of tokens) {
		expect(token.length).toBeGreaterThan(10);
		expect(output).not.toContain(token);
	}
});

test('nor any secret of the server, which only its owner may read', async () => {
	const secrets: Record<string, string> = JSON.parse(
		await readFile(join(folder, 'data', 'secrets.json'), 'utf8'),
	);
	expect(Object.keys(secrets)).toHaveLength(4);
	for (const [name, secret] of Object.entries(secrets))
		expect(output.includes(secret), name).toBe(false);
	expect(output).not.toMatch(/postgres(ql)?:\/\//);
	const paths = ['/config.json', '/', '/healthz', '/dev/mailbox', '/dev/mailbox.json', '/nope'];
	for (const path of paths) {
		const text = await (await fetch(url + path)).text();
		for (const [name, secret] of Object.entries(secrets))
			if (name !== 'publishableKey')
				expect(text.includes(secret), `${name} in ${path}`).toBe(false);
	}
});
