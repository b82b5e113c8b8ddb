import { failed } from './message.ts';

/** The specification does not cover it. */
export const noStorage = failed(
	'Not signed in',
	'This browser does not let our site store anything. Allow it in its settings, then load this page again.',
);
