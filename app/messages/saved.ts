import { MOST_SAVED } from '#schema/students/most-saved.ts';
import { done, failed } from './message.ts';

export const savedMessages = {
	onDevice: done('Saved', 'Kept on this device until you sign in.'),
	notStored: failed(
		'Not saved',
		'This browser does not let the site keep anything on this device. Sign in to save internships.',
	),
	tooMany: failed('Not saved', `You can save ${MOST_SAVED} internships. Remove one first.`),
	accountFull: failed(
		'Kept on this device only',
		`Your account holds ${MOST_SAVED} saved internships. Remove one to make room.`,
	),
	notRemoved: (reason: string) => failed('Not removed', reason),
} as const;

export const calendarMessages = {
	noFile: failed('The file was not fetched', 'Please try again.'),
	copied: done('Address copied', 'Add it in your calendar program.'),
	notCopied: failed('The address could not be copied', 'Select it and copy it yourself.'),
	ended: done('The address has ended', 'Calendar programs get nothing from it any more.'),
	failed: (reason: string) => failed('The address was not changed', reason),
} as const;
