import ical, {
	ICalAttendeeRole,
	ICalAttendeeStatus,
	ICalCalendarMethod,
	ICalEventStatus,
} from 'ical-generator';
import { wholeFile } from './calendar-file.ts';

type Participant = { name: string; email: string };

/** A meeting at a time, with who invites and who is invited. */
export type Invitation = {
	/** REQUEST invites, or changes the invitation with this uid; CANCEL ends it. */
	method: 'REQUEST' | 'CANCEL';
	/** Unique in the world; the same in each version. */
	uid: string;
	/** SEQUENCE: 0 at first, higher in each version that is sent. */
	revision: number;
	/** When this version was made. */
	changed: Date;
	start: Date;
	minutes: number;
	/** Answers of calendar programs go to this address. */
	organizer: Participant;
	attendee: Participant;
	summary: string;
	description: string;
	/** An address, or a link to a call. */
	location: string;
	/** Where it can be read on the site; stands in the description too, as some programs drop it. */
	url: string;
};

/**
 * The calendar part of a mail that invites to a meeting (RFC 5546). Its times are in UTC: every program reads those, shows
 * them in the zone of its reader, and needs no table of a time zone for them; in the hour that London's clocks show twice
 * nothing else says which of both is meant.
 */
export function invitationFile(invitation: Invitation): string {
	const { method, uid, revision, changed, start, minutes, organizer, attendee } = invitation;
	const { summary, description, location, url } = invitation;
	const asks = method === 'REQUEST';
	const calendar = ical({
		prodId: '//UK Internship Placements//Interviews//EN',
		method: ICalCalendarMethod[method],
	});
	calendar.createEvent({
		id: uid,
		sequence: revision,
		stamp: changed,
		lastModified: changed,
		start,
		end: new Date(start.getTime() + minutes * 60_000),
		status: asks ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
		organizer: named(organizer),
		attendees: [
			{
				...named(attendee),
				role: ICalAttendeeRole.REQ,
				...(asks && { rsvp: true, status: ICalAttendeeStatus.NEEDSACTION }),
			},
		],
		summary,
		location,
		description: `${description}\n${url}`,
		url,
	});
	return wholeFile(calendar);
}

/** Without quotation marks, which RFC 5545, 3.2 does not allow in a name, and signs at which some programs end it. */
const named = ({ name, email }: Participant): Participant => ({
	name: name.replace(/[";:\s\p{Cc}]+/gu, ' ').trim(),
	email,
});
