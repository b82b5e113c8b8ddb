import { describe, expect, it } from 'vitest';
import { signUpProblem } from './sign-up-rules.ts';

const whole = {
	'company-name': 'Acme',
	'contact-person': 'Ada',
	email: 'ada@acme.example',
	'new-password': 'ten chars.',
	'confirm-password': 'ten chars.',
};

function problem(changed: Partial<typeof whole> = {}) {
	const values = new FormData();
	for (const [name, value] of Object.entries({ ...whole, ...changed })) values.set(name, value);
	return signUpProblem(values);
}

describe('signUpProblem', () => {
	it('accepts a complete form', async () => {
		expect(await problem()).toBeNull();
	});

	it('does not ask an invited colleague for the name of the company', async () => {
		const values = new FormData();
		for (const [name, value] of Object.entries(whole))
			if (name !== 'company-name') values.set(name, value);
		expect(await signUpProblem(values)).toBeNull();
		values.set('contact-person', ' ');
		expect(Object.keys((await signUpProblem(values))?.errors ?? {})).toEqual(['contact-person']);
	});

	it.each(['company-name', 'contact-person', 'email', 'new-password'] as const)(
		'first asks for %s',
		async (name) => {
			const result = await problem({ [name]: '  ' });
			expect(result?.message.text).toBe('Please fill in all required fields');
			expect(Object.keys(result?.errors ?? {})).toContain(name);
			expect(result?.errors[name]).toMatch(/^(Enter|Choose) /);
		},
	);

	it('then compares the passwords, before it checks their length', async () => {
		const result = await problem({ 'new-password': 'abc', 'confirm-password': 'abd' });
		expect(result?.message.text).toBe('Passwords do not match');
	});

	it('says at each field at once what is wrong with it', async () => {
		const result = await problem({ email: ' ', 'new-password': 'abc', 'confirm-password': 'abd' });
		expect(result?.message.text).toBe('Please fill in all required fields');
		expect(result?.errors).toEqual({
			email: 'Enter your work email',
			'new-password': 'Password must be at least 10 characters long',
			'confirm-password': 'Passwords do not match',
		});
	});

	it('asks again for an address that no mail server takes', async () => {
		const result = await problem({ email: 'ada@acme' });
		expect(result?.message.text).toBe('Please correct the marked fields.');
		expect(result?.errors).toEqual({ email: 'Enter your email, such as name@example.com' });
	});

	it('then requires ten characters', async () => {
		const result = await problem({ 'new-password': 'nine char', 'confirm-password': 'nine char' });
		expect(result?.message.text).toBe('Password must be at least 10 characters long');
	});
});
