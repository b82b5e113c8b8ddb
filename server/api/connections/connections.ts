import type { Hono } from 'hono';
import type { Sql } from 'postgres';
import { type Connections, newKey } from '#schema/employers/connections.ts';
import { newWebhook } from '#schema/employers/webhooks.ts';
import { answerCalls, type CallTools, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import { noCompany } from '#server/deeds/colleagues/company.ts';
import { endKey, makeKey, noKey } from '#server/deeds/connections/company-keys.ts';
import { secretOf } from '#server/deeds/connections/webhook-secret.ts';
import {
	addWebhook,
	changeSecret,
	noWebhook,
	removeWebhook,
	testWebhook,
	turnOn,
} from '#server/deeds/connections/webhooks.ts';
import { deed } from '#server/deeds/deed.ts';
import { requireMember } from '#server/deeds/members.ts';
import { invalid, json } from '#server/http/api-error.ts';
import { keysOf } from './keys-of.ts';

/**
 * What owners let programs do: `GET /` names the keys and the addresses that are told what happens, `POST /keys` makes one,
 * `POST /keys/:id/end` ends it; `POST /webhooks` adds an address, `POST /webhooks/:id/…` gives it another secret, tests it,
 * turns it on or removes it. Shapes are in schema/employers/connections.ts and webhooks.ts; errors are {code, message}.
 */
export function connections(tools: CallTools): Hono {
	const { config } = tools;
	const { sql, sendNotices, signingKey } = tools.backend;
	/** A step about one address, which takes no body. */
	const step = (
		path: string,
		work: (of: { person: string; webhook: string }) => Promise<unknown>,
	) =>
		post(path, 'employer', async ({ id: person }, context) => {
			const webhook = idIn(context, noWebhook);
			await bodyOf(context.req.raw, noBody);
			const answer = await work({ person, webhook });
			sendNotices();
			return answer;
		});
	return answerCalls(tools, [
		get('/', 'read', ({ id }) => readConnections(sql, id)),
		post('/keys', 'employer', async ({ id: person }, { req }) => {
			const made = await makeKey(sql, { person, ...(await bodyOf(req.raw, newKey)) });
			sendNotices();
			return json(made, 201);
		}),
		post('/webhooks', 'employer', async ({ id: person }, { req }) => {
			const { url } = await bodyOf(req.raw, newWebhook);
			if (!config.webhookLoopback && new URL(url).protocol !== 'https:')
				throw invalid('Give an address that begins with https://.');
			const { id, ...rest } = await addWebhook(sql, { person, url });
			sendNotices();
			return json({ id, secret: secretOf(signingKey, { id, ...rest }) }, 201);
		}),
		step('/webhooks/:id/secret', async (of) => ({
			id: of.webhook,
			secret: secretOf(signingKey, await changeSecret(sql, of)),
		})),
		step('/webhooks/:id/test', (of) => testWebhook(sql, of)),
		step('/webhooks/:id/on', (of) => turnOn(sql, of)),
		step('/webhooks/:id/remove', (of) => removeWebhook(sql, of)),
		post('/keys/:id/end', 'employer', async ({ id: person }, context) => {
			const key = idIn(context, noKey);
			await bodyOf(context.req.raw, noBody);
			await endKey(sql, { person, key });
			sendNotices();
		}),
	]);
}

/**
 * The keys of a person's company, newest first, and the addresses that are told what happens.
 * @throws {ApiError} 404 for people who may not see them
 */
const readConnections = (sql: Sql, person: string): Promise<Connections> =>
	deed(sql, async (tx) => {
		const employer = await requireMember(tx, person, 'connections', noCompany);
		const [company] = await tx<{ name: string }[]>`
			select company_name as name from public.employers where id = ${employer}`;
		const keys = await keysOf(tx, employer);
		const webhooks = await tx<{ item: Connections['webhooks'][number] }[]>`
			select to_json(found) as item from (
				select id, url, added_at, off_at, (
					select coalesce(json_agg(last), '[]') from (
						select id, type, happened_at, attempts, delivered_at, next_at, answer
						from posting_rules.webhook_deliveries
						where webhook_id = webhook.id order by happened_at desc, id limit 20
					) as last
				) as deliveries
				from posting_rules.webhooks as webhook where employer_id = ${employer} order by added_at, id
			) as found`;
		return {
			company: company?.name ?? '',
			keys,
			webhooks: webhooks.map(({ item }) => item),
		};
	});
