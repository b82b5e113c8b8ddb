import { lengthText, timeText } from '#schema/applications/interview/interview-words.ts';
import type { Invitation } from '#schema/applications/interview/invitation.ts';
import type { MoveRow } from './move-mails.ts';

/** A move to an interview, with its times where it has some. */
type Invited = Pick<MoveRow, 'from_status' | 'message' | 'company'> & {
	details: { interview?: Invitation | null } | null;
};

/** Subject and heading. */
export function invitationHeading({ details, from_status }: Invited): string {
	if (details?.interview?.cancelled) return 'Your interview is cancelled';
	return from_status === 'interview'
		? 'New times for your interview'
		: 'You are invited to an interview';
}

/** What the student does next. */
export function afterInvitation({ details, message, company }: Invited): string {
	const writing = `Reply to this email to write to ${company ?? 'us'}.`;
	const invitation = details?.interview;
	if (!invitation)
		return `What to do now: ${message ? 'read the message below, and agree' : 'agree'} a time for the interview. ${writing}`;
	if (invitation.cancelled) return `Your application stays open. ${writing}`;
	return 'What to do now: choose one of the times on the page of your application, or say there that none of them suits. Then you get an email that puts the interview into your calendar.';
}

/** The times, as facts of the mail; none where they are agreed in writing. */
export function invitationFacts({ details }: Invited) {
	const invitation = details?.interview;
	if (!invitation || invitation.cancelled) return [];
	const { times, minutes, place } = invitation;
	return [
		{ label: 'Times', text: times.map((at) => timeText(at, minutes)).join('\n') },
		{ label: 'Length', text: lengthText(minutes) },
		...(place ? [{ label: 'Place', text: place }] : []),
	];
}
