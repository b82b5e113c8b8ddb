import { relay } from '#server/gateway/answer.ts';
import { authBodies } from '#server/gateway/auth/auth-bodies.ts';
import { changeUser, noteRecovery } from '#server/gateway/auth/change-user.ts';
import { noteOpened } from '#server/gateway/auth/note-session.ts';
import { resend } from '#server/gateway/auth/resend.ts';
import { signIn } from '#server/gateway/auth/sign-in.ts';
import { signUp } from '#server/gateway/auth/sign-up.ts';
import type { Exchange, Method, Route } from '#server/gateway/route.ts';
import { oneOf, strictQuery } from '#server/gateway/route.ts';
import { seeOther } from '#server/http/api-error.ts';
import { confirmUrl } from '#server/mail/auth-mails.ts';
import { forgetUnconfirmedSignUp } from './accounts.ts';
import { refresh } from './refresh.ts';
import { respondBeforeWork } from './resend.ts';
import { accountNotMade } from './sign-up.ts';

/** The final destination of a mailed link; anything but a path of this site is ignored. */
const redirectable = strictQuery({ redirect_to: (value) => value });

const grant = (type: string) => strictQuery({ grant_type: oneOf(type) });

const code = /^[\w.-]{1,200}$/;
const linkTypes = ['signup', 'recovery', 'email_change'];

/** Ignores invalid parameters of an old link, as the person who opened it is sent to a page. */
function oldLink(params: URLSearchParams): URLSearchParams {
	const [type, token] = [params.get('type') ?? '', params.get('token') ?? ''];
	const query = new URLSearchParams();
	if (linkTypes.includes(type)) query.set('type', type);
	if (code.test(token)) query.set('token', token);
	return query;
}

const signInRoute: Route = {
	limit: 'signIn',
	query: grant('password'),
	// The page asks before it has read the key; the key is in every browser, and keeps nobody out.
	keyless: true,
	body: authBodies.credentials,
	attempt: 'signIn',
	answer: signIn,
};

const refreshRoute: Route = {
	limit: 'refresh',
	query: grant('refresh_token'),
	body: authBodies.refresh,
	answer: refresh,
};

/**
 * Too many requests get the usual response and no mail is sent. A refusal would let others lock out the
 * owner of the address, and the link of the last mail still works.
 */
const recover = respondBeforeWork(async ({ mayMail, forward }) =>
	(await mayMail('recovery')) ? forward() : undefined,
);

/** The permitted calls on accounts; `token` has one entry for each grant type. */
export const authRoutes: Record<string, Partial<Record<Method, Route>>> = {
	signup: {
		POST: {
			limit: 'signUp',
			attempt: 'signUp',
			query: redirectable,
			body: authBodies.signUp,
			honeypot: accountNotMade,
			atLeastMs: 250,
			answer: signUp,
		},
	},
	'token?grant_type=password': { POST: signInRoute },
	'token?grant_type=refresh_token': { POST: refreshRoute },
	logout: {
		POST: {
			limit: 'read',
			needsToken: true,
			// Who knows the password alone ends no other session than this one.
			beforeStep: { scope: 'local' },
			query: strictQuery({ scope: oneOf('global', 'local', 'others') }),
		},
	},
	recover: {
		POST: {
			limit: 'mail',
			query: redirectable,
			body: authBodies.address,
			answer: recover,
		},
	},
	resend: {
		POST: {
			limit: 'mail',
			query: redirectable,
			body: authBodies.resend,
			answer: resend,
		},
	},
	verify: {
		GET: {
			limit: 'read',
			query: oldLink,
			keyless: true,
			answer: openConfirmPage,
		},
		POST: {
			limit: 'verify',
			attempt: 'verify',
			confirms: 'signUp',
			query: redirectable,
			body: authBodies.verify,
			answer: confirm,
		},
	},
	user: {
		GET: { limit: 'read', needsToken: true, query: strictQuery({}) },
		PUT: {
			limit: 'changeAccount',
			needsToken: true,
			query: redirectable,
			body: authBodies.user,
			answer: changeUser,
		},
	},
	health: { GET: { limit: 'read', query: strictQuery({}), keyless: true } },
};

/**
 * Handles the button on the page of a mailed link: exchanges the code for a session, once. A recovery link
 * also confirms an unconfirmed address; the password of that sign-up is removed first, as only the sign-up
 * link may confirm it.
 */
async function confirm(exchange: Exchange): Promise<Response> {
	const { body, family, forward } = exchange;
	const isRecovery = body.type === 'recovery';
	if (isRecovery) await forgetUnconfirmedSignUp(exchange, String(body.token_hash));
	const answer = await forward();
	if (answer.ok) noteOpened(exchange, answer.clone(), 'link');
	if (isRecovery) await noteRecovery(exchange, answer);
	if (body.type === 'email_change') exchange.backend.sendNotices();
	return relay(answer, family);
}

/**
 * A link from an older mail: redirects to that page without confirming or signing in. The page reports an
 * invalid link.
 */
async function openConfirmPage({ query, siteUrl }: Exchange): Promise<Response> {
	const [type, code] = [query.get('type') ?? undefined, query.get('token') ?? undefined];
	return seeOther(confirmUrl(siteUrl, { type, code }));
}
