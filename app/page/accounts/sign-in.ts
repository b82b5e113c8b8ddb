/* /auth, the sign-in of students. */
import { studentMessages } from '#app/messages/accounts.ts';
import { signUpRequired } from '#app/messages/required-fields.ts';
import { start } from '#app/page/started.ts';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { textOf } from '#app/ui/forms/field-values.ts';
import { destination, startSignIn } from './accounts.ts';

start('sign-in', () =>
	startSignIn({
		messages: studentMessages,
		check: (values) => checkFields(values, signUpRequired, studentMessages.missing),
		account: (values) => ({
			fullName: textOf(values, 'full-name'),
			destination: destination(),
		}),
		home: (_, from) => from ?? '/',
	}),
);
