import { failed } from './message.ts';

export const releaseMessages = {
	offline: failed(
		'You are offline',
		'You stay on this page, with what you have typed. Try again once you are connected.',
	),
	notReached: failed(
		'The page could not be opened',
		'The server cannot be reached. You stay on this page, with what you have typed. Try again in a moment.',
	),
	newVersion: {
		title: 'There is a new version of the site',
		text: 'A part of this page needs it. What you have typed stays here until you load the page again: copy what you want to keep.',
		button: 'Load the page again',
	},
} as const;
