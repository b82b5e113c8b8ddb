import { Temporal } from 'temporal-polyfill';

const LONDON = 'Europe/London';

/**
 * When clocks in London show a time. On the last Sunday in March they go from 00:59 to 02:00, so that the times between are
 * `skipped`; on the last Sunday in October they go from 01:59 back to 01:00, so that the times of that hour are shown `twice`.
 */
type PossibleMoments =
	| { kind: 'once'; moment: Date }
	| { kind: 'twice'; first: Date; second: Date }
	| { kind: 'skipped' };

/**
 * The moment at which clocks in London show this time on this day.
 * @param day ISO date @param time "14:05"
 * @throws {RangeError} if there is no such day or time in any place
 */
export function londonToMoment(day: string, time: string): PossibleMoments {
	const wallClock = Temporal.PlainDateTime.from(`${day}T${time}`);
	const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
		wallClock.toZonedDateTime(LONDON, { disambiguation }),
	) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime];
	if (first.equals(second)) return { kind: 'once', moment: dateOf(first) };
	if (!first.toPlainDateTime().equals(wallClock)) return { kind: 'skipped' };
	return { kind: 'twice', first: dateOf(first), second: dateOf(second) };
}

const dateOf = (zoned: Temporal.ZonedDateTime) => new Date(zoned.epochMilliseconds);

/**
 * What clocks in London show at a moment.
 * @returns the ISO date, the time as "14:05:09", the hour from 0 to 23, and how far it is from UTC: "+01:00" in summer,
 * "+00:00" in winter
 */
export function momentToLondon(moment: Date) {
	const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
	// "2027-06-14T10:00:00+01:00"
	const iso = instant.toString({ timeZone: LONDON, smallestUnit: 'second' });
	const [day, time] = [iso.slice(0, 10), iso.slice(11, 19)];
	return { day, time, hour: Number(time.slice(0, 2)), offset: iso.slice(19) };
}
