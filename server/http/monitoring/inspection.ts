/** What works, and the mails that wait where that is known. */
export type Inspection = {
	database: boolean;
	/** It has room for a megabyte and takes changes. */
	writes: boolean;
	/** Every migration of this server has been applied. */
	migrations: boolean;
	/** No mail has been left untouched for minutes. */
	outbox: boolean;
	/** Whether the hosted project's API answers; missing without one. */
	project?: boolean;
	mails?: { waiting: number; oldestSeconds: number; setAside: number };
	/** What is past its time waits for an operator's word (`npm run retention`). */
	retentionRefused?: boolean;
};
