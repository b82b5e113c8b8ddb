import { done, failed } from './message.ts';

export const applicationMailsMessages = {
	changed: done('Success', 'Your choice is saved.'),
	notChanged: (reason: string) => failed('Error', reason),
};
