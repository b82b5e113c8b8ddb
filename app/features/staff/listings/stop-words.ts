import type { StopKind } from '#schema/employers/posting.ts';

/** What follows, beside the field for the reason. */
export const followsFrom: Record<StopKind, string> = {
	paused:
		'The employer reads it. No new applications; those who wait are told that theirs stand. Only staff open it again',
	'taken-down':
		'The employer reads it. It is hidden, and our office answers its applications by their days; those who wait are told',
};

/** Until when a stop can be taken back, ISO; null once those who wait have been told. @param now the moment */
export const untoldUntil = (until: string, now: Date) => (new Date(until) > now ? until : null);
