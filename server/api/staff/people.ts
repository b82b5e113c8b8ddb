import { Hono } from 'hono';
import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { type FoundPeople, MOST_FOUND, type StaffPerson } from '#schema/staff/staff-people.ts';
import { email, requiredLine } from '#schema/text.ts';
import { accountCopy } from '#server/api/account/account-copy.ts';
import { deleteAccount } from '#server/api/account/delete-account.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import { only } from '#server/api/signed-in.ts';
import { type AnsweredForStaff, writeAsStaff } from '#server/api/staff/for-staff.ts';
import type { Backend } from '#server/backend/types.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { ApiError, invalid, json } from '#server/http/api-error.ts';
import type { Log } from '#server/log.ts';

const noAccount = () => new ApiError(404, 'not_found', 'There is no such account.');

/** Whoever looks for less would be shown everybody. */
const search = v.strictObject({
	email: v.pipe(requiredLine(limits.email), v.trim(), v.minLength(3)),
});
/** The address once more, so that nobody is deleted by a slip. */
const deletion = v.strictObject({ email });

/**
 * `POST /search` finds accounts by mail; `POST /:id/copy` and `POST /:id/delete` do on request what a person
 * can do with their own account. Each is written into the log first.
 */
export function staffPeople(backend: Backend, answered: AnsweredForStaff, log: Log): Hono {
	const { sql } = backend;
	const onRequest = async (user: string, account: string, action: 'copy' | 'delete') => {
		const [row] = await writeAsStaff(
			sql,
			user,
			(tx) => tx<{ account: AccountUser }[]>`
				select staff_rules.on_request(${account}, ${action}) as account`,
		);
		if (!row) throw noAccount();
		return row.account;
	};
	const app = new Hono();
	app.use('/search', only('POST'));
	app.post(
		'/search',
		answered('staff', async ({ id }, { req }) => {
			const typed = await bodyOf(req.raw, search);
			const rows = await writeAsStaff(
				sql,
				id,
				(tx) => tx<{ item: StaffPerson }[]>`
					select item from staff_rules.people(${typed.email}) as item`,
			);
			const found: FoundPeople = {
				items: rows.slice(0, MOST_FOUND).map(({ item }) => item),
				more: rows.length > MOST_FOUND,
			};
			return json(found);
		}),
	);
	app.use('/:id/:verb', only('POST'));
	app.post(
		'/:id/copy',
		answered('copy', async ({ id }, context) => {
			const account = idIn(context, noAccount);
			await bodyOf(context.req.raw, noBody);
			const person = await onRequest(id, account, 'copy');
			return new Response(await accountCopy(sql, person, log), {
				headers: {
					'Content-Type': 'application/json',
					'Content-Disposition': 'attachment; filename="data-of-account.json"',
					'Cache-Control': 'no-store',
				},
			});
		}),
	);
	app.post(
		'/:id/delete',
		answered('staff', async ({ id }, context) => {
			const account = idIn(context, noAccount);
			const { email: typed } = await bodyOf(context.req.raw, deletion);
			const [known] = await sql<{ email: string }[]>`
				select email from accounts.find(${[account]}::uuid[])`;
			if (known && known.email.toLowerCase() !== typed.toLowerCase())
				throw invalid('This is not the address of the account.');
			await deleteAccount(backend, await onRequest(id, account, 'delete'));
			return json({ deleted: true });
		}),
	);
	return app;
}
