import { done, failed } from './message.ts';

/** Toasts about drafts and internships of employers. */
export const postingMessages = {
	failed: (words: string) => failed('Error', words),
	staffAnswered: done('Thank you', 'Our staff see your answer.'),
	submitted: done('Submitted', 'We read it and write to you.'),
	corrected: done('Saved', 'The correction is public.'),
	saved: done('Saved', 'The draft is stored.'),
	filled: done('Filled in', 'Look at it: you can still change it.'),
	deleted: done('Deleted', 'The draft is deleted.'),
} as const;
