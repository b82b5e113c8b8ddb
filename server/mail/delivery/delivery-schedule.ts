/** When a mail that was not accepted is tried again. In seconds, except the count. */
export type Schedule = {
	/** After the first failed attempt; it doubles with each attempt, up to `longestPause`. */
	firstPause: number;
	longestPause: number;
	/** After the text was sent without an answer; four times as long after the second time. */
	unconfirmedPause: number;
	/** The number of times the text is sent without an answer, as each may be a duplicate. */
	mostUnconfirmed: number;
	/** The age after which a mail is not tried again. */
	giveUpAfter: number;
};

export const SCHEDULE: Schedule = {
	firstPause: 60,
	longestPause: 3_600,
	unconfirmedPause: 1_800,
	mostUnconfirmed: 3,
	giveUpAfter: 2 * 86_400,
};

/** The state of a mail after a failed attempt; `age` in seconds, the counts include that attempt. */
export type Tried = { age: number; attempts: number; unconfirmed: number };

/** @returns seconds until the next attempt; undefined if there is none */
export function nextPause(
	{ age, attempts, unconfirmed }: Tried,
	schedule: Schedule,
): number | undefined {
	if (unconfirmed >= schedule.mostUnconfirmed || age >= schedule.giveUpAfter) return undefined;
	if (unconfirmed > 0) return schedule.unconfirmedPause * 4 ** (unconfirmed - 1);
	return Math.min(schedule.firstPause * 2 ** (attempts - 1), schedule.longestPause);
}
