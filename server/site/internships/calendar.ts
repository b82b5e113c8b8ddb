import type { InternshipSummary } from '#schema/internship.ts';
import { daysAfter } from '#schema/london-day.ts';
import { factsOf } from './words.ts';

/** Bytes of a line, the line break not counted (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** A calendar with the deadline as an event of one whole day. @param deadline an ISO date */
export function deadlineCalendar(
	siteUrl: string,
	internship: InternshipSummary,
	deadline: string,
): string {
	const { slug, title, company, published_at } = internship;
	const stamp = `${new Date(published_at).toISOString().replace(/[-:]|\.\d+/g, '')}`;
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//UK Internship Placements//Deadlines//EN',
		'BEGIN:VEVENT',
		`UID:${slug}@${new URL(siteUrl).hostname}`,
		`DTSTAMP:${stamp}`,
		`DTSTART;VALUE=DATE:${deadline.replaceAll('-', '')}`,
		`DTEND;VALUE=DATE:${daysAfter(deadline, 1).replaceAll('-', '')}`,
		`SUMMARY:${escaped(`Last day to apply: ${title}, ${company}`)}`,
		`DESCRIPTION:${escaped(factsOf(internship))}`,
		`URL:${siteUrl}/internships/${slug}`,
		'TRANSP:TRANSPARENT',
		'END:VEVENT',
		'END:VCALENDAR',
	];
	return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const escaped = (text: string) =>
	text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\s+/g, ' ');

/** A longer line goes on in the next, after a space. */
function folded(line: string): string {
	const parts = [''];
	for (const character of line) {
		const last = parts.at(-1) ?? '';
		const room = parts.length > 1 ? LONGEST_LINE - 1 : LONGEST_LINE;
		if (Buffer.byteLength(last + character) > room) parts.push(character);
		else parts[parts.length - 1] = last + character;
	}
	return parts.join('\r\n ');
}
