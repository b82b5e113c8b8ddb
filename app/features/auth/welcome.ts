import { limits } from '#schema/limits.ts';
import { returnPathIn } from './return-path-in.ts';

export type Welcome = {
	/** The words below the title of the sign-in page. */
	intro: string;
	/** Whether it opens with the form for a new account. */
	isSignUp?: boolean;
	/** Whether an invitation led them here: what is said and asked of others is left out. */
	isInvited?: boolean;
	/** The address of what is public about the internship that one wants to apply for. */
	asks?: string | undefined;
};

/**
 * @param from the page that they return to, with its query; null where nothing led them here
 * @param newcomer whether they have no account, as far as the browser can tell
 * @param longest how many letters of the named program are shown
 * @param internship the title of the internship in it, where it is known
 */
type WelcomeOf = (
	from: string | null,
	newcomer: boolean,
	longest: number,
	internship?: string,
) => Welcome;

/**
 * The text of a script for the head of a sign-in page: it says why a visitor was led there before the page is painted,
 * and opens the form that they need.
 */
export const welcomeInHead = (welcome: WelcomeOf) =>
	`(${sayWelcome})(${returnPathIn},${welcome},${limits.programName})`;

function sayWelcome(read: typeof returnPathIn, welcome: WelcomeOf, longest: number): void {
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
	if (at().isInvited) {
		const change = () => {
			for (const part of document.querySelectorAll<HTMLElement>('[data-uninvited]')) {
				part.hidden = true;
				for (const field of part.querySelectorAll('input')) field.disabled = true;
			}
			for (const part of document.querySelectorAll<HTMLElement>('[data-invited]')) {
				const words = part.querySelector('label') ?? part;
				const { invited = '' } = part.dataset;
				if (words.textContent !== invited) words.textContent = invited;
			}
		};
		const parts = new MutationObserver(change);
		parts.observe(document, { childList: true, subtree: true });
		document.addEventListener('DOMContentLoaded', () => {
			parts.disconnect();
			// What was read last has not been observed yet.
			change();
		});
	}
	const asks = !usr.internship && at().asks;
	if (!asks) return;
	fetch(asks)
		.then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
		.then(({ title, company }) => {
			const internship = `${title}, ${company}`;
			history.replaceState({ ...history.state, usr: { ...usr, internship } }, '');
			say(at(internship).intro);
		})
		.catch(console.error);
}
