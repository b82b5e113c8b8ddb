import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { mailedCode } from '#test/mailed-code.ts';
import { processEnvironment } from '#test/process-environment.ts';
import { type LoadResult, rawRequest, sendLoad } from './http-load.ts';

/** A server with the Supabase protocol. */
export type Api = { url: string; key: string };

const password = 'correct horse';
const PEOPLE = 20;
let number = 0;

export async function openBare(): Promise<{ api: Api; stop(): Promise<void> }> {
	const dataDir = await mkdtemp(join(tmpdir(), 'bench-bare-'));
	const child = spawn(process.execPath, ['scripts/bench/bare-backend.ts'], {
		env: { ...processEnvironment, DATA_DIR: dataDir },
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	const [line] = await once(createInterface(child.stdout), 'line');
	return {
		api: JSON.parse(line) as Api,
		stop: async () => {
			const gone = once(child, 'exit');
			child.kill('SIGTERM');
			await gone;
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** A request that stores a message, with a new text each time. */
export function message({ key }: Api): string {
	number += 1;
	const body = {
		name: 'Bench',
		email: `bench-${number}@example.org`,
		subject: 'A question about a placement',
		category: 'general',
		message: 'When does it begin, and what does it pay? '.repeat(8),
	};
	return rawRequest('POST', '/rest/v1/contacts', { apikey: key, Prefer: 'return=minimal' }, body);
}

export const inserts = (api: Api, connections: number, seconds: number): Promise<LoadResult> =>
	sendLoad(api.url, { connections, seconds, status: 201, next: () => message(api) });

/** @returns the addresses of people who can sign in */
export async function accounts(api: Api): Promise<string[]> {
	const emails = Array.from({ length: PEOPLE }, (_, person) => `person-${person}@example.org`);
	for (const email of emails) {
		const response = await post(api, '/auth/v1/signup', { email, password });
		if (!response.ok) throw new Error(`Signing up: ${response.status}`);
		if (!(await response.text()).includes('access_token')) await confirm(api, email);
	}
	return emails;
}

function post({ url, key }: Api, path: string, body: object): Promise<Response> {
	const headers = { apikey: key, 'Content-Type': 'application/json' };
	return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function confirm(api: Api, email: string): Promise<void> {
	const response = await fetch(`${api.url}/dev/mailbox.json`);
	const mails = (await response.json()) as { to: string; text: string }[];
	const text = mails.findLast(({ to }) => to === email)?.text ?? '';
	await post(api, '/auth/v1/verify', mailedCode(text));
}

export function signIns(
	{ url, key }: Api,
	emails: string[],
	connections: number,
	seconds: number,
): Promise<LoadResult> {
	let turn = 0;
	const next = () => {
		const body = { email: emails[turn++ % emails.length], password };
		return rawRequest('POST', '/auth/v1/token?grant_type=password', { apikey: key }, body);
	};
	return sendLoad(url, { connections, seconds, status: 200, next });
}
