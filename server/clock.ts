import type { Clock } from '#schema/internships/catalogue.ts';
import { londonDay } from '#schema/london-day.ts';

export const systemClock: Clock = {
	now: () => new Date(),
	today: () => londonDay(new Date()),
};
