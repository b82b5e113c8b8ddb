import { invitationMessages } from './invitations.ts';
import { done } from './message.ts';

export const colleagueMessages = {
	...invitationMessages,
	roleChanged: done('The role is changed', 'We have emailed your colleague.'),
	removed: done('Your colleague is removed', 'Their access has ended, on every device.'),
	left: done('You have left the company', 'Your account is still there.'),
	accepted: done('You have joined the company', 'You see its internships and applications now.'),
	given: done('Saved', 'We email your colleague within ten minutes.'),
	assigned: done('Saved', 'Your colleagues see whose application it is.'),
} as const;
