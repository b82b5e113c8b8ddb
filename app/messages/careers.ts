import { done, failed } from './message.ts';

export const careersMessages = {
	agreed: done('Your choice is saved', 'We have emailed you what you agreed to.'),
	takenBack: done('Taken back', 'The careers service sees nothing of you any more.'),
	accepted: done('You have accepted', 'Set up a second step for your sign-in next.'),
	declined: done('The invitation is declined', 'Nobody can accept it any more.'),
	failed: (reason: string) => failed('Nothing was changed', reason),
	admitted: done('The careers service is admitted', 'The invitation is on its way.'),
	invited: done('Invitation sent', 'It can be accepted for seven days.'),
	sentAgain: done('Invitation sent again', 'It can be accepted for seven days from now on.'),
	withdrawn: done('The invitation is withdrawn', 'Nobody can accept it any more.'),
	removed: done('The access has ended', 'On every device. We have emailed the person.'),
	ended: done(
		'The careers service has ended',
		'We have emailed its people, and the students who had agreed.',
	),
} as const;
