import { randomBytes } from 'node:crypto';
import { callInit } from '#test/api-client.ts';
import type { Session } from '#test/servers/backend.ts';
import { signToken } from '#test/servers/project/sign-token.ts';
import { type Answer, bodies, type Caller, isAboutTables, type Row } from './calls.ts';

/** What answers the calls: our server, or a project. */
export type Target = {
	url: string;
	keys: { publishable: string; secret: string };
	/** An address that belongs to nobody else. */
	address(name: string): string;
	/** Makes an account with a confirmed address, and signs in. */
	person(email: string, password: string): Promise<Session>;
	/** The code in the newest mail of this kind. */
	code(kind: string, email: string, password: string): Promise<string>;
	/** Signs a token as the target does; missing where its key is not known. */
	sign?(claims: object): string;
};

export type CallResponse = { status: number; text: string; headers: Headers };

export type Run = {
	values: Record<string, string>;
	/** Makes the accounts. */
	begin(): Promise<void>;
	/** Makes the call of a row, with the values of this run. */
	make(row: Row): Promise<CallResponse>;
};

export function newRun(target: Target): Run {
	const tag = randomBytes(4).toString('hex');
	const names = [
		'new',
		'student',
		'employer',
		'leaver',
		'nobody',
		'moved',
		'subscriber',
		'staffed',
	];
	const password = 'correct horse 1';
	const values: Record<string, string> = { password, mark: `test-${tag}` };
	for (const name of names) values[name] = target.address(`${name}-${tag}`);
	const tokens: Partial<Record<Caller, string>> = {};

	async function begin(): Promise<void> {
		for (const name of ['student', 'employer', 'leaver'] as const) {
			const session = await target.person(`${values[name]}`, password);
			tokens[name] = session.access_token;
			values[`${name} id`] = session.user.id;
			values['left token'] = session.refresh_token;
		}
		const claims = claimsOf(`${tokens.student}`);
		tokens.forger = signToken(claims, 'of somebody else, and as long as it has to be');
		const past = Math.floor(Date.now() / 1_000) - 3_600;
		const expired = target.sign?.({ ...claims, iat: past - 3_600, exp: past });
		if (expired) tokens.expired = expired;
	}

	async function fill(text: string): Promise<string> {
		const [whole, kind, name] = /\{(signup|recovery) code of (\w+)\}/.exec(text) ?? [];
		if (!whole) return text.replaceAll(/\{([a-z ]+)\}/g, (hole, value) => values[value] ?? hole);
		values['used code'] = await target.code(`${kind}`, `${values[`${name}`]}`, password);
		return text.replace(whole, values['used code']);
	}

	return {
		values,
		begin,
		make: async ({ call, as, body, raw, headers = {} }) => {
			const [method = '', ...path] = call.split(' ');
			const token = as && tokens[as];
			const sent = body === undefined ? raw : await fill(JSON.stringify(body));
			const response = await fetch(target.url + encodeURI(await fill(path.join(' '))), {
				...callInit({
					method,
					...(token && { token }),
					...(as !== 'nobody' && { key: target.keys[as === 'staff' ? 'secret' : 'publishable'] }),
					headers: {
						...(sent !== undefined && { 'Content-Type': 'application/json' }),
						...headers,
					},
				}),
				...(sent !== undefined && { body: sent }),
			});
			const text = await response.text();
			const renewed = (json(text) as Partial<Session> | undefined)?.refresh_token;
			if (renewed) {
				values['used refresh token'] = values['refresh token'] ?? '';
				values['refresh token'] = renewed;
			}
			return { status: response.status, text, headers: response.headers };
		},
	};
}

const claimsOf = (token: string): object =>
	JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

function json(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const errors = {
	auth: ['code', 'error_code', 'msg'],
	rest: ['code', 'message', 'details', 'hint'],
};

/** What an answer has otherwise than it should; empty if nothing. */
export function differences(
	row: Row,
	wanted: Answer,
	{ status, text, headers }: CallResponse,
): string[] {
	const body = json(text);
	const object = (Array.isArray(body) ? {} : (body ?? {})) as Record<string, unknown>;
	const differences: string[] = [];
	const compare = (what: string, is: unknown, should: unknown) => {
		if (is !== should) differences.push(`${what} is ${is}, not ${should}: ${text.slice(0, 300)}`);
	};
	compare('status', status, wanted.status);
	const isHead = row.call.startsWith('HEAD ');
	if (wanted.code !== undefined && !isHead) {
		compare('code', object.error_code ?? object.code, wanted.code);
		for (const name of errors[isAboutTables(row) ? 'rest' : 'auth'])
			compare(`the error's ${name}`, name in object, true);
	}
	if (wanted.body === '') compare('body', text, '');
	else if (wanted.body === '{}') compare('body', text.trim(), '{}');
	else if (wanted.body)
		for (const name of bodies[wanted.body]) compare(`member ${name}`, name in object, true);
	if (wanted.rows !== undefined)
		compare('rows', Array.isArray(body) ? body.length : undefined, wanted.rows);
	const [row1 = object] = Array.isArray(body) ? body : [];
	for (const [name, value] of Object.entries(wanted.first ?? {}))
		if (!matches(String(row1[name]), value)) compare(name, row1[name], value);
	for (const [name, value] of Object.entries(wanted.headers ?? {}))
		if (!matches(headers.get(name), value)) compare(name, headers.get(name), value);
	return differences;
}

/** `…` in the pattern stands for any text. */
function matches(value: string | null, pattern: string): boolean {
	if (value === null) return false;
	const escaped = pattern.split('…').map((part) => part.replaceAll(/[^\w\s]/g, String.raw`\$&`));
	return new RegExp(`^${escaped.join('.*')}$`).test(value);
}
