import type { Clock } from '#schema/catalogue.ts';
import { londonDay } from '#schema/london-day.ts';

export const systemClock: Clock = {
	now: () => new Date(),
	today: () => londonDay(new Date()),
};
