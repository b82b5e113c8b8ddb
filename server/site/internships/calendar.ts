import { calendarFile } from '#schema/calendar-file.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { factsOf } from './words.ts';

/** A calendar with the deadline as an event of one whole day. @param deadline an ISO date */
export function deadlineCalendar(
	siteUrl: string,
	internship: InternshipSummary,
	deadline: string,
): string {
	const { slug, title, company, published_at } = internship;
	return calendarFile('Deadlines', {
		uid: `${slug}@${new URL(siteUrl).hostname}`,
		written: published_at,
		day: deadline,
		summary: `Last day to apply: ${title}, ${company}`,
		description: factsOf(internship),
		url: `${siteUrl}/internships/${slug}`,
	});
}
