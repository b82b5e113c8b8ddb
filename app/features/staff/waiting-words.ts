import { daysBetween } from '#schema/london-day.ts';
import type { Waiting } from '#schema/staff/staff.ts';

/** "oldest 3 days"; empty where nothing waits. @param today ISO date in Europe/London */
export const oldestWords = ({ oldest }: Pick<Waiting, 'oldest'>, today: string) =>
	oldest ? `oldest ${agesWords(daysBetween(oldest, today))}` : '';

/** "today", "1 day", "3 days" */
export function agesWords(days: number): string {
	if (days <= 0) return 'today';
	return days === 1 ? '1 day' : `${days} days`;
}

/** From here on something has waited for too long, in days. */
export const OLD = 7;

export const isOld = ({ oldest }: Pick<Waiting, 'oldest'>, today: string) =>
	oldest !== null && daysBetween(oldest, today) >= OLD;

/** "35 things are waiting, the oldest for 9 days." */
export function summaryWords(waiting: readonly Waiting[], today: string): string {
	const count = waiting.reduce((sum, one) => sum + one.count, 0);
	const [first] = waiting.flatMap(({ oldest }) => oldest ?? []).toSorted();
	if (count === 0 || first === undefined) return 'Nothing is waiting.';
	const days = daysBetween(first, today);
	const since = days <= 0 ? 'since today' : `for ${agesWords(days)}`;
	return count === 1
		? `1 thing is waiting, ${since}.`
		: `${count} things are waiting, the oldest ${since}.`;
}
