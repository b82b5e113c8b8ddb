/** A session of an account that has not ended. */
export type OpenSession = {
	id: string;
	/** "Firefox on Windows"; null where it was not noted yet. */
	browser: string | null;
	since: string;
	/** When it was opened or renewed last, which a browser in use does each hour. */
	used_at: string;
	/** Whether it is the one that asks. */
	this: boolean;
};
