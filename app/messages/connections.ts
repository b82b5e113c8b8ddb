import { done, failed } from './message.ts';

/** Toasts about what programs may do for a company. */
export const connectionMessages = {
	failed: (words: string) => failed('Error', words),
	keyEnded: done('Key ended', 'Programs cannot use it any more.'),
	tested: done('Test sent', 'Load this page again to see the answer.'),
	turnedOn: done('On again', 'We tell it what happens from now on.'),
	removed: done('Removed', 'We tell it nothing more.'),
	notCopied: failed('It could not be copied', 'Select it and copy it yourself.'),
	copied: done('Copied', 'Store it where your program keeps its secrets.'),
} as const;
