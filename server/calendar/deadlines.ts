import type { Internship, InternshipSummary, Revised } from '#schema/internships/internship.ts';
import { END_OF_DAY, londonDay } from '#schema/london-day.ts';
import { factsOf } from '#server/catalogue/facts-in-words.ts';
import { safeName } from '#server/http/sent-files.ts';
import type { CalendarDay } from './calendar-file.ts';

type Dated = InternshipSummary &
	Revised &
	Pick<Internship, 'paused_by'> & {
		deadline: string;
	};

/** An internship that has a last day to apply. */
export const hasDeadline = <One extends InternshipSummary>(
	internship: One,
): internship is One & { deadline: string } => internship.deadline !== null;

/** The last day to apply; cancelled where the internship has been paused or closed before it was over. */
export function deadlineDay(siteUrl: string, internship: Dated): CalendarDay {
	const { slug, title, company, deadline, revision, updated_at, sample } = internship;
	const stopped = stoppedBefore(internship);
	const lead = stopped ?? 'Last day to apply';
	const state = stopped ? `${stopped}: it takes no applications now.` : `Until the ${END_OF_DAY}.`;
	return {
		uid: `${slug}@${new URL(siteUrl).hostname}`,
		revision,
		changed: updated_at,
		day: deadline,
		cancelled: stopped !== null,
		summary: `${sample ? 'Example: ' : ''}${lead}: ${title}, ${company}`,
		description: `${state} ${factsOf(internship)}`,
		url: `${siteUrl}/internships/${slug}`,
	};
}

/** `status` says "closed" too where the deadline has passed: that is no reason to cancel it. */
function stoppedBefore({ paused_by, closed_at, deadline }: Dated): 'Paused' | 'Closed' | null {
	if (paused_by) return 'Paused';
	return closed_at !== null && londonDay(new Date(closed_at)) <= deadline ? 'Closed' : null;
}

/** "Deadline Data Intern Tidewell.ics" @param what the day is, in one word */
export const calendarName = (what: string, title: string, company = ''): string =>
	`${what} ${safeName(`${title} ${company}`, 'internship')}.ics`;
