import { randomBytes, randomUUID } from 'node:crypto';
import { compare, hash } from 'bcryptjs';
import type { Sql } from 'postgres';

export type AuthMends = {
	/** The running role's client. */
	sql: Sql;
	/** Mails the link that confirms an address. */
	sendConfirmation(email: string, token: string): Promise<void>;
};

type Inner = (request: Request) => Promise<Response>;
type User = { id: string; email: string; password: string | null; confirmed: boolean };
type Body = { email?: unknown; password?: unknown; data?: unknown; type?: unknown };

const address = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
/** Any hash of the cost that lite uses: an unknown address takes as long as a wrong password. */
const someHash = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8.3Yb2bMlJ1jvBq8JtqvYqzVx1S0pW';

/**
 * Answers auth requests with what lite gets wrong mended, each as GoTrue does it: a repeated
 * sign-up and an unknown address look like any other, `resend` sends, and only the right password
 * learns that an address is not confirmed.
 */
export async function fetchAuth(request: Request, inner: Inner, mends: AuthMends): Promise<Response> {
	const { pathname, searchParams } = new URL(request.url);
	if (request.method !== 'POST') return inner(request);
	const call = pathname.replace('/auth/v1/', '');
	if (!['signup', 'resend', 'token'].includes(call)) return inner(request);
	const text = await request.text();
	const again = new Request(request.url, { method: 'POST', headers: request.headers, body: text });
	const body = parse(text);
	if (!body || typeof body.email !== 'string') return inner(again);
	const email = body.email.toLowerCase();
	// Lite would make the account first and then fail over the mail.
	if (call !== 'token' && !address.test(email)) return invalidAddress();
	if (call === 'signup') return signUp(await inner(again), email, body, mends);
	if (call === 'resend') return body.type === 'signup' ? resend(email, mends) : inner(again);
	if (searchParams.get('grant_type') !== 'password') return inner(again);
	return signIn(await inner(again), email, body, mends);
}

async function signUp(
	response: Response,
	email: string,
	body: Body,
	mends: AuthMends,
): Promise<Response> {
	if (response.status !== 429 && response.status < 500) return response;
	const user = await findUser(mends.sql, email);
	if (!user) return response;
	// As long as the hashing of a new password takes.
	await hash(String(body.password), 10);
	if (!user.confirmed) await renewConfirmation(mends, email, '1 minute');
	return Response.json(likeNew(email, body));
}

async function resend(email: string, mends: AuthMends): Promise<Response> {
	await renewConfirmation(mends, email, '0');
	return Response.json({});
}

async function signIn(
	response: Response,
	email: string,
	body: Body,
	mends: AuthMends,
): Promise<Response> {
	if (response.status !== 400 || typeof body.password !== 'string') return response;
	const { error_code: code } = (await response.clone().json()) as { error_code?: string };
	if (code !== 'email_not_confirmed' && code !== 'invalid_credentials') return response;
	const user = await findUser(mends.sql, email);
	if (user?.password && code === 'invalid_credentials') return response;
	const right = await compare(body.password, user?.password ?? someHash);
	return right && code === 'email_not_confirmed' ? response : invalidCredentials();
}

/** A fresh link for an address that still waits for one, where the last is older than `age`. */
async function renewConfirmation(mends: AuthMends, email: string, age: string): Promise<void> {
	const token = randomBytes(28).toString('hex');
	const renewed = await mends.sql`
		update auth.users set confirmation_token = ${token}, confirmation_sent_at = now()
		where email = ${email} and email_confirmed_at is null
			and (confirmation_sent_at is null or confirmation_sent_at < now() - ${age}::interval)
		returning id`;
	if (renewed.length > 0) await mends.sendConfirmation(email, token);
}

async function findUser(sql: Sql, email: string): Promise<User | undefined> {
	const [user] = await sql<User[]>`
		select id, email, encrypted_password as password, email_confirmed_at is not null as confirmed
		from auth.users where email = ${email}`;
	return user;
}

/** The answer that a first sign-up would get, to the letter, about a user that does not exist. */
function likeNew(email: string, { data }: Body): object {
	const id = uuidLikeLite();
	const now = new Date().toISOString().replace('T', ' ').replace(/0?Z$/, '+00');
	const metadata = {
		...(typeof data === 'object' ? data : {}),
		email,
		email_verified: false,
		phone_verified: false,
		sub: id,
	};
	const times = { created_at: now, updated_at: now };
	const identity = {
		identity_id: uuidLikeLite(),
		id,
		user_id: id,
		identity_data: metadata,
		provider: 'email',
		last_sign_in_at: now,
		...times,
		email,
	};
	return {
		id,
		aud: 'authenticated',
		role: 'authenticated',
		email,
		phone: '',
		app_metadata: { provider: 'email', providers: ['email'] },
		user_metadata: metadata,
		identities: [identity],
		...times,
		is_anonymous: false,
		confirmation_sent_at: now,
	};
}

/** Version 7, as lite's are: the milliseconds first. */
function uuidLikeLite(): string {
	const time = Date.now().toString(16).padStart(12, '0');
	return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

function invalidCredentials(): Response {
	return failure(400, 'invalid_credentials', 'Invalid login credentials');
}

function invalidAddress(): Response {
	return failure(400, 'validation_failed', 'Unable to validate email address: invalid format');
}

function failure(status: number, code: string, msg: string): Response {
	const headers = { 'X-Sb-Error-Code': code };
	return Response.json({ code: status, error_code: code, msg }, { status, headers });
}

function parse(text: string): Body | undefined {
	try {
		const body: unknown = JSON.parse(text);
		return typeof body === 'object' && body !== null ? body : undefined;
	} catch {
		// Lite says what is wrong with it.
		return undefined;
	}
}
