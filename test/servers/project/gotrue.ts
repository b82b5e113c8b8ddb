import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '#test/faults/running-server.ts';
import { type Program, runProgram } from './run-program.ts';
import type { SigningKeys } from './signing.ts';

const CONFIG = 'supabase/config.toml';

/** The value of a setting in supabase/config.toml, which `supabase config push` gives to a project. */
function setting(section: string, name: string): string {
	const text = readFileSync(CONFIG, 'utf8');
	const [, part = ''] = text.split(`\n[${section}]\n`);
	const value = new RegExp(`^${name} = (.+)$`, 'm').exec(part.split('\n[')[0] ?? '')?.[1];
	if (value === undefined) throw new Error(`${CONFIG} does not say ${section}.${name}.`);
	return value.replaceAll('"', '');
}

export type AccountsOptions = {
	databaseUrl: string;
	/** Of the project, as browsers would call it. */
	supabaseUrl: string;
	siteUrl: string;
	smtpUrl: string;
	signing: SigningKeys;
	/** Limits as in supabase/config.toml; without them tests could not sign in often. */
	limits: boolean;
};

/** supabase/auth with the settings and mails that `supabase config push` gives to a project. */
export async function startGotrue(program: string, options: AccountsOptions): Promise<Program> {
	const templates = await serveTemplates();
	const url = `http://127.0.0.1:${await freePort()}`;
	try {
		const { close, ...started } = await runProgram(
			program,
			environment(new URL(url).port, templates.url, options),
			{ url, path: '/health' },
		);
		return {
			...started,
			close: async () => {
				await close();
				templates.close();
			},
		};
	} catch (error) {
		templates.close();
		throw error;
	}
}

const MAILS = { confirmation: 'CONFIRMATION', recovery: 'RECOVERY', email_change: 'EMAIL_CHANGE' };

function environment(port: string, templates: string, options: AccountsOptions) {
	const smtp = new URL(options.smtpUrl);
	const auth = (name: string) => setting('auth', name);
	const email = (name: string) => setting('auth.email', name);
	const limit = (name: string) => (options.limits ? setting('auth.rate_limit', name) : '1000000');
	const env: Record<string, string> = {
		PORT: port,
		GOTRUE_API_HOST: '127.0.0.1',
		API_EXTERNAL_URL: `${options.supabaseUrl}/auth/v1`,
		GOTRUE_SITE_URL: options.siteUrl,
		GOTRUE_DB_DRIVER: 'postgres',
		DATABASE_URL: options.databaseUrl,
		DB_NAMESPACE: 'auth',
		GOTRUE_LOG_LEVEL: 'error',
		...options.signing.accounts,
		GOTRUE_JWT_EXP: auth('jwt_expiry'),
		GOTRUE_JWT_AUD: 'authenticated',
		GOTRUE_JWT_DEFAULT_GROUP_NAME: 'authenticated',
		GOTRUE_JWT_ADMIN_ROLES: 'service_role',
		GOTRUE_DISABLE_SIGNUP: String(auth('enable_signup') !== 'true'),
		GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: auth('enable_anonymous_sign_ins'),
		GOTRUE_EXTERNAL_PHONE_ENABLED: 'false',
		GOTRUE_PASSWORD_MIN_LENGTH: auth('minimum_password_length'),
		GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: auth('enable_manual_linking'),
		GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: auth('enable_refresh_token_rotation'),
		GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: auth('refresh_token_reuse_interval'),
		GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: email('secure_password_change'),
		GOTRUE_MAILER_AUTOCONFIRM: String(email('enable_confirmations') !== 'true'),
		GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: email('double_confirm_changes'),
		GOTRUE_MAILER_OTP_LENGTH: email('otp_length'),
		GOTRUE_MAILER_OTP_EXP: email('otp_expiry'),
		GOTRUE_SMTP_HOST: smtp.hostname,
		GOTRUE_SMTP_PORT: smtp.port,
		GOTRUE_SMTP_ADMIN_EMAIL: 'accounts@example.org',
		GOTRUE_SMTP_MAX_FREQUENCY: email('max_frequency'),
		// Each visitor has the address of our server: the limits hold for all of them together.
		GOTRUE_RATE_LIMIT_HEADER: 'X-Forwarded-For',
		GOTRUE_RATE_LIMIT_OTP: limit('sign_in_sign_ups'),
		GOTRUE_RATE_LIMIT_VERIFY: limit('token_verifications'),
		GOTRUE_RATE_LIMIT_TOKEN_REFRESH: limit('token_refresh'),
		GOTRUE_RATE_LIMIT_EMAIL_SENT: '1000000',
	};
	for (const [file, name] of Object.entries(MAILS)) {
		env[`GOTRUE_MAILER_TEMPLATES_${name}`] = `${templates}/${file}.html`;
		env[`GOTRUE_MAILER_SUBJECTS_${name}`] = setting(`auth.email.template.${file}`, 'subject');
	}
	return env;
}

/** supabase/auth reads the mails' words by HTTP. */
async function serveTemplates() {
	const server = createServer((request, response) => {
		const file = /^\/(\w+\.html)$/.exec(request.url ?? '')?.[1];
		response.setHeader('Content-Type', 'text/html; charset=utf-8');
		response.end(file && readFileSync(`supabase/templates/${file}`));
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
