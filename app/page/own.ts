/*
 * What a signed-in person has of their own on every public page: the way to their applications or their portal, with how
 * many things need them, their links in the menu, and from what the fit on cards is worked out.
 */
import { authNow, onAuth, signOut } from '#app/features/auth/session.ts';
import { noteCards } from '#app/layout/card-notes.ts';
import { account, portals } from '#app/layout/navigation.ts';
import {
	ASK_PAUSE_MS,
	meUntilAsked,
	NARROW_MENU,
	needsSaid,
	ownLinks,
} from '#app/layout/own-parts.ts';
import { ACTED, callApi } from '#app/lib/calls/call-api.ts';
import { cn } from '#app/lib/cn.ts';
import { element, lines } from '#app/lib/element.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import { buttonLook } from '#app/ui/button-look.ts';
import { toast } from '#app/ui/toast.ts';
import type { Me, Role } from '#schema/me.ts';
import { COMPANY_ACTIONS } from './company-actions.ts';
import { showBusy } from './form.ts';
import { start } from './started.ts';

const ways: Record<Role, { to: string; label: string }> = {
	student: { to: '/account/applications', label: 'Your applications' },
	employer: { to: '/employer-dashboard', label: 'Your dashboard' },
	adviser: { to: '/careers-service', label: 'Your page' },
	staff: { to: '/staff', label: 'Staff' },
};

/** What the page has for visitors, by what stands there instead: in the header and in the menu. */
const places = new Map<Element, Element[]>();

function show(visitor: Element | null, own: Element[]) {
	if (!visitor) return;
	const [first = visitor, ...others] = places.get(visitor) ?? [];
	first.replaceWith(...own);
	for (const one of others) one.remove();
	places.set(visitor, own);
}

let header: Element | null;
let menu: Element | null;
let lastMe: Me | undefined;
let asked = 0;

start('page', () => {
	header = document.querySelector('[data-visitor]');
	menu = document.querySelector('#site-menu nav > ul');
	let timer: ReturnType<typeof setTimeout>;
	/** Several actions in a row are asked about once. */
	const askSoon = () => {
		clearTimeout(timer);
		timer = setTimeout(ask, ASK_PAUSE_MS);
	};
	addEventListener(ACTED, askSoon);
	addEventListener('pageshow', ({ persisted }) => persisted && askSoon());
	let person = authNow().user?.id;
	onAuth(() => {
		const id = authNow().user?.id;
		// Also said of whoever is about to sign out: a call would meet the end of their session.
		if (id === person) return;
		person = id;
		if (id) askSoon();
		else hide();
	});
	noteCards();
	const applied = document.querySelector<HTMLElement>('[data-applied]');
	if (applied)
		import('#app/page/listing/applied.ts').then((own) => own.showApplied(applied), console.error);
	void ask();
});

async function ask() {
	const { user } = authNow();
	if (!user) return;
	asked += 1;
	const turn = asked;
	const answer = await callApi<Me>('/me');
	// An answer may come after one that was asked for later.
	if (authNow().user?.id !== user.id || turn !== asked) return;
	if (answer.ok) lastMe = answer.value;
	lastMe ??= meUntilAsked(user);
	const { role } = lastMe;
	const root = document.documentElement;
	root.classList.toggle('no-hearts', role !== 'student');
	root.classList.add('signed-in');
	delete root.dataset.session;
	show(header, role === 'student' ? studentParts(lastMe) : portalParts(lastMe, role));
	show(menu, menu ? [yourLinks(menu, role)] : []);
	sayNeeds(lastMe);
	if (role === 'student' && document.querySelector(`[data-fit-source],${COMPANY_ACTIONS}`))
		(await import('./student.ts')).showParts();
}

function hide() {
	document.documentElement.classList.remove('no-hearts', 'signed-in');
	lastMe = undefined;
	for (const visitor of [header, menu]) {
		show(visitor, visitor ? [visitor] : []);
	}
	document.querySelector('[data-fit-source]')?.replaceChildren();
	document.querySelector('[data-needs-you]')?.parentElement?.classList.add('for-users');
}

/** On the home page, what needs them, and the way there. */
function sayNeeds({ role, title, detail }: Me) {
	const place = document.querySelector('[data-needs-you]');
	if (!place) return;
	const { to, label } = ways[role];
	place.parentElement?.classList.remove('for-users');
	const words = element(
		'p',
		{ role: 'status', class: 'flex min-w-0 flex-[1_1_10rem] flex-wrap gap-x-1 text-small' },
		element('b', {}, title),
		' ',
		element('span', {}, detail),
	);
	const way = element(
		'a',
		{ href: to, 'aria-label': label, class: buttonLook('secondary', 'medium') },
		element('span', { class: 'max-sm:hidden' }, label),
		lines('size-4.5', 'M5 12h14', 'm12 5 7 7-7 7'),
	);
	place.replaceChildren(...(title ? [words, way] : []));
}

const said = (role: Role, needs: number) =>
	element('span', { class: 'sr-only' }, needsSaid(role, needs));

const studentParts = ({ needs }: Me) => [
	element(
		'a',
		{
			href: '/account/applications',
			class: cn('heart relative max-[22rem]:-mx-2', NARROW_MENU, needs > 0 && 'counted'),
			'data-count': needs,
		},
		lines(
			'size-6',
			'M22 12h-6l-2 3h-4l-2-3H2',
			'M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
		),
		element('span', { class: 'sr-only' }, 'Applications'),
		said('student', needs),
	),
	signOutButton('px-2! whitespace-nowrap @max-bar:hidden'),
	element(
		'a',
		{ href: account.to, class: buttonLook('secondary', 'medium', 'px-3.5! @max-bar:hidden') },
		account.label,
	),
];

const portalParts = ({ needs }: Me, role: Exclude<Role, 'student'>) => [
	signOutButton('px-2! whitespace-nowrap @max-bar:hidden'),
	element(
		'a',
		{
			href: portals[role].to,
			class: buttonLook(
				'secondary',
				'medium',
				cn(
					'relative px-3.5 @max-bar:ml-auto max-[26rem]:px-2.5 max-[22rem]:px-[0.3rem] max-[22rem]:text-note',
					NARROW_MENU,
					needs > 0 && 'counted gap-0',
					role === 'staff' && 'count-plain',
				),
			),
			'data-count': needs,
		},
		element('span', {}, portals[role].label),
		said(role, needs),
	),
];

/** The first group of the menu of small screens, made of that of visitors. */
function yourLinks(visitors: Element, role: Role): Element {
	const group = visitors.cloneNode(true) as Element;
	const [title, entry] = group.children;
	const entries = ownLinks(role).map(({ to, label }) => {
		const item = entry?.cloneNode(true) as Element;
		const link = item.querySelector('a');
		link?.setAttribute('href', to);
		link?.replaceChildren(label);
		if (to === location.pathname) link?.setAttribute('aria-current', 'page');
		else link?.removeAttribute('aria-current');
		return item;
	});
	const leave = signOutButton(
		'w-full justify-start! rounded-none! border-0 px-2.5! text-small text-ink',
	);
	group.replaceChildren(title ?? '', ...entries, element('li', {}, leave));
	return group;
}

function signOutButton(className: string): HTMLButtonElement {
	const button = element(
		'button',
		{
			type: 'button',
			'data-busy': 'Signing out...',
			class: buttonLook('text', 'medium', className),
		},
		'Sign Out',
	);
	let isRunning = false;
	button.addEventListener('click', async () => {
		if (isRunning) return;
		isRunning = true;
		const ready = showBusy(button);
		const failure = await signOut();
		isRunning = false;
		ready();
		if (failure) toast(siteMessages.signOutFailed(failure.message));
		else document.querySelector<HTMLDialogElement>('#site-menu')?.close();
	});
	return button;
}
