import type { Welcome } from './welcome.ts';

/** What the sign-in page of employers says to whoever was led there. The page carries its text, too. */
export function employerWelcome(from: string | null, newcomer: boolean): Welcome {
	if (from === null)
		return {
			intro:
				'Post paid internships, free of charge. The first one takes about fifteen minutes, your company’s profile included.',
		};
	if (from.startsWith('/employer-dashboard/invitations/'))
		return {
			intro:
				'Sign in with the email address that was invited. If it has no account yet, sign up with it.',
			isSignUp: newcomer,
			isInvited: true,
		};
	const toWizard = from === '/employer-profile-setup';
	const purpose = toWizard ? 'set up your company profile' : 'open your dashboard';
	if (newcomer) return { intro: `Sign in or sign up as an employer to ${purpose}.` };
	const kept = toWizard ? ' What you typed is kept.' : '';
	return { intro: `Sign in as an employer to ${purpose}.${kept}` };
}
