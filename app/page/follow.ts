import { authNow, onAuth } from '#app/features/auth/session.ts';
import { ALERTS_PATH } from '#app/lib/addresses/alert-address.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { followCompany } from '#app/lib/calls/followed.ts';
import { element, lines } from '#app/lib/element.ts';
import { alertMessages } from '#app/messages/internships.ts';
import { buttonLook } from '#app/ui/button-look.ts';
import { toast } from '#app/ui/toast.ts';
import type { AlertsPage } from '#schema/students/alert.ts';
import { followedIn } from '#schema/students/follow.ts';
import { showBusy } from './form.ts';
import { wholeStyles } from './lists/exchange.ts';

/**
 * Lets a student follow the company of this page, or says that they do. What is added goes when they sign out.
 * @param actions what everybody can do there
 */
export async function showFollow(actions: Element): Promise<void> {
	const [, pages, company] = location.pathname.split('/');
	const person = authNow().user?.id;
	if (pages !== 'companies' || !company || actions.querySelector('[data-follow]')) return;
	const place = element('div', { 'data-follow': true, class: 'flex min-h-13 items-center' });
	actions.append(place);
	const stop = onAuth(() => {
		if (authNow().user?.id === person) return;
		place.remove();
		stop();
	});
	const [answer] = await Promise.all([callApi<AlertsPage>('/alerts'), wholeStyles()]);
	if (!answer.ok) return place.remove();
	const isFollowed = answer.value.items.some(({ query }) => followedIn(query) === company);
	const name = document.querySelector('h1')?.textContent ?? '';
	place.replaceChildren(isFollowed ? followed(name) : followButton(company, name, place));
}

function followButton(company: string, name: string, place: Element): HTMLButtonElement {
	const button = element(
		'button',
		{ type: 'button', 'data-busy': 'Sending...', class: buttonLook('secondary', 'large') },
		lines('size-5 shrink-0', 'M10.268 21a2 2 0 0 0 3.464 0', BELL),
		element('span', { class: 'wrap-anywhere' }, `Follow ${name}`),
	);
	button.addEventListener('click', async () => {
		if (button.ariaDisabled) return;
		const ready = showBusy(button);
		const answer = await followCompany(company);
		ready();
		if (!answer.ok) return toast(alertMessages.failed(answer.message));
		const said = followed(name);
		place.replaceChildren(said);
		said.focus();
	});
	return button;
}

const BELL =
	'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326';

const followed = (name: string) =>
	element(
		'p',
		{ role: 'status', tabindex: -1, class: 'outline-none' },
		element('span', {}, `You follow ${name}: we email you when it opens a new internship.`),
		' ',
		element('a', { href: ALERTS_PATH, class: 'link inline-block py-1.5' }, 'Your alerts'),
	);
