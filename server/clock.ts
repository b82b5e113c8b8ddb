import { londonDay } from '#schema/london-day.ts';
import type { Clock } from '#schema/server-services.ts';

export const systemClock: Clock = {
	now: () => new Date(),
	today: () => londonDay(new Date()),
};
