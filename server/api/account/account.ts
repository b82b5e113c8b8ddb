import type { Hono } from 'hono';
import * as v from 'valibot';
import { accountCopy } from '#server/api/account/account-copy.ts';
import { answerCalls, type CallTools, get, openTo, post } from '#server/api/calls.ts';
import { bodyOf } from '#server/api/request-parts.ts';
import { requirePresentPassword } from '#server/backend/present-password.ts';
import type { Backend } from '#server/backend/types.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import type { RunningConfig } from '#server/config.ts';
import { requireNotLastAdministrator } from '#server/deeds/staff/roles.ts';
import { orNoAnswer } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import { accountDeletedMail } from '#server/mail/account-mails.ts';
import { goneMails } from '#server/mail/applications/gone-mails.ts';
import { companyGoneMails } from '#server/mail/interviews/company-gone.ts';

const deletion = v.strictObject({ password: v.pipe(v.string(), v.maxLength(1_000)) });

const ATTACHED = {
	'Content-Type': 'application/json',
	'Content-Disposition': 'attachment; filename="my-data.json"',
	'Cache-Control': 'no-store',
};

/**
 * The requests of a signed-in person about their account: `GET /data` returns a copy of it, `POST /delete` deletes it (204) if
 * the password is right; not that of the only administrator of others who are staff (409). Only the token determines the
 * account.
 */
export const account = (tools: CallTools): Hono =>
	answerCalls(tools, [
		openTo(
			'unproven',
			get('/data', 'copy', async (user) => {
				const { backend, log } = tools;
				return new Response(await accountCopy(backend.sql, user, log), { headers: ATTACHED });
			}),
		),
		openTo(
			'unproven',
			post('/delete', 'deleteAccount', async (user, { req, env }: Incoming) => {
				const { backend, limits, config } = tools;
				const { password } = await bodyOf(req.raw, deletion);
				const network = clientAddress(req.raw.headers, env?.incoming, config.trustProxy);
				await requirePresentPassword({ backend, limits, network }, user.email, password);
				await requireNotLastAdministrator(backend.sql, user.id);
				await deleteAccount(backend, user, config);
				return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
			}),
		),
	]);

/**
 * Deletes an account with its sessions, applications and employer profile (accounts.delete), and the mails
 * to its address; one last mail says so, and those who hold a place or a time for the person are told, as are students whose
 * interview goes with its company. Safe to call twice, also at once: the second call mails nobody.
 * @throws {ApiError} 503 if the database is unavailable
 */
export async function deleteAccount(
	{ beginWithMails }: Backend,
	{ id, email }: Pick<AccountUser, 'id' | 'email'>,
	{ siteUrl, officeAddress }: Pick<RunningConfig, 'siteUrl' | 'officeAddress'>,
): Promise<void> {
	await orNoAnswer(
		beginWithMails(async (transaction, queue) => {
			await transaction`select pg_advisory_xact_lock(hashtextextended(${`internships:delete:${id}`}, 0))`;
			const [present] = await transaction`select from accounts.find(${[id]}::uuid[])`;
			if (!present) return;
			await transaction`
				delete from outbox.mails where not caught and lower(recipient) = lower(${email})`;
			const office = officeAddress;
			const gone = [
				...(await goneMails(transaction, id, { siteUrl, office })),
				...(await companyGoneMails(transaction, id, { siteUrl, officeAddress })),
			];
			await transaction`select accounts.delete(${id})`;
			await queue(accountDeletedMail(email), ...gone);
		}),
	);
}
