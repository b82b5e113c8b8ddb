import { done, failed } from './message.ts';

export const sessionMessages = {
	ended: done('Signed out', 'That device needs the password to get in again.'),
	othersEnded: done('Signed out everywhere else', 'You stay signed in on this device alone.'),
	notEnded: (reason: string) => failed('Not signed out', reason),
} as const;
