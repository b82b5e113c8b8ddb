import { Hono } from 'hono';
import type { RunningConfig } from '#server/config.ts';
import { gateway } from '#server/gateway/gateway.ts';
import { createLimits } from '#server/http/rate-limits/rate-limits.ts';
import { type FakeBackend, fakeBackend, KEYS, silent, testConfig } from './fake-backend.ts';

export type Call = {
	method?: string;
	body?: unknown;
	raw?: BodyInit;
	headers?: Record<string, string>;
};

export const ID = '01234567-89ab-4def-8123-456789abcdef';
/** The token of a session, without a valid signature. */
export const TOKEN = `Bearer aaa.${btoa(JSON.stringify({ session_id: ID })).replaceAll('=', '')}.ccc`;
export const contact = {
	name: 'Ada',
	email: 'ada@a.example',
	subject: 'Hello',
	message: 'How are you?',
};
export const application = {
	user_id: ID,
	program_type: 'london',
	program_name: null,
	motivation: 'a',
	experience: 'b',
	availability: 'c',
};
export const employer = {
	user_id: ID,
	company_name: 'A',
	contact_person: 'B',
	industry: 'Technology',
	company_size: '1-10',
	location: 'Leeds',
	company_description: 'C',
	founded_year: 1900,
	profile_completed: true,
};
export const account = { email: 'ada@a.example', password: 'abcdef', data: { full_name: 'Ada' } };

/** The fake backend and the gateway in front of it, new after every `open`. */
export let backend: FakeBackend;
export let app: Hono;

export const open = (
	overrides: Partial<RunningConfig> = {},
	answer?: Parameters<typeof fakeBackend>[0],
) => {
	backend = fakeBackend(answer);
	app = new Hono();
	const config = testConfig(overrides);
	app.all('*', gateway(config, backend, silent, createLimits(config, backend)));
};

/** Sends one request to the gateway and reads the response. */
export async function call(path: string, { method, body, raw, headers }: Call = {}) {
	const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
	const response = await app.request(path, {
		method: method ?? (content === undefined ? 'GET' : 'POST'),
		headers: { apikey: KEYS.publishable, 'Content-Type': 'application/json', ...headers },
		...(content !== undefined && { body: content }),
	});
	const text = await response.text();
	return {
		status: response.status,
		headers: response.headers,
		text,
		json: text && JSON.parse(text),
	};
}

export const reached = () => backend.requests.length;
