import type { Message } from '#app/ui/toast.tsx';

const failed = (title: string, text: string): Message => ({ title, text, destructive: true });
const done = (title: string, text: string): Message => ({ title, text });

/** Every toast of the error catalogue, word for word. Texts that come from the server are arguments. */
export const messages = {
	newsletter: {
		invalid: failed('Invalid Email', 'Please enter a valid email address'),
		alreadySubscribed: failed(
			'Already Subscribed',
			'This email is already subscribed to our newsletter.',
		),
		failed: failed('Error', 'There was an error subscribing. Please try again.'),
		subscribed: done('Subscription Successful!', 'Thank you for subscribing to our newsletter'),
	},
	contact: {
		missing: failed('Missing Information', 'Please fill in all required fields.'),
		failed: failed('Error', 'There was an error sending your message. Please try again.'),
		sent: done(
			'Message Sent!',
			"Thank you for your inquiry. We'll get back to you within 24 hours.",
		),
	},
	application: {
		failed: (reason: string) => failed('Error', reason),
		submitted: done(
			'Application Submitted!',
			"We'll review your application and get back to you soon.",
		),
	},
	student: {
		missing: failed('Error', 'Please fill in all fields'),
		signUpFailed: (reason: string) => failed('Sign up failed', reason),
		signedUp: done('Success', 'Please check your email to confirm your account'),
		signInFailed: (reason: string) => failed('Sign in failed', reason),
		signedIn: done('Success', 'Welcome back!'),
	},
	employer: {
		missing: failed('Error', 'Please fill in all fields'),
		missingRequired: failed('Error', 'Please fill in all required fields'),
		passwordsDiffer: failed('Error', 'Passwords do not match'),
		passwordShort: failed('Error', 'Password must be at least 6 characters long'),
		signInFailed: (reason: string) => failed('Sign In Failed', reason),
		signedIn: done('Success', 'Successfully signed in!'),
		signUpFailed: (reason: string) => failed('Sign Up Failed', reason),
		signedUp: done(
			'Success',
			'Account created successfully! Please check your email for verification and complete your profile.',
		),
		unexpected: failed('Error', 'An unexpected error occurred'),
	},
	profile: {
		missingBasics: failed('Missing Information', 'Please fill in all required fields to continue.'),
		missingDescription: failed('Missing Information', 'Please provide a company description.'),
		failed: failed('Error', 'Failed to save profile. Please try again.'),
		saved: done('Success!', 'Your company profile has been created successfully.'),
	},
	/** Said where the specification has no words of its own. */
	own: {
		recoverySent: done(
			'Check your email',
			'If there is an account for this address, a link to choose a new password is on its way.',
		),
		recoveryFailed: (reason: string) => failed('Error', reason),
		confirmed: (email: string) =>
			done('Email confirmed', `Your account is ready, and you are signed in as ${email}.`),
		recovered: (email: string) => done('You are signed in', `Choose a new password for ${email}.`),
		addressChanged: (email: string) =>
			done('Email address changed', `Sign in with ${email} from now on.`),
		confirmationSent: done(
			'Check your email',
			'A new link is on its way, unless one was sent in the last minute. Only the newest works.',
		),
		confirmationFailed: (reason: string) => failed('Error', reason),
		passwordChanged: done('Password changed', 'You are signed in with your new password.'),
		linkFailed: (reason: string) => failed('Error', reason),
		signOutFailed: (reason: string) => failed('Error', reason),
		checkFields: failed('Error', 'Please correct the marked fields.'),
		dataFailed: failed('Error', 'Your data could not be fetched. Please try again.'),
		accountDeleted: done('Account deleted', 'Your account and everything tied to it is gone.'),
		accountNotDeleted: failed(
			'Error',
			'Your account could not be deleted. Please try again, or write to us.',
		),
		sessionEnded: 'Your session has ended. Sign in again: what you typed is kept.',
		noAnswer: 'The server cannot be reached. Check your connection and try again.',
	},
} as const;
