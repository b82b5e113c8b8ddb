import { dayOfNumber, nearDate } from '#schema/london-day.ts';
import type { Fit } from '#schema/students/fit.ts';
import type { TimeFound } from './free-time.ts';

/**
 * When work is possible, in words.
 * @param whole the words where all of it is possible, whenever it begins
 */
export function timeWords({ starts, start, part }: TimeFound, whole: string, today: string): Fit {
	const half = (words: string): Fit => ({ fit: 'half', words });
	const words = (day: number) => nearDate(dayOfNumber(day), today);
	const [first, last] = [starts[0] ?? 0, starts.at(-1) ?? 0];
	if (start && start.first > first) return half(`Fits from ${words(start.first)}`);
	if (start && start.last < last) return half(`Fits if it starts by ${words(start.last)}`);
	if (!part) return { fit: 'full', words: whole };
	if (part.first === first) return half(`Fits until ${words(part.last)}`);
	if (part.toItsEnd) return half(`Fits from ${words(part.first)}`);
	return half(`Fits from ${words(part.first)} to ${words(part.last)}`);
}
