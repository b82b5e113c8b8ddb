import { done, failed } from './message.ts';

export const colleagueMessages = {
	invited: done('Invitation sent', 'It can be accepted for seven days.'),
	sentAgain: done('Invitation sent again', 'It can be accepted for seven days from now on.'),
	withdrawn: done('The invitation is withdrawn', 'Nobody can accept it any more.'),
	roleChanged: done('The role is changed', 'We have emailed your colleague.'),
	removed: done('Your colleague is removed', 'Their access has ended, on every device.'),
	left: done('You have left the company', 'Your account is still there.'),
	accepted: done('You have joined the company', 'You see its internships and applications now.'),
	assigned: done('Saved', 'Your colleagues see whose application it is.'),
	declined: done('The invitation is declined', 'Nobody can accept it any more.'),
	failed: (reason: string) => failed('Nothing was changed', reason),
} as const;
