import { done, failed } from './message.ts';

/** What comes of removing a way to take the second step. @param isOnly whether there is no other */
export const afterRemoval = (isOnly: boolean, isStaff: boolean): string => {
	if (!isOnly) return 'What else you have set up still works.';
	return isStaff
		? 'Staff need a second step: until you set up another one, the staff pages stay closed.'
		: 'Your recovery codes stop working as well, and a sign-in asks for the password alone.';
};

/** Pages with forms of visitors carry the messages about accounts: these are apart. */
export const stepMessages = {
	on: done('App set up', 'Each sign-in asks for your second step from now on.'),
	passkeyAdded: done('Passkey added', 'A sign-in asks for it after the password.'),
	passkeyRemoved: done('Passkey removed', 'It does not work here any more.'),
	removed: done('App removed', 'Its codes do not work here any more.'),
	newCodes: done('New recovery codes', 'The ones you had before do not work any more.'),
	copied: done('Copied', 'Paste the codes where your device is not.'),
	notCopied: failed('Error', 'The codes could not be copied. Download them, or write them down.'),
	notTaken: (reason: string) => failed('Not signed in yet', reason),
	notChanged: (reason: string) => failed('Not changed', reason),
} as const;
