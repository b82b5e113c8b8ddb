import { londonDay, londonTime, longDate, weekday } from '#schema/london-day.ts';

/** What a time is called for people in any country. */
const UK_TIME = 'UK time';

const MINUTE = 60_000;
const endOf = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * MINUTE);

/** "10:00 to 10:30", in London. @param at ISO with the time */
export const hoursText = (at: string, minutes: number) =>
	`${londonTime(new Date(at))} to ${londonTime(endOf(at, minutes))}`;

/** "Thursday 3 December 2026", in London. */
export function dayOfTime(at: string): string {
	const day = londonDay(new Date(at));
	return `${weekday(day)} ${longDate(day)}`;
}

/** "Thursday 3 December 2026, 10:00 to 10:30, UK time" */
export const timeText = (at: string, minutes: number) =>
	`${dayOfTime(at)}, ${hoursText(at, minutes)}, ${UK_TIME}`;

/** "30 minutes", "1 hour", "1 hour 30 minutes" */
export function lengthText(minutes: number): string {
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	return [
		...(hours > 0 ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
		...(rest > 0 ? [`${rest} minutes`] : []),
	].join(' ');
}

const format = (timeZone: string) =>
	new Intl.DateTimeFormat('en-GB', {
		timeZone,
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
	});

/**
 * What clocks in a zone show at a moment, where they show something else than in London: "Thursday 3 December, 11:00 (Europe/Paris)".
 * @param zone null where it is not known
 * @returns null where they show the same, or it is not known
 */
export function timeElsewhere(at: string, zone: string | null): string | null {
	if (zone === null) return null;
	const moment = new Date(at);
	const parts = (timeZone: string) =>
		Object.fromEntries(
			format(timeZone)
				.formatToParts(moment)
				.map(({ type, value }) => [type, value]),
		);
	const there = parts(zone);
	const words = ({ weekday, day, month, hour, minute }: typeof there) =>
		`${weekday} ${day} ${month}, ${hour}:${minute}`;
	if (words(there) === words(parts('Europe/London'))) return null;
	return `${words(there)} (${zone.replaceAll('_', ' ')})`;
}
