import { answerTimes } from '#content/pages/answer-times.ts';
import { done, failed } from './message.ts';

export const contactMessages = {
	missing: failed('Missing Information', 'Please fill in all required fields.'),
	failed: failed('Error', 'There was an error sending your message. Please try again.'),
	sent: done(
		'Message Sent!',
		`Thank you for your inquiry. We'll get back to you ${answerTimes.message}.`,
	),
} as const;

export const applicationMessages = {
	failed: (reason: string) => failed('Error', reason),
	submitted: done(
		'Application Submitted!',
		"We'll review your application and get back to you soon.",
	),
	sessionEnded: 'You have been signed out. Sign in again: what you typed is kept.',
} as const;

export const profileMessages = {
	missingBasics: failed('Missing Information', 'Please fill in all required fields to continue.'),
	missingDescription: failed('Missing Information', 'Please provide a company description.'),
	failed: failed('Error', 'Failed to save profile. Please try again.'),
	changed: failed(
		'Not saved',
		'Somebody of your company has changed the profile since you opened it. Nothing was overwritten.',
	),
	saved: done('Success!', 'Your company profile has been created successfully.'),
} as const;
