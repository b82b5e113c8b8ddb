import { failed } from './message.ts';

export const staffMessages = {
	failed: (reason: string) => failed('Error', reason),
} as const;
