import type { ApplicationEvent } from './student-applications.ts';

/** Whether an employer wrote something in it, of which its student is warned, and which they can report. */
export const hasWordsOfEmployer = ({
	mover,
	message,
	has_texts = false,
}: Pick<ApplicationEvent, 'mover' | 'message' | 'has_texts'>): boolean =>
	mover === 'employer' && (Boolean(message) || has_texts);
