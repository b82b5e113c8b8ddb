/** How an employer has answered so far; from the fifth application on. */
export type AnswerRecord = {
	/** Applications that have an answer, or whose day of answer has passed. */
	asked: number;
	answered: number;
	/** The median of the days to an answer; null without one. */
	days: number | null;
};

/** "answered 18 of 20, usually in 6 days" */
export function recordInWords({ asked, answered, days }: AnswerRecord): string {
	const share = `answered ${answered} of ${asked}`;
	return days === null ? share : `${share}, usually ${daysInWords(days)}`;
}

/** "in 6 days" */
export function daysInWords(days: number): string {
	if (days === 0) return 'on the same day';
	return days === 1 ? 'in 1 day' : `in ${days} days`;
}
