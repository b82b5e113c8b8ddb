import { done, failed } from './message.ts';

export const studentMessages = {
	missing: failed('Error', 'Please fill in all fields'),
	signUpFailed: (reason: string) => failed('Sign up failed', reason),
	signedUp: done('Success', 'Please check your email to confirm your account'),
	signInFailed: (reason: string) => failed('Sign in failed', reason),
	signedIn: done('Success', 'Welcome back!'),
} as const;

export const employerMessages = {
	missing: failed('Error', 'Please fill in all fields'),
	missingRequired: failed('Error', 'Please fill in all required fields'),
	passwordsDiffer: failed('Error', 'Passwords do not match'),
	passwordShort: failed('Error', 'Password must be at least 10 characters long'),
	signInFailed: (reason: string) => failed('Sign In Failed', reason),
	signedIn: done('Success', 'Successfully signed in!'),
	signUpFailed: (reason: string) => failed('Sign Up Failed', reason),
	signedUp: done(
		'Success',
		'Account created successfully! Please check your email for verification and complete your profile.',
	),
	unexpected: failed('Error', 'An unexpected error occurred'),
} as const;

/**
 * Messages about links from emails and about passwords, for cases that the specification does not
 * cover.
 */
export const linkMessages = {
	recoverySent: done(
		'Check your email',
		'If there is an account for this address, a link to choose a new password is on its way.',
	),
	recoveryFailed: (reason: string) => failed('Error', reason),
	confirmed: (email: string) => done('Email confirmed', `You are signed in as ${email}.`),
	recovered: (email: string) => done('Email confirmed', `Choose a password for ${email}.`),
	confirmationSent: done(
		'Check your email',
		'A new link is on its way, unless one was sent in the last minute. Only the newest works.',
	),
	confirmationFailed: (reason: string) => failed('Error', reason),
	passwordChanged: done('Password changed', 'You are signed in with your new password.'),
	linkFailed: (reason: string) => failed('Error', reason),
} as const;

export const accountMessages = {
	dataFailed: failed('Error', 'Your data could not be fetched. Please try again.'),
	accountDeleted: done('Account deleted', 'Your account and everything in it is deleted.'),
	accountNotDeleted: (reason: string) => failed('Your account is not deleted', reason),
	addressAsked: done('Check your email', 'A link is on its way to the new address.'),
	notChanged: (reason: string) => failed('Not changed', reason),
} as const;
