/**
 * All toasts of the error catalogue are in this folder, word for word; those in this file are part
 * of every page. Texts from the server are arguments.
 */
import { done, failed } from './message.ts';

export const newsletterMessages = {
	invalid: failed('Invalid Email', 'Please enter a valid email address'),
	alreadySubscribed: failed(
		'Already Subscribed',
		'This email is already subscribed to our newsletter.',
	),
	failed: failed('Error', 'There was an error subscribing. Please try again.'),
	subscribed: done('Subscription Successful!', 'Thank you for subscribing to our newsletter'),
} as const;

const noAnswer = 'The server cannot be reached. Check your connection and try again.';

export const siteMessages = {
	signOutFailed: (reason: string) => failed('Error', reason),
	noAnswer,
	notSent: failed('Not sent', 'This page has an error. What you typed is still here.'),
	notSaved: failed('Not saved', noAnswer),
	stillWaiting: done('Still waiting', 'The server has not answered yet. What you typed is kept.'),
	noAnswerInTime: failed(
		'No answer yet',
		'The server has not answered for 30 seconds. Try again: nothing is stored twice.',
	),
} as const;
