import { done, failed } from './message.ts';

/** Of an invitation by email, whoever invites. */
export const invitationMessages = {
	invited: done('Invitation sent', 'It can be accepted for seven days.'),
	sentAgain: done('Invitation sent again', 'It can be accepted for seven days from now on.'),
	withdrawn: done('The invitation is withdrawn', 'Nobody can accept it any more.'),
	declined: done('The invitation is declined', 'Nobody can accept it any more.'),
	failed: (reason: string) => failed('Nothing was changed', reason),
} as const;
