import ical, { type ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator';

/** An event of one whole day, which makes nobody busy. */
export type CalendarDay = {
	/** Unique in the world; the same for a newer version of the event. */
	uid: string;
	/** How often it has changed: higher in each version. */
	revision: number;
	/** When it last changed: ISO, with the time. */
	changed: string;
	/** ISO date. */
	day: string;
	/** Whether it no longer takes place. */
	cancelled: boolean;
	summary: string;
	description: string;
	/** Where it can be read on the site; stands in the description too, as some programs drop it. */
	url: string;
};

type Calendar = {
	/** What the days of the file are, in one word. */
	about: string;
	/** The name under which a program that subscribes to it lists it. */
	name?: string;
	/** After how many hours such a program may ask again. */
	hours?: number;
};

const HOUR_S = 60 * 60;

/**
 * A calendar file (.ics, RFC 5545). It has no method: whoever imports it or asks for it again takes the version with
 * the higher SEQUENCE, a cancelled one too. A whole day is the same day everywhere and needs no time zone.
 */
export function calendarFile(
	{ about, name, hours }: Calendar,
	days: readonly CalendarDay[],
): string {
	const calendar = ical({
		prodId: `//UK Internship Placements//${about}//EN`,
		...(name && { name }),
		...(hours && { ttl: hours * HOUR_S }),
	});
	for (const { uid, revision, changed, day, cancelled, summary, description, url } of days)
		calendar.createEvent({
			id: uid,
			sequence: revision,
			stamp: new Date(changed),
			lastModified: new Date(changed),
			start: new Date(day),
			allDay: true,
			status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
			transparency: ICalEventTransparency.TRANSPARENT,
			summary,
			description: `${description}\n${url}`,
			url,
		});
	return wholeFile(calendar);
}

/** With the end of the last line, which ical-generator leaves out and RFC 5545, 3.1 asks for. */
export const wholeFile = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`;

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
