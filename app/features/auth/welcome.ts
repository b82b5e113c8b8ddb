import { limits } from '#schema/limits.ts';
import { returnPathIn } from './return-path.ts';

type Welcome = {
	/** The words below the title of the sign-in page. */
	intro: string;
	/** Whether it opens with the form for a new account. */
	isSignUp?: boolean;
	/** The address of what is public about the internship that one wants to apply for. */
	asks?: string | undefined;
};

/**
 * What the sign-in page of students says to whoever was led there: "Sign in to apply for Data Desk, Plainform". The
 * page carries its text, too: it uses nothing from outside itself.
 * @param from the page that they return to, with its query; null where nothing led them here
 * @param newcomer whether they have no account, as far as the browser can tell
 * @param longest how many letters of the named program are shown
 * @param internship the title of the internship in it, where it is known
 */
export function studentWelcome(
	from: string | null,
	newcomer: boolean,
	longest: number,
	internship?: string,
): Welcome {
	if (from === null)
		return { intro: 'One account to apply for any program. It is free, and stays free.' };
	const [path = '', query] = from.split('?', 2);
	const params = new URLSearchParams(query);
	const slug = path === '/apply' ? params.get('internship') : null;
	const toApply = () => {
		const program = params.get('program')?.trim().slice(0, longest);
		const otherwise = slug === null ? 'a program' : (internship ?? 'an internship');
		return `apply for ${program || otherwise}`;
	};
	const toAlerts = () =>
		params.has('reopens') ? 'be told when an internship opens again' : 'be told of new internships';
	const purpose = (() => {
		if (path === '/account') return 'open your account';
		if (path.startsWith('/account/applications')) return 'see your applications';
		if (path === '/account/alerts') return toAlerts();
		return path === '/apply' ? toApply() : null;
	})();
	// Visitors without an account may want to apply, or an alert.
	const isForNewcomers = path === '/apply' || from.startsWith('/account/alerts?');
	const kept = isForNewcomers ? ' New here? Sign up: it is free, and what you chose is kept.' : '';
	return {
		intro: purpose ? `Sign in to ${purpose}.${kept}` : 'Sign in to pick up where you left off.',
		isSignUp: newcomer && isForNewcomers,
		asks: slug ? `/internships/${encodeURIComponent(slug)}.json` : undefined,
	};
}

/** The same for employers. */
export function employerWelcome(from: string | null, newcomer: boolean): Welcome {
	if (from === null)
		return {
			intro:
				'Post paid internships, free for employers: register your company, complete its profile, and send in the first one.',
		};
	const toWizard = from === '/employer-profile-setup';
	const purpose = toWizard ? 'set up your company profile' : 'open your dashboard';
	if (newcomer) return { intro: `Sign in or sign up as an employer to ${purpose}.` };
	const kept = toWizard ? ' What you typed is kept.' : '';
	return { intro: `Sign in as an employer to ${purpose}.${kept}` };
}

/**
 * The text of a script for the head of a sign-in page: it says why a visitor was led there before the page is painted,
 * and opens the form that they need. React finds the same state of the history when it is loaded, at the first touch.
 */
export const welcomeInHead = (welcome: typeof studentWelcome | typeof employerWelcome) =>
	`(${sayWelcome})(${returnPathIn},${welcome},${limits.programName})`;

function sayWelcome(
	read: typeof returnPathIn,
	welcome: typeof studentWelcome,
	longest: number,
): void {
	const usr = history.state?.usr;
	const from = read(usr);
	if (from === null) return;
	const at = (internship?: string) => welcome(from, usr.newcomer === true, longest, internship);
	const say = (words: string) => {
		const intro = document.querySelector('[data-intro]');
		if (intro) intro.textContent = words;
	};
	const open = new MutationObserver(() => {
		const tabs = [...document.querySelectorAll('[role=tab]')];
		const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
		const [signIn, signUp] = tabs;
		if (panels.length < 2 || !signIn || !signUp) return;
		open.disconnect();
		say(at(usr.internship).intro);
		if (!at().isSignUp) return;
		// What differs between a tab that is selected and one that is not.
		for (const name of ['aria-selected', 'class', 'tabindex']) {
			const value = signIn.getAttribute(name) ?? '';
			signIn.setAttribute(name, signUp.getAttribute(name) ?? '');
			signUp.setAttribute(name, value);
		}
		for (const panel of panels) panel.hidden = !panel.hidden;
	});
	open.observe(document, { childList: true, subtree: true });
	const asks = !usr.internship && at().asks;
	if (!asks) return;
	fetch(asks)
		.then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
		.then(({ title, company }) => {
			const internship = `${title}, ${company}`;
			if ('hydrated' in document.documentElement.dataset) return;
			history.replaceState({ ...history.state, usr: { ...usr, internship } }, '');
			say(at(internship).intro);
		})
		.catch(console.error);
}
