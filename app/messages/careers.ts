import { invitationMessages } from './invitations.ts';
import { done } from './message.ts';

export const careersMessages = {
	...invitationMessages,
	agreed: done('Your choice is saved', 'We have emailed you what you agreed to.'),
	takenBack: done('Taken back', 'The careers service sees nothing of you any more.'),
	accepted: done('You have accepted', 'Set up a second step for your sign-in next.'),
	admitted: done('The careers service is admitted', 'The invitation is on its way.'),
	removed: done('The access has ended', 'On every device. We have emailed the person.'),
	ended: done(
		'The careers service has ended',
		'We have emailed its people, and the students who had agreed.',
	),
} as const;
