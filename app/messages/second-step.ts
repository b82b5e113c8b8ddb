import { done, failed } from './message.ts';

/** Pages with forms of visitors carry the messages about accounts: these are apart. */
export const stepMessages = {
	on: done('Second step set up', 'Each sign-in asks for a code from now on.'),
	removed: done('Second step removed', 'A sign-in asks for the password alone.'),
	newCodes: done('New recovery codes', 'The ones you had before do not work any more.'),
	copied: done('Copied', 'Paste the codes where your device is not.'),
	notCopied: failed('Error', 'The codes could not be copied. Download them, or write them down.'),
	notTaken: (reason: string) => failed('Not signed in yet', reason),
	notChanged: (reason: string) => failed('Not changed', reason),
} as const;
