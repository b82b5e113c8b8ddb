import { site } from '#content/site.ts';
import type { InterviewNews } from '#schema/applications/interview/interview.ts';
import { timeText } from '#schema/applications/interview/interview-words.ts';
import { type Invitation, invitationFile } from '#server/calendar/invitation.ts';
import {
	applicationUrl,
	type NamedApplication,
	oneLine,
	type Person,
	programOf,
} from '#server/mail/mail-parts.ts';

/** An application with an interview, its student, and the owners of the company that invites. */
export type InterviewRow = NamedApplication &
	Person & {
		application_id: string;
		/** Null where the office invites. */
		company: string | null;
		owners: Person[];
		/** The start of the time that holds, as in the news; null where none does. */
		holds: string | null;
	};

/** News of a time that holds, or has held. */
export type Agreed = InterviewNews & { starts_at: string };

export const isOver = ({ what }: InterviewNews) => what === 'cancelled' || what === 'ended';

export const studentOf = ({ name }: InterviewRow) => oneLine(name?.trim() || 'the applicant');

/** The page of the application for who answers it. @param owner null for the office */
export const hostUrl = (
	siteUrl: string,
	{ application_id }: InterviewRow,
	owner: Person | null,
): string => `${siteUrl}/${owner ? 'employer-dashboard' : 'staff'}/applications/${application_id}`;

type Participant = Invitation['organizer'];

/**
 * Somebody in a calendar, by name.
 * @param person null for the office
 * @param company whose name stands for a person without one
 * @param address of the office, or of the person
 */
export const asParticipant = (
	person: Person | null | undefined,
	company: string | null,
	address: string,
): Participant =>
	person
		? { name: person.name?.trim() || company || address, email: person.email }
		: { name: site.name, email: address };

/**
 * The file for the calendar of one side, with a uid of its own: who invites is the other side, so that the answers of calendar
 * programs go there.
 */
export const interviewFile = (
	row: InterviewRow,
	news: Agreed,
	siteUrl: string,
	{ forStudent, ...people }: { organizer: Participant; attendee: Participant; forStudent: boolean },
): string =>
	invitationFile({
		...people,
		method: isOver(news) ? 'CANCEL' : 'REQUEST',
		uid: `interview-${forStudent ? 'student' : 'host'}-${row.application_id}@${new URL(siteUrl).hostname}`,
		revision: news.revision,
		changed: new Date(news.at),
		start: new Date(news.starts_at),
		minutes: news.minutes,
		summary: oneLine(`Interview: ${forStudent ? '' : `${studentOf(row)}, `}${programOf(row)}`),
		description: timeText(news.starts_at, news.minutes),
		location: news.place ?? '',
		url: forStudent
			? applicationUrl(siteUrl, row.application_id)
			: hostUrl(siteUrl, row, row.owners[0] ?? null),
	});
