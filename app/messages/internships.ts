import { done, failed } from './message.ts';

export const shareMessages = {
	copied: done('Link copied', 'You can paste it into a message.'),
	notCopied: (url: string) => failed('The link could not be copied', `It is ${url}`),
} as const;

export const alertMessages = {
	failed: (reason: string) => failed('The alert was not changed', reason),
} as const;

export const reportMessages = {
	failed: (reason: string) => failed('Your report was not sent', reason),
} as const;
