import { done, failed } from './message.ts';

export const listMessages = {
	copied: done('Address copied', 'Anybody who has it can read the list.'),
	notCopied: failed('The address could not be copied', 'Select it and copy it yourself.'),
	changed: done('The list is changed', 'Its address is the same.'),
	ended: done('The list has ended', 'Nobody can read it any more.'),
	failed: (reason: string) => failed('The list was not changed', reason),
} as const;
