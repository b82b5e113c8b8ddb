/** What every sign-in asks for, and what is said of a field that is blank. */
export const signInRequired = { email: 'Enter your email', password: 'Enter your password' };

/** The same for a student's sign-up. */
export const signUpRequired = {
	'full-name': 'Enter your full name',
	email: 'Enter your email',
	'new-password': 'Choose a password',
};
