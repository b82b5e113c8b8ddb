import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { dayToNote } from '#schema/applications/what-needs-me.ts';
import { programTypeLabels } from '#schema/internships/program-types.ts';
import { END_OF_DAY } from '#schema/london-day.ts';
import type { CalendarDay } from './calendar-file.ts';
import { calendarName } from './deadlines.ts';

const LEADS = { Answer: 'Answer due', Offer: 'Last day to answer your offer' };

/**
 * The day by which an application is answered, or an offer has to be, with the name of its file; null where there is none.
 * Each move makes a new version.
 */
export function applicationDay(
	siteUrl: string,
	application: StudentApplication,
	today: string,
): { day: CalendarDay; file: string } | null {
	const noted = dayToNote(application, today);
	if (!noted) return null;
	const { id, created_at, events, internship, program_name, program_type } = application;
	const { what, day } = noted;
	const title = internship?.title ?? (program_name?.trim() || programTypeLabels[program_type]);
	const place = internship ? `${internship.company}, ${internship.location}.` : '';
	return {
		day: {
			uid: `${what.toLowerCase()}-${id}@${new URL(siteUrl).hostname}`,
			revision: events.length,
			changed: events.at(-1)?.at ?? created_at,
			day,
			cancelled: false,
			summary: `${LEADS[what]}: ${title}`,
			description: [place, `Until the ${END_OF_DAY}.`].filter(Boolean).join(' '),
			url: `${siteUrl}/account/applications/${id}`,
		},
		file: calendarName(what, title, internship?.company),
	};
}
