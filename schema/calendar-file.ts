import { daysAfter } from '#schema/london-day.ts';

/** Bytes of a line, the line break not counted (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** An event of one whole day. */
export type CalendarDay = {
	/** Unique in the world; the same for a newer version of the event. */
	uid: string;
	/** When it was written: ISO, with the time. */
	written: string;
	/** ISO date. */
	day: string;
	summary: string;
	description: string;
	url: string;
};

/** A calendar file (.ics) with one day. @param about what the days of the file are, in one word */
export function calendarFile(about: string, event: CalendarDay): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		`PRODID:-//UK Internship Placements//${about}//EN`,
		'BEGIN:VEVENT',
		`UID:${event.uid}`,
		`DTSTAMP:${new Date(event.written).toISOString().replace(/[-:]|\.\d+/g, '')}`,
		`DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`,
		`DTEND;VALUE=DATE:${daysAfter(event.day, 1).replaceAll('-', '')}`,
		`SUMMARY:${escaped(event.summary)}`,
		`DESCRIPTION:${escaped(event.description)}`,
		`URL:${event.url}`,
		'TRANSP:TRANSPARENT',
		'END:VEVENT',
		'END:VCALENDAR',
	];
	return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const escaped = (text: string) =>
	text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\s+/g, ' ');

const utf8 = new TextEncoder();
const bytesOf = (text: string) => utf8.encode(text).length;

/** A longer line goes on in the next, after a space. */
function folded(line: string): string {
	const parts = [''];
	for (const character of line) {
		const last = parts.at(-1) ?? '';
		const room = parts.length > 1 ? LONGEST_LINE - 1 : LONGEST_LINE;
		if (bytesOf(last + character) > room) parts.push(character);
		else parts[parts.length - 1] = last + character;
	}
	return parts.join('\r\n ');
}
