import type { TransactionSql } from 'postgres';
import type { OutgoingMail } from './mail.ts';

/** The office's address, and the data for links. */
export type MailSettings = { siteUrl: string; officeAddress: string; signingKey: string };

/** A mail that is due: what it is about, and the id of that row. */
export type Notice = {
	id: string;
	kind: string;
	rowId: string;
	/** What was said with it, where the row may say something else by now; null for most kinds. */
	words: unknown;
};

/** A kind of mail, and what leads from its notices to its mails. */
export type MailKind = {
	/** As in `outbox.notices`, in `outbox.mails` and in the metrics. */
	kind: string;
	/** Reads the rows of notices of this kind. @returns the mails of each notice; none where its row is gone */
	prepare(
		tx: TransactionSql,
		notices: Notice[],
		settings: MailSettings,
	): Promise<(notice: Notice) => OutgoingMail[]>;
};

type Entry<Row, Words> = {
	kind: string;
	/** Reads all rows at once. A mail that tells of many things is one row, with the first of the ids. */
	read: (tx: TransactionSql, ids: string[]) => Promise<readonly Row[]>;
	/** Writes the mails about one row. `words` are those of its notice, as the deed that added it stored them. */
	mail: (row: Row, settings: MailSettings, words: Words) => OutgoingMail[];
};

/** A kind of mail: it stands with its words, and is listed in `delivery/mails-for-rows.ts`. */
export const mailKind = <Row extends { id: string }, Words = null>({
	kind,
	read,
	mail,
}: Entry<Row, Words>): MailKind => ({
	kind,
	prepare: async (tx, notices, settings) => {
		const rows = await read(tx, [...new Set(notices.map(({ rowId }) => rowId))]);
		return ({ rowId, words }) =>
			rows.filter(({ id }) => id === rowId).flatMap((row) => mail(row, settings, words as Words));
	},
});

/**
 * Runs a query as service_role: the running role reads tables only so, and accounts only under its own name.
 * @param query that has not been started: postgres.js starts it here
 */
export async function asService<Row>(
	tx: TransactionSql,
	query: PromiseLike<readonly Row[]>,
): Promise<readonly Row[]> {
	const [, rows] = await Promise.all([
		tx`set local role service_role`,
		query,
		tx`set local role none`,
	]);
	return rows;
}
