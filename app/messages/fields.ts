import { failed } from './message.ts';

export const fieldMessages = {
	email: 'Enter your email, such as name@example.com',
	checkFields: failed('Error', 'Please correct the marked fields.'),
} as const;
