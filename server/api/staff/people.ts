import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { reasonedExport } from '#schema/staff/reasoned-export.ts';
import type { StaffPage, StaffPerson } from '#schema/staff/staff-answers.ts';
import { requiredLine } from '#schema/text.ts';
import { deleteAccount } from '#server/api/account/account.ts';
import { accountCopy } from '#server/api/account/account-copy.ts';
import { type Call, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { notFound } from '#server/deeds/deed.ts';
import { lookUpPeople, takeRequest } from '#server/deeds/staff/people.ts';
import { invalid } from '#server/http/api-error.ts';
import type { Log } from '#server/log.ts';

const noAccount = () => notFound('There is no such account.');

/** One page of what a search finds. */
const PAGE = 20;

/** `who`: a part of an address, or of a name; for less everybody would be found. `after`: the `next` of the page before. */
const search = v.strictObject({
	who: v.pipe(requiredLine(limits.email), v.trim(), v.minLength(3)),
	after: v.optional(v.nullable(requiredLine(limits.email)), null),
});
/**
 * The address once more, so that nobody is deleted by a slip; as it is stored, since an older account may have another
 * spelling.
 */
const deletion = v.strictObject({ email: requiredLine(limits.email) });

/**
 * `POST /search` finds accounts by address or name; `POST /:id/copy` and `POST /:id/delete` do on request what a person
 * can do with their own account. Each is written into the log first, a copy with its reason and with what the register says.
 */
export function staffPeople(
	backend: Backend,
	config: Pick<RunningConfig, 'siteUrl' | 'officeAddress'>,
	log: Log,
): Call[] {
	const { sql } = backend;
	return [
		post('/people/search', 'staff', async ({ id }, { req }) => {
			const { who: typed, after } = await bodyOf(req.raw, search);
			const people = await lookUpPeople(sql, { person: id, typed, after });
			const items = people.slice(0, PAGE);
			// An email address: this key is sent in the body, and is in no URL.
			const next = people.length > PAGE ? (items.at(-1)?.email ?? null) : null;
			return { items, next } satisfies StaffPage<StaffPerson>;
		}),
		post('/people/:id/copy', 'copy', async ({ id }, context) => {
			const account = idIn(context, noAccount);
			const { reason } = await bodyOf(context.req.raw, reasonedExport);
			const copied = await takeRequest(sql, { person: id, account, action: 'copy', reason });
			return new Response(await accountCopy(sql, copied, log), {
				headers: {
					'Content-Type': 'application/json',
					'Content-Disposition': 'attachment; filename="data-of-account.json"',
					'Cache-Control': 'no-store',
				},
			});
		}),
		post('/people/:id/delete', 'staff', async ({ id }, context) => {
			const account = idIn(context, noAccount);
			const { email: typed } = await bodyOf(context.req.raw, deletion);
			const [existing] = await sql<{ email: string }[]>`
				select email from accounts.find(${[account]}::uuid[])`;
			if (existing && existing.email.toLowerCase() !== typed.toLowerCase())
				throw invalid('This is not the address of the account.');
			const request = { person: id, account, action: 'delete' } as const;
			await deleteAccount(backend, await takeRequest(sql, request), config);
			return { deleted: true };
		}),
	];
}
