import { daysBetween } from '#schema/london-day.ts';
import type { WaitingCount } from '#schema/staff/staff.ts';

/** "oldest 3 days"; empty where nothing waits. @param today ISO date in Europe/London */
export const oldestWords = ({ oldest }: Pick<WaitingCount, 'oldest'>, today: string) =>
	oldest ? `oldest ${agesWords(daysBetween(oldest, today))}` : '';

/** "35"; "1000+" where no more are counted */
export const countWords = ({ count, more }: WaitingCount) => `${count}${more ? '+' : ''}`;

/** "today", "1 day", "3 days" */
export function agesWords(days: number): string {
	if (days <= 0) return 'today';
	return days === 1 ? '1 day' : `${days} days`;
}

/** From here on something has waited for too long, in days. */
export const OLD = 7;

export const isOld = ({ oldest }: Pick<WaitingCount, 'oldest'>, today: string) =>
	oldest !== null && daysBetween(oldest, today) >= OLD;

/** "35 things are waiting, the oldest for 9 days." */
export function summaryWords(waiting: readonly WaitingCount[], today: string): string {
	const count = waiting.reduce((sum, one) => sum + one.count, 0);
	const [first] = waiting.flatMap(({ oldest }) => oldest ?? []).toSorted();
	if (count === 0 || first === undefined) return 'Nothing is waiting.';
	const days = daysBetween(first, today);
	const since = days <= 0 ? 'since today' : `for ${agesWords(days)}`;
	if (count === 1) return `1 thing is waiting, ${since}.`;
	const least = waiting.some(({ more }) => more) ? 'At least ' : '';
	return `${least}${count} things are waiting, the oldest ${since}.`;
}
