/**
 * Within how many working days staff have made nine of ten decisions of the last 90 days; null where there were too few to
 * say.
 */
export type WaitingTimes = { companies: number | null; drafts: number | null };

/** What those who wait read, from what was measured; '' where too little was. */
export function waitingWords(times: WaitingTimes, what: keyof WaitingTimes): string {
	const days = times[what];
	if (days === null) return '';
	const within =
		days === 0
			? 'on the same working day'
			: `within ${days} working ${days === 1 ? 'day' : 'days'}`;
	const subject = what === 'companies' ? 'new companies' : 'drafts';
	return `We look at ${subject} ${within}: in the last 90 days, 9 of 10 were decided in that time.`;
}
