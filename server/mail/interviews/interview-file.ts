import { site } from '#content/site.ts';
import type { InterviewNews } from '#schema/applications/interview/interview.ts';
import { timeText } from '#schema/applications/interview/interview-words.ts';
import { type Invitation, invitationFile } from '#server/calendar/invitation.ts';
import type { MailSettings } from '#server/mail/mail-kind.ts';
import {
	applicationUrl,
	bareAddress,
	type NamedApplication,
	oneLine,
	type Person,
	programOf,
} from '#server/mail/mail-parts.ts';

/** An application with an interview, its student, and who of the company that invites is told of it. */
export type InterviewRow = NamedApplication &
	Person & {
		application_id: string;
		/** Null where the office invites. */
		company: string | null;
		told: Person[];
		/** The member to whom the student replies; null where the office invites. */
		contact: Person | null;
		/** The start of the time that holds, as in the news; null where none does. */
		holds: string | null;
		/** ISO date in Europe/London. */
		today: string;
	};

/** What a file says of the application. */
type Filed = Omit<InterviewRow, 'attempt' | 'told' | 'contact' | 'holds' | 'today'>;

export type Settings = Pick<MailSettings, 'siteUrl' | 'officeAddress'>;

/** News of a time that holds, or has held. */
export type Agreed = InterviewNews & { starts_at: string };

export const isOver = ({ what }: InterviewNews) => what === 'cancelled' || what === 'ended';

export const studentOf = ({ name }: Pick<Person, 'name'>) =>
	oneLine(name?.trim() || 'the applicant');

/** The page of the application for who answers it. @param host null for the office */
export const hostUrl = (
	siteUrl: string,
	{ application_id }: Pick<InterviewRow, 'application_id'>,
	host: Person | null,
): string => `${siteUrl}/${host ? 'employer-dashboard' : 'staff'}/applications/${application_id}`;

type Participant = Invitation['organizer'];

/**
 * Somebody in a calendar, by name.
 * @param person null for the office
 * @param company whose name stands for a person without one
 * @param address of the office, or of the person
 */
const asParticipant = (
	person: Person | null | undefined,
	company: string | null,
	address: string,
): Participant =>
	person
		? { name: person.name?.trim() || company || address, email: person.email }
		: { name: site.name, email: address };

/**
 * The file for the calendar of the student: the first owner of the company invites, or the office. That stays as it is when the
 * application is handed over: calendar programs refuse changes by anybody else.
 */
export const studentFile = (row: InterviewRow, news: Agreed, settings: Settings): string =>
	interviewFile(row, news, settings, {
		side: 'student',
		organizer: asParticipant(row.contact, row.company, bareAddress(settings.officeAddress)),
		attendee: asParticipant(row, null, row.email),
		summary: `Interview: ${programOf(row)}`,
		url: applicationUrl(settings.siteUrl, row.application_id),
	});

/** The file for the calendar of who meets the student. @param host null for the office */
export const hostFile = (
	row: Filed,
	host: Person | null,
	news: Agreed,
	settings: Settings,
): string =>
	interviewFile(row, news, settings, {
		side: 'host',
		organizer: asParticipant(row, null, row.email),
		attendee: asParticipant(host, row.company, bareAddress(settings.officeAddress)),
		summary: `Interview: ${studentOf(row)}, ${programOf(row)}`,
		url: hostUrl(settings.siteUrl, row, host),
	});

/**
 * Each side has a file with a uid of its own: who invites is the other side, so that the answers of calendar programs go
 * there.
 */
const interviewFile = (
	{ application_id }: Filed,
	news: Agreed,
	{ siteUrl }: Settings,
	{
		side,
		summary,
		...sides
	}: Pick<Invitation, 'organizer' | 'attendee' | 'summary' | 'url'> & { side: 'student' | 'host' },
): string =>
	invitationFile({
		...sides,
		method: isOver(news) ? 'CANCEL' : 'REQUEST',
		uid: `interview-${side}-${application_id}@${new URL(siteUrl).hostname}`,
		revision: news.revision,
		changed: new Date(news.at),
		start: new Date(news.starts_at),
		minutes: news.minutes,
		summary: oneLine(summary),
		description: timeText(news.starts_at, news.minutes),
		location: news.place ?? '',
	});
