import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context, Hono, HonoRequest } from 'hono';
import type { InferOutput } from 'valibot';
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
import { inSession } from '#server/api/in-session.ts';
import { bodyOf, noBody } from '#server/api/request-parts.ts';
import { requirePresentPassword } from '#server/backend/present-password.ts';
import { sessionOf } from '#server/backend/sessions.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import {
	addPasskey,
	askForPasskey,
	beginPasskey,
	passkeyName,
	removePasskey,
	takeWithPasskey,
} from '#server/deeds/second-step/passkeys.ts';
import { readSecondStep } from '#server/deeds/second-step/second-step.ts';
import {
	beginApp,
	confirmApp,
	removeApp,
	renewRecoveryCodes,
} from '#server/deeds/second-step/set-up.ts';
import { takeStep } from '#server/deeds/second-step/take-step.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import { deviceName } from '#server/http/device-name.ts';

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
	const change = <Schema extends typeof withPassword | typeof passkeyRemoval>(
		path: string,
		schema: Schema,
		work: (user: AccountUser, context: Context, given: InferOutput<Schema>) => Promise<unknown>,
	) =>
		openTo(
			'unproven',
			post(path, 'changeAccount', async (user, context: Incoming) => {
				const given = await bodyOf(context.req.raw, schema);
				await requirePassword(user.email, given.password, context);
				const result = await work(user, context, given);
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
			post('/take', 'changeAccount', async ({ id }, { req }) => {
				const { code, device } = await bodyOf(req.raw, givenCode);
				const given = { ...onDevice(id, req, device), code };
				await takeStep(sql, given, at()).finally(backend.sendNotices);
			}),
		),
		change('/app/begin', withPassword, ({ id, email }) =>
			beginApp(sql, { person: id, issuer: site.name, address: email }, key),
		),
		openTo(
			'unproven',
			post('/app/confirm', 'changeAccount', async ({ id }, { req }: Context) => {
				const { code, device } = await bodyOf(req.raw, firstCode);
				const recovery_codes = await confirmApp(sql, { ...onDevice(id, req, device), code }, at());
				backend.sendNotices();
				return { recovery_codes };
			}),
		),
		change('/app/remove', withPassword, ({ id }, { req }) => removeApp(sql, inSession(id, req))),
		change('/passkeys/begin', withPassword, ({ id, email: address }, { req }) =>
			beginPasskey(sql, { ...inSession(id, req), siteUrl, address }, services.clock.now()),
		),
		openTo(
			'unproven',
			post('/passkeys/confirm', 'changeAccount', async ({ id }, { req }) => {
				const { response, device } = await bodyOf(req.raw, madePasskey);
				const made = { ...onDevice(id, req, device), siteUrl };
				const recovery_codes = await addPasskey(
					sql,
					{ ...made, response: response as RegistrationResponseJSON },
					at(),
				);
				backend.sendNotices();
				return { recovery_codes };
			}),
		),
		change('/passkeys/remove', passkeyRemoval, ({ id: person }, { req }, { id }) =>
			removePasskey(sql, { ...inSession(person, req), id }),
		),
		openTo(
			'half',
			post('/passkeys/ask', 'changeAccount', async ({ id }, { req }) => {
				await bodyOf(req.raw, noBody);
				return askForPasskey(sql, { ...inSession(id, req), siteUrl }, services.clock.now());
			}),
		),
		openTo(
			'half',
			post('/passkeys/take', 'changeAccount', async ({ id }, { req }) => {
				const { response, device } = await bodyOf(req.raw, signedPasskey);
				const signed = { ...onDevice(id, req, device), siteUrl };
				await takeWithPasskey(
					sql,
					{ ...signed, response: response as AuthenticationResponseJSON },
					at(),
				).finally(backend.sendNotices);
			}),
		),
		change('/recovery-codes', withPassword, async ({ id }, { req }) => ({
			recovery_codes: await renewRecoveryCodes(sql, inSession(id, req)),
		})),
	]);
}

/** @param text that the browser keeps @throws {ApiError} 401 */
function onDevice(person: string, req: HonoRequest, text: string | undefined) {
	const name = deviceName(req.raw.headers.get('user-agent') ?? '');
	return { ...inSession(person, req), device: { text, name } };
}
