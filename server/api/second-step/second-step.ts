import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context, Hono } from 'hono';
import { site } from '#content/site.ts';
import {
	firstCode,
	givenCode,
	madePasskey,
	passkeyRemoval,
	signedPasskey,
	withPassword,
} from '#schema/second-step-bodies.ts';
import { answerCalls, bearerOf, type CallTools, get, openTo, post } from '#server/api/calls.ts';
import { bodyOf, noBody } from '#server/api/request-parts.ts';
import { requirePresentPassword } from '#server/backend/present-password.ts';
import { claimsOf, sessionOf } from '#server/backend/sessions.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import {
	addPasskey,
	askForPasskey,
	beginPasskey,
	passkeyName,
	removePasskey,
	takeWithPasskey,
} from '#server/deeds/second-step/passkeys.ts';
import { type Device, readSecondStep } from '#server/deeds/second-step/second-step.ts';
import {
	beginApp,
	confirmApp,
	removeApp,
	renewRecoveryCodes,
} from '#server/deeds/second-step/set-up.ts';
import { takeStep } from '#server/deeds/second-step/take-step.ts';
import { ApiError } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import { deviceName } from './device-name.ts';

/**
 * The second step of a sign-in: `GET /` says what is set up, `POST /take` takes the step in this session. `/app/begin` makes
 * a secret for an app, `/app/confirm` takes its first code, `/app/remove` ends it; so do `/passkeys/…` for passkeys, with
 * which `/passkeys/ask` and `/passkeys/take` take the step; `/recovery-codes` makes new ones. What changes something asks for
 * the password. Shapes are in schema/second-step.ts and schema/second-step-bodies.ts; errors are {code, message}.
 */
export function secondStep(tools: CallTools): Hono {
	const { backend, limits, config, services } = tools;
	const { sql, signingKey: key } = backend;
	const { siteUrl } = config;
	const at = () => ({ key, now: services.clock.now(), today: services.clock.today() });

	/** @throws {ApiError} 400 for a wrong password, 429 after too many, 503 without an answer */
	const requirePassword = (email: string, password: string, { req, env }: Incoming) => {
		const network = clientAddress(req.raw.headers, env?.incoming, config.trustProxy);
		return requirePresentPassword({ backend, limits, network }, email, password);
	};
	/** A change, once the present password was typed. */
	const change = (path: string, work: (user: AccountUser, context: Context) => Promise<unknown>) =>
		openTo(
			'unproven',
			post(path, 'changeAccount', async (user, context: Incoming) => {
				const { password } = await bodyOf(context.req.raw, withPassword);
				await requirePassword(user.email, password, context);
				const result = await work(user, context);
				backend.sendNotices();
				return result;
			}),
		);

	return answerCalls(tools, [
		openTo(
			'half',
			get('/', 'read', async ({ id }, { req }) => {
				const session = await sessionOf(sql, bearerOf(req.raw.headers) ?? '');
				return readSecondStep(sql, id, {
					needed: session?.state === 'half',
					required: session?.state === 'unproven' && config.staffSecondFactor,
					passkeys_possible: passkeyName(siteUrl) !== undefined,
				});
			}),
		),
		openTo(
			'half',
			post('/take', 'changeAccount', async ({ id: person }, { req }) => {
				const { code, device } = await bodyOf(req.raw, givenCode);
				const session = sessionIn(req.raw.headers);
				const given = { person, session, code, device: deviceOf(req.raw.headers, device) };
				await takeStep(sql, given, at()).finally(backend.sendNotices);
			}),
		),
		change('/app/begin', ({ id, email }) =>
			beginApp(sql, { person: id, issuer: site.name, address: email }, key),
		),
		openTo(
			'unproven',
			post('/app/confirm', 'changeAccount', async ({ id: person }, { req }: Context) => {
				const { code, device } = await bodyOf(req.raw, firstCode);
				const session = sessionIn(req.raw.headers);
				const first = { person, session, code, device: deviceOf(req.raw.headers, device) };
				const recovery_codes = await confirmApp(sql, first, at());
				backend.sendNotices();
				return { recovery_codes };
			}),
		),
		change('/app/remove', ({ id: person }, { req }) =>
			removeApp(sql, { person, session: sessionIn(req.raw.headers) }),
		),
		change('/passkeys/begin', ({ id, email }, { req }) =>
			beginPasskey(
				sql,
				{ person: id, session: sessionIn(req.raw.headers), siteUrl, address: email },
				services.clock.now(),
			),
		),
		openTo(
			'unproven',
			post('/passkeys/confirm', 'changeAccount', async ({ id: person }, { req }) => {
				const { response, device } = await bodyOf(req.raw, madePasskey);
				const session = sessionIn(req.raw.headers);
				const made = { person, session, siteUrl, device: deviceOf(req.raw.headers, device) };
				const recovery_codes = await addPasskey(
					sql,
					{ ...made, response: response as RegistrationResponseJSON },
					at(),
				);
				backend.sendNotices();
				return { recovery_codes };
			}),
		),
		openTo(
			'unproven',
			post(
				'/passkeys/remove',
				'changeAccount',
				async ({ id: person, email }, context: Incoming) => {
					const { id, password } = await bodyOf(context.req.raw, passkeyRemoval);
					await requirePassword(email, password, context);
					await removePasskey(sql, { person, session: sessionIn(context.req.raw.headers), id });
					backend.sendNotices();
				},
			),
		),
		openTo(
			'half',
			post('/passkeys/ask', 'changeAccount', async ({ id: person }, { req }) => {
				await bodyOf(req.raw, noBody);
				const session = sessionIn(req.raw.headers);
				return askForPasskey(sql, { person, session, siteUrl }, services.clock.now());
			}),
		),
		openTo(
			'half',
			post('/passkeys/take', 'changeAccount', async ({ id: person }, { req }) => {
				const { response, device } = await bodyOf(req.raw, signedPasskey);
				const session = sessionIn(req.raw.headers);
				const signed = { person, session, siteUrl, device: deviceOf(req.raw.headers, device) };
				await takeWithPasskey(
					sql,
					{ ...signed, response: response as AuthenticationResponseJSON },
					at(),
				).finally(backend.sendNotices);
			}),
		),
		change('/recovery-codes', async ({ id: person }, { req }) => ({
			recovery_codes: await renewRecoveryCodes(sql, {
				person,
				session: sessionIn(req.raw.headers),
			}),
		})),
	]);
}

/** @throws {ApiError} 401 for a token without a session, which the auth server does not make */
function sessionIn(headers: Headers): string {
	const session = claimsOf(bearerOf(headers) ?? '')?.session_id;
	if (session === undefined) throw new ApiError(401, 'bad_jwt', 'Sign in first.');
	return session;
}

const deviceOf = (headers: Headers, text: string | undefined): Device => ({
	text,
	name: deviceName(headers.get('user-agent') ?? ''),
});
