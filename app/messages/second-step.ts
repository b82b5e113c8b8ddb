import type { Role } from '#schema/me.ts';
import { done, failed } from './message.ts';

/** Who needs a second step, and what opens with it alone. */
export type BehindStep = { who: string; to: string; pages: string; open: string };
export const behindStep: Partial<Record<Role, BehindStep>> = {
	staff: {
		who: 'Staff',
		to: '/staff',
		pages: 'the staff pages',
		open: 'The staff pages open',
	},
	adviser: {
		who: 'Careers services',
		to: '/careers-service',
		pages: 'the pages of your careers service',
		open: 'The pages of your careers service open',
	},
};

/** What comes of removing a way to take the second step. @param isOnly whether there is no other */
export const afterRemoval = (isOnly: boolean, behind: BehindStep | null): string => {
	if (!isOnly) return 'What else you have set up still works.';
	return behind
		? `${behind.who} need a second step: until you set up another one, ${behind.pages} stay closed.`
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
