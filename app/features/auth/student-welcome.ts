import type { Welcome } from './welcome.ts';

/**
 * What the sign-in page of students says to whoever was led there: "Sign in to apply for Data Desk, Plainform". The
 * page carries its text, too: it uses nothing from outside itself.
 */
export function studentWelcome(
	from: string | null,
	newcomer: boolean,
	longest: number,
	internship?: string,
): Welcome {
	if (from === null)
		return { intro: 'One account to apply for any internship. It is free, and stays free.' };
	if (from.startsWith('/careers-service/invitations/'))
		return {
			intro:
				'Sign in with the email address that was invited. If it has no account yet, sign up with it.',
			isSignUp: newcomer,
			isInvited: true,
		};
	const [path = '', query] = from.split('?', 2);
	const params = new URLSearchParams(query);
	const slug = path === '/apply' ? params.get('internship') : null;
	const toApply = () => {
		const program = params.get('program')?.trim().slice(0, longest);
		return `apply for ${program || internship || 'an internship'}`;
	};
	const toAlerts = () =>
		params.has('reopens') ? 'be told when an internship opens again' : 'be told of new internships';
	const purpose = (() => {
		if (path === '/account') return 'open your account';
		if (path.startsWith('/account/applications')) return 'see your applications';
		if (path === '/account/alerts') return toAlerts();
		if (path === '/account/lists') return 'share a list of internships';
		return path === '/apply' ? toApply() : null;
	})();
	// Visitors without an account may want to apply, an alert, or a list to share.
	const isForNewcomers = path === '/apply' || /^\/account\/(alerts|lists)\?/.test(from);
	const kept = isForNewcomers ? ' New here? Sign up: it is free, and what you chose is kept.' : '';
	return {
		intro: purpose ? `Sign in to ${purpose}.${kept}` : 'Sign in to pick up where you left off.',
		isSignUp: newcomer && isForNewcomers,
		asks: slug ? `/internships/${encodeURIComponent(slug)}.json` : undefined,
	};
}
