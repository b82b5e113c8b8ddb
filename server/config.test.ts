import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, withPort } from '#server/config.ts';

const mail = { SMTP_URL: 'smtp://mail.example.org:587', MAIL_FROM: 'Office <office@example.org>' };
const hosted = {
	SUPABASE_URL: 'https://abc.supabase.co',
	SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1234567890',
	SUPABASE_SECRET_KEY: 'sb_secret_1234567890',
	DATABASE_URL: 'postgres://postgres.abc:secret@pooler.supabase.com:5432/postgres',
};

function problemsOf(env: Record<string, string>): string[] {
	try {
		readConfig(env);
	} catch (error) {
		if (error instanceof ConfigError) return error.problems;
		throw error;
	}
	return [];
}

test('without variables it serves this machine only, catches mail and stores rows in ./data', () => {
	expect(readConfig({})).toMatchObject({
		host: '127.0.0.1',
		port: 3000,
		dataDir: './data',
		database: { kind: 'embedded' },
		siteUrl: 'http://127.0.0.1:3000',
		mail: { kind: 'caught' },
		rateLimits: true,
		trustProxy: false,
		stopDelayMs: 0,
		logLevel: 'info',
	});
});

test('an empty value counts as missing', () => {
	expect(readConfig({ PORT: ' ', SITE_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('a complete environment', () => {
	const config = readConfig({
		...mail,
		HOST: '0.0.0.0',
		PORT: '8080',
		SITE_URL: 'https://www.example.org/',
		DATABASE_URL: 'postgres://user:secret@db:5432/site',
		OFFICE_ADDRESS: 'office@example.org',
		TRUST_PROXY: '1',
		LOG_LEVEL: 'warn',
		JWT_SECRET: 'x'.repeat(32),
	});
	expect(config).toMatchObject({
		siteUrl: 'https://www.example.org',
		database: { kind: 'url', url: 'postgres://user:secret@db:5432/site' },
		mail: {
			kind: 'smtp',
			url: mail.SMTP_URL,
			from: { name: 'Office', address: 'office@example.org' },
		},
		officeAddress: 'office@example.org',
		trustProxy: 1,
		jwtSecret: 'x'.repeat(32),
	});
});

test('one socket from systemd is for one process, and of several none is chosen', () => {
	expect(readConfig({ LISTEN_FDS: '1', LISTEN_PID: '77' }).socketOfProcess).toBe(77);
	expect(readConfig({ LISTEN_FDS: '2', LISTEN_PID: '77' }).socketOfProcess).toBeUndefined();
});

test('a server behind a proxy is not ready for a while before it stops listening', () => {
	expect(readConfig({ TRUST_PROXY: '1' }).stopDelayMs).toBe(12_000);
	expect(readConfig({ TRUST_PROXY: '1', STOP_DELAY: '0' }).stopDelayMs).toBe(0);
	expect(readConfig({ STOP_DELAY: '30' }).stopDelayMs).toBe(30_000);
	expect(problemsOf({ STOP_DELAY: '-1' })).toEqual([
		'STOP_DELAY must be a whole number from 0 to 300',
	]);
});

test('a hosted project', () => {
	expect(readConfig(hosted).database).toEqual({
		kind: 'hosted',
		url: hosted.DATABASE_URL,
		supabaseUrl: 'https://abc.supabase.co',
		publishableKey: hosted.SUPABASE_PUBLISHABLE_KEY,
		secretKey: hosted.SUPABASE_SECRET_KEY,
	});
});

test.each(Object.keys(hosted))('a hosted project without %s is refused', (name) => {
	const [first] = Object.keys(hosted).filter((given) => given !== name);
	expect(problemsOf({ ...hosted, [name]: '' })).toEqual([`${name} is missing: ${first} needs it`]);
});

test('one setting of a hosted project requires all of them', () => {
	expect(problemsOf({ SUPABASE_SECRET_KEY: hosted.SUPABASE_SECRET_KEY })).toEqual([
		'SUPABASE_URL is missing: SUPABASE_SECRET_KEY needs it',
		'SUPABASE_PUBLISHABLE_KEY is missing: SUPABASE_SECRET_KEY needs it',
		'DATABASE_URL is missing: SUPABASE_SECRET_KEY needs it',
	]);
});

const legacyKey = (role: string) =>
	['{}', JSON.stringify({ iss: 'supabase', role }), 'signature']
		.map((part) => Buffer.from(part).toString('base64url'))
		.join('.');

test.each([
	['sb_secret_1234567890abc', 'sb_publishable_1234567890'],
	[legacyKey('service_role'), legacyKey('anon')],
])('the keys of a hosted project in each other’s place are refused: %s', (secret, publishable) => {
	const [SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY] = [secret, publishable];
	expect(problemsOf({ ...hosted, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY })).toEqual([
		'SUPABASE_PUBLISHABLE_KEY is a secret key: give the publishable one',
		'SUPABASE_SECRET_KEY is a publishable key: give the secret one',
	]);
	const right = { SUPABASE_PUBLISHABLE_KEY: publishable, SUPABASE_SECRET_KEY: secret };
	expect(problemsOf({ ...hosted, ...right })).toEqual([]);
});

test('one key for both is refused', () => {
	const key = 'a key of another kind';
	const both = { SUPABASE_PUBLISHABLE_KEY: key.replaceAll(' ', '-') };
	expect(
		problemsOf({ ...hosted, ...both, SUPABASE_SECRET_KEY: both.SUPABASE_PUBLISHABLE_KEY }),
	).toEqual(['SUPABASE_PUBLISHABLE_KEY is a secret key: give the publishable one']);
});

test('with PORT=0 the site’s address is missing until the port is known', () => {
	const config = readConfig({ PORT: '0' });
	expect(config.siteUrl).toBeUndefined();
	expect(withPort(config, 4567)).toMatchObject({ port: 4567, siteUrl: 'http://127.0.0.1:4567' });
	expect(withPort({ ...config, siteUrl: 'https://a.example' }, 4567).siteUrl).toBe(
		'https://a.example',
	);
});

test('an IPv6 address is in brackets in the site’s address', () => {
	expect(readConfig({ HOST: '::1' })).toMatchObject({ host: '::1', siteUrl: 'http://[::1]:3000' });
	expect(readConfig({ HOST: '[::1]' }).host).toBe('::1');
});

describe('a server that other machines can reach', () => {
	test('reports what is missing', () => {
		expect(problemsOf({ HOST: '0.0.0.0' })).toEqual([
			'SITE_URL is missing: HOST=0.0.0.0 can be reached from other machines',
			'SMTP_URL is missing: HOST=0.0.0.0 can be reached from other machines',
		]);
	});

	test('cannot switch off limits', () => {
		const env = { ...mail, HOST: '::', SITE_URL: 'https://a.example', RATE_LIMITS: 'off' };
		expect(problemsOf(env)).toEqual(['RATE_LIMITS may be off on a loopback HOST only']);
		expect(problemsOf({ ...env, RATE_LIMITS: 'on', WEBHOOK_LOOPBACK: 'on' })).toEqual([
			'WEBHOOK_LOOPBACK may be on on a loopback HOST only',
		]);
	});

	test('has staff set up a second step, and cannot switch that off', () => {
		const env = { ...mail, HOST: '::', SITE_URL: 'https://a.example' };
		const words = 'STAFF_SECOND_FACTOR may be off only where HOST and SITE_URL are of this machine';
		expect(readConfig(env).staffSecondFactor).toBe(true);
		expect(problemsOf({ ...env, STAFF_SECOND_FACTOR: 'off' })).toEqual([words]);
		// Behind a proxy.
		const behind = { SITE_URL: 'https://a.example' };
		expect(readConfig(behind).staffSecondFactor).toBe(true);
		expect(problemsOf({ ...behind, STAFF_SECOND_FACTOR: 'off' })).toEqual([words]);
		const alone = { SITE_URL: 'http://localhost:3000' };
		expect(readConfig(alone).staffSecondFactor).toBe(false);
		expect(readConfig({ ...alone, STAFF_SECOND_FACTOR: 'required' }).staffSecondFactor).toBe(true);
	});

	test.each(['127.0.0.1', '127.8.0.1', 'localhost', '::1'])('%s is a loopback address', (host) => {
		expect(problemsOf({ HOST: host, RATE_LIMITS: 'off' })).toEqual([]);
	});

	test.each(['127.example.org', '0.0.0.0', '192.168.0.1', 'example.org'])(
		'%s is not a loopback address',
		(host) => {
			expect(problemsOf({ HOST: host })).toHaveLength(2);
		},
	);
});

test.each([
	['PORT', '65536', /whole number/],
	['PORT', '-1', /whole number/],
	['PORT', '3000x', /whole number/],
	['PORT', '1e3', /whole number/],
	['HOST', 'no host', /IP address/],
	['SITE_URL', 'example.org', /address such as/],
	['SITE_URL', 'ftp://example.org', /address such as/],
	['SITE_URL', 'https://example.org/path', /origin only/],
	['SITE_URL', 'https://user@example.org', /origin only/],
	['DATABASE_URL', 'mysql://localhost/db', /address such as/],
	['TRUST_PROXY', 'yes', /whole number/],
	['LOG_LEVEL', 'loud', /one of fatal, error/],
	['RATE_LIMITS', 'none', /"on" or "off"/],
	['STAFF_SECOND_FACTOR', 'on', /"required" or "off"/],
	['WEBHOOK_LOOPBACK', 'yes', /"on" or "off"/],
	['JWT_SECRET', 'short', /at least 32/],
	['PUBLISHABLE_KEY', 'with a space in it', /printable ASCII/],
	['OFFICE_ADDRESS', 'a@b.example, c@d.example', /one mail address/],
	['OFFICE_ADDRESS', 'a@b.example\nBcc: c@d.example', /one mail address/],
	['SMTP_URL', 'smtp://mail.example.org', /^MAIL_FROM is missing/],
	['MAIL_FROM', 'office@example.org', /^SMTP_URL is missing/],
	['SMTP_EHLO', 'mail example', /name of a host/],
])('%s=%s is refused', (name, value, message) => {
	const problems = problemsOf({ [name]: value });
	expect(problems).toHaveLength(1);
	expect(problems[0]).toMatch(message);
	expect(problems[0]).toMatch(/^[A-Z_]+ /);
});

test.each([
	['Office <office@example.org>', 'Office'],
	['"Office" <office@example.org>', 'Office'],
	['UK Internships (Placements), Ltd <office@example.org>', 'UK Internships (Placements), Ltd'],
	['"Ann \\"A\\" Lee" <office@example.org>', 'Ann "A" Lee'],
	['Ann: work; mail@home <office@example.org>', 'Ann: work; mail@home'],
	['office@example.org', ''],
])('the sender %s has the name %s', (text, name) => {
	const { mail: read } = readConfig({ ...mail, MAIL_FROM: text, SMTP_EHLO: 'mail.example.org' });
	expect(read).toMatchObject({ from: { name, address: 'office@example.org' } });
	expect(read).toMatchObject({ ehlo: 'mail.example.org' });
});

test('all problems are reported at once, without secrets', () => {
	const env = { PORT: 'x', JWT_SECRET: 'tiny', DATABASE_URL: 'pg://u:hunter2@h/d' };
	expect(problemsOf(env)).toHaveLength(3);
	expect(() => readConfig(env)).toThrow(ConfigError);
	expect(problemsOf(env).join()).not.toMatch(/hunter2|tiny/);
});
