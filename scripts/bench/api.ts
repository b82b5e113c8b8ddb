import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Mail } from '#server/mail/mail.ts';
import { ask, caughtMails } from '#test/api-client.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { type LoadResult, rawRequest, sendLoad } from './http-load.ts';

type Session = { access_token: string; user: { id: string } };
/** A server with the Supabase protocol. */
export type Api = {
	url: string;
	key: string;
	/** Where its mails can be read, if not there. */
	mailbox?: string;
};

/** Of everybody that these tools make. */
export const password = 'correct horse';
const PEOPLE = 20;
/** How long a mail may take through a mail server. */
const MAIL_MS = 10_000;
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
export async function accounts(api: Api, name = 'person'): Promise<string[]> {
	const emails = Array.from({ length: PEOPLE }, (_, person) => `${name}-${person}@example.org`);
	for (const email of emails) await makeAccount(api, email);
	return emails;
}

/** Of somebody who can sign in. */
export async function makeAccount(api: Api, email: string): Promise<void> {
	const body = { email, password };
	const answer = await ask<object>(api.url, '/auth/v1/signup', { key: api.key, body });
	if (!('access_token' in answer)) await confirm(api, email);
}

export const sessionOf = ({ url, key }: Api, email: string): Promise<Session> =>
	ask(url, '/auth/v1/token?grant_type=password', { key, body: { email, password } });

/** Exchanges the code of the mail to a new account. */
export async function confirm({ url, key, mailbox }: Api, email: string): Promise<void> {
	let mail: Mail | undefined;
	for (const end = Date.now() + MAIL_MS; !mail && Date.now() < end; await sleep(50))
		mail = (await caughtMails(mailbox ?? url)).findLast(({ to }) => to === email);
	await ask(url, '/auth/v1/verify', { key, body: mailedCode(mail?.text ?? '') });
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
