import { relay } from '#server/gateway/answer.ts';
import { answerFirst } from '#server/gateway/answer-first.ts';
import { authBodies } from '#server/gateway/auth-bodies.ts';
import { confirm } from '#server/gateway/confirm.ts';
import { signedUpNobody } from '#server/gateway/honeypot.ts';
import { matching, oneOf, type Rule, strictQuery } from '#server/gateway/query.ts';
import { resend } from '#server/gateway/resend.ts';
import type { Exchange, Method, Route } from '#server/gateway/route.ts';
import { signIn } from '#server/gateway/sign-in.ts';
import { signUp } from '#server/gateway/sign-up.ts';
import { changeUser, followLink } from '#server/gateway/user.ts';

/** Mails carry the site's own address, so the one a client asks for is read and goes no further. */
const ignored: Rule = (value) => (value.length <= 500 ? '' : undefined);

const redirectable = (rules: Record<string, Rule> = {}) => {
	const strict = strictQuery({ ...rules, redirect_to: ignored });
	return (params: URLSearchParams) => {
		const query = strict(params);
		query.delete('redirect_to');
		return query;
	};
};

const grant = (type: string) => strictQuery({ grant_type: oneOf(type) });
/** Lite fails where the session ends at the same moment; asked again, it says that there is none. */
async function refresh({ forward, family }: Exchange): Promise<Response> {
	const response = await forward();
	return relay(response.status === 500 ? await forward() : response, family);
}

const token = matching(/^[\w.-]{1,200}$/);
const linkType = oneOf('signup', 'recovery', 'email', 'email_change', 'magiclink', 'invite');

const signInRoute: Route = {
	limit: 'signIn',
	query: grant('password'),
	body: authBodies.credentials,
	limitEmail: 'signIn',
	answer: signIn,
};

const refreshRoute: Route = {
	limit: 'refresh',
	query: grant('refresh_token'),
	body: authBodies.refresh,
	answer: refresh,
};

/** The calls on accounts that are let through; `token` has one line for each kind of grant. */
export const authRoutes: Record<string, Partial<Record<Method, Route>>> = {
	signup: {
		POST: {
			limit: 'signUp',
			query: redirectable(),
			body: authBodies.signUp,
			trapped: signedUpNobody,
			atLeastMs: 250,
			answer: signUp,
		},
	},
	'token?grant_type=password': { POST: signInRoute },
	'token?grant_type=refresh_token': { POST: refreshRoute },
	logout: {
		POST: { limit: 'read', query: strictQuery({ scope: oneOf('global', 'local', 'others') }) },
	},
	recover: {
		POST: {
			limit: 'mail',
			query: redirectable(),
			body: authBodies.address,
			limitEmail: 'mail',
			answer: answerFirst(({ forward }) => forward()),
		},
	},
	resend: {
		POST: {
			limit: 'mail',
			query: redirectable(),
			body: authBodies.resend,
			limitEmail: 'mail',
			answer: resend,
		},
	},
	verify: {
		GET: {
			limit: 'verify',
			query: redirectable({ token, type: linkType }),
			keyless: true,
			answer: followLink,
		},
		POST: {
			limit: 'verify',
			query: redirectable(),
			body: authBodies.verify,
			answer: confirm,
		},
	},
	user: {
		GET: { limit: 'read', query: strictQuery({}) },
		PUT: {
			limit: 'changeAccount',
			query: redirectable(),
			body: authBodies.user,
			answer: changeUser,
		},
	},
	health: { GET: { limit: 'read', query: strictQuery({}), keyless: true } },
};
