import type { TransactionSql } from 'postgres';
import type { OutgoingMail } from '#server/backend-types.ts';
import {
	applicationMails,
	contactMails,
	type StoredApplication,
	type StoredContact,
	welcomeMail,
} from '#server/mail/form-mails.ts';
import { unsubscribeUrl } from '#server/newsletter/unsubscribe-link.ts';

/** A row that a visitor has stored: its table and id. */
export type Notice = {
	id: string;
	kind: 'newsletter_subscriptions' | 'contacts' | 'applications';
	rowId: string;
};

/** Who else is told, and what links need. */
export type Answering = { siteUrl: string; officeAddress: string; unsubscribeKey: string };

/** The mails that follow on a row; none where it is gone again. */
export async function mailsFor(
	sql: TransactionSql,
	{ kind, rowId }: Notice,
	{ siteUrl, officeAddress, unsubscribeKey }: Answering,
): Promise<OutgoingMail[]> {
	switch (kind) {
		case 'newsletter_subscriptions': {
			const [row] = await asStaff(
				sql,
				() => sql<{ email: string }[]>`
					select email from public.newsletter_subscriptions where id = ${rowId}`,
			);
			const link = unsubscribeUrl(siteUrl, unsubscribeKey, rowId);
			return row ? [welcomeMail(row.email, siteUrl, link)] : [];
		}
		case 'contacts': {
			const [row] = await asStaff(
				sql,
				() => sql<StoredContact[]>`
					select name, email, subject, category, message from public.contacts where id = ${rowId}`,
			);
			return row ? contactMails(row, officeAddress) : [];
		}
		case 'applications': {
			const row = await readApplication(sql, rowId);
			return row ? applicationMails(row, officeAddress) : [];
		}
	}
}

async function readApplication(
	sql: TransactionSql,
	rowId: string,
): Promise<StoredApplication | undefined> {
	const [row] = await asStaff(
		sql,
		() => sql<(Omit<StoredApplication, 'email' | 'name'> & { user_id: string })[]>`
			select user_id, program_type, program_name, motivation, experience, availability
			from public.applications where id = ${rowId}`,
	);
	if (!row) return undefined;
	// Lite keeps what was said at sign-up as JSON within a JSON text.
	const [user] = await sql<Pick<StoredApplication, 'email' | 'name'>[]>`
		select email, (raw_user_meta_data #>> '{}')::jsonb ->> 'full_name' as name from auth.users
		where id = ${row.user_id}`;
	return user && { ...row, ...user };
}

/**
 * The running role reads the tables as staff only, and the accounts only as itself. All three are
 * sent at once, in this order, so that reads of other rows cannot get in between.
 */
async function asStaff<T>(sql: TransactionSql, read: () => Promise<T>): Promise<T> {
	const [, rows] = await Promise.all([
		sql`set local role service_role`,
		read(),
		sql`set local role none`,
	]);
	return rows;
}
