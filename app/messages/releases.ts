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
		text: 'This page needs it to go on. Load the page again: what you have typed is put back, except passwords and files.',
		button: 'Load the page again',
	},
} as const;
