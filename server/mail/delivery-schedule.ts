/** When a mail that was not taken is tried again. All in seconds but the count. */
export type Schedule = {
	/** After the first try that failed; it doubles with each, up to `longestPause`. */
	firstPause: number;
	longestPause: number;
	/** After the text was sent and nobody answered; four times as long after the second time. */
	unconfirmedPause: number;
	/** The text is sent so often without an answer, and not again: each time may be a copy. */
	mostUnconfirmed: number;
	/** A mail this old is not tried again. */
	giveUpAfter: number;
};

export const SCHEDULE: Schedule = {
	firstPause: 60,
	longestPause: 3_600,
	unconfirmedPause: 1_800,
	mostUnconfirmed: 3,
	giveUpAfter: 2 * 86_400,
};

/** What is known of a mail after a try that failed; `age` in seconds, the counts include that try. */
export type Tried = { age: number; attempts: number; unconfirmed: number };

/** @returns seconds until the next try; undefined where the mail is not tried again */
export function nextPause(
	{ age, attempts, unconfirmed }: Tried,
	schedule: Schedule,
): number | undefined {
	if (unconfirmed >= schedule.mostUnconfirmed || age >= schedule.giveUpAfter) return undefined;
	if (unconfirmed > 0) return schedule.unconfirmedPause * 4 ** (unconfirmed - 1);
	return Math.min(schedule.firstPause * 2 ** (attempts - 1), schedule.longestPause);
}
