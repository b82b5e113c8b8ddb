import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';

export type StoredAccount = {
	email: string;
	name: string;
	/** The bcrypt hash of its password. */
	hash: string;
	account?: 'student' | 'employer';
	/** How many days ago it was made. */
	days?: number;
};

/** Stores an account with a confirmed address, as the auth server does after its link was followed. @returns its id */
export async function storeAccount(
	sql: TransactionSql,
	{ email, name, hash, account, days = 0 }: StoredAccount,
): Promise<string> {
	const id = randomUUID();
	const about = { full_name: name, email, email_verified: true, sub: id };
	const meta = JSON.stringify({ ...(account && { account }), ...about });
	const provider = JSON.stringify({ provider: 'email', providers: ['email'] });
	await sql`
		insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
			raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
		values (${id}, 'authenticated', 'authenticated', ${email}, ${hash}, now(),
			${provider}, ${meta}, now() - ${days} * interval '1 day', now())`;
	await sql`
		insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
		values (${randomUUID()}, 'email', ${id}, ${id}, ${meta}, now(), now())`;
	return id;
}
