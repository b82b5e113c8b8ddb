/** Which parts work, and the number of waiting mails if it is known. */
export type Inspection = {
	database: boolean;
	/** The database has room for a megabyte and accepts changes. */
	writes: boolean;
	/** Every migration of this server has been applied. */
	migrations: boolean;
	/** No mail has waited for minutes without a delivery attempt. */
	outbox: boolean;
	/** Whether the hosted project's API answers; missing without one. */
	project?: boolean;
	mails?: { waiting: number; oldestSeconds: number; setAside: number };
	/** Expired data is waiting for an operator to confirm its deletion (`npm run retention`). */
	retentionRefused?: boolean;
};
