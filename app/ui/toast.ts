import { element, lines } from '#app/lib/element.ts';

/** "Title / Text" of the error catalogue. `destructive` is its red style. */
export type Message = { title: string; text: string; destructive?: boolean };

type OpenToast = Message & {
	since: number;
	/** Whether it came from the document before. Then it goes on to no other one. */
	isHandedOn: boolean;
	toast: HTMLElement;
	timer: ReturnType<typeof setTimeout>;
};

const DURATION_MS = 8_000;
const AT_MOST = 3;
/** At the other end of a small screen than what was pressed. */
const ABOVE = 'max-sm:[inset-block:4.5rem_auto]!';
/** The key of a message in sessionStorage that the next document says; named on the cookies page. */
export const HANDED_ON_KEY = 'said-next';

let toasts: OpenToast[] = [];

/**
 * Shows a message for eight seconds, until it is dismissed, or until the reader goes to another screen. A new
 * attempt removes the errors of the previous one, and the same message is not shown twice.
 */
export function toast(message: Message, isHandedOn = false) {
	forgetErrors();
	keep(({ text }) => text !== message.text);
	const surplus = toasts.slice(0, Math.max(0, toasts.length + 1 - AT_MOST));
	keep((one) => !surplus.includes(one));
	const one: OpenToast = {
		...message,
		since: performance.now(),
		isHandedOn,
		toast: toastElement(message, () => keep((other) => other !== one)),
		timer: setTimeout(() => {}),
	};
	const stop = () => clearTimeout(one.timer);
	// From the beginning. While a visitor points at it or has moved the focus into it, they read: its time stands still.
	const start = () => {
		stop();
		one.timer = setTimeout(() => keep((other) => other !== one), DURATION_MS);
	};
	one.toast.addEventListener('pointerenter', stop);
	one.toast.addEventListener('pointerleave', start);
	one.toast.addEventListener('focusin', stop);
	one.toast.addEventListener('focusout', start);
	start();
	toasts.push(one);
	const place = document.querySelector<HTMLElement>('[data-toasts]');
	place?.classList.toggle(ABOVE, isClickBelow);
	// Above a bar that stays at the lower edge: one may press it next.
	const bar = document.querySelector<HTMLElement>('[data-foot]');
	place?.style.setProperty('--foot', `${bar?.offsetHeight ?? 0}px`);
	place?.append(one.toast);
}

function keep(isKept: (one: OpenToast) => boolean) {
	for (const one of toasts) {
		if (isKept(one)) continue;
		clearTimeout(one.timer);
		one.toast.remove();
	}
	toasts = toasts.filter(isKept);
}

/** For a new attempt: what was wrong with the last one is no longer said. */
export const forgetErrors = () => keep(({ destructive }) => !destructive);

let clicked = 0;
/** On a small screen, a message would cover what was pressed, and what is pressed next: it comes at the other end. */
let isClickBelow = false;
function noteClick({ clientY }: MouseEvent) {
	clicked = performance.now();
	isClickBelow = clientY > innerHeight / 2;
}
if (!import.meta.env.SSR) addEventListener('click', noteClick, true);

/**
 * A message goes when its reader goes to another screen, which it would cover. Where the site itself changes the
 * screen, as after a sign-in, a message that came after the last click stays.
 */
export const leaveScreen = (isBack: boolean) => keep(({ since }) => !isBack && since > clicked);

/**
 * Where the site itself opens another document, as after a sign-in, a message that came after the last click is said there.
 * Called before, where the document may be late: by then the message may have gone.
 */
export function handOn() {
	const last = toasts.findLast(({ since, isHandedOn }) => since > clicked && !isHandedOn);
	if (!last) return;
	const { title, text, destructive } = last;
	try {
		sessionStorage.setItem(HANDED_ON_KEY, JSON.stringify({ title, text, destructive }));
	} catch {
		// Storage is forbidden here: nothing goes on to another document.
	}
}
if (!import.meta.env.SSR) addEventListener('pagehide', handOn);

/** Says what the document before this one has left to say, unless its reader went back or forward: that was another screen. */
export function toastFromLastPage() {
	try {
		const text = sessionStorage.getItem(HANDED_ON_KEY);
		sessionStorage.removeItem(HANDED_ON_KEY);
		const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		if (text && way?.type !== 'back_forward') toast(JSON.parse(text), true);
	} catch {
		// Storage is forbidden here: nothing was left.
	}
}

function toastElement({ title, text, destructive }: Message, dismiss: () => void): HTMLElement {
	const button = element(
		'button',
		{
			type: 'button',
			'aria-label': 'Dismiss',
			class: '-m-2.5 grid size-11 place-items-center rounded-control text-muted hover:text-ink',
		},
		lines('size-4.5', 'M18 6 6 18', 'm6 6 12 12'),
	);
	button.addEventListener('click', dismiss);
	return element(
		'div',
		{
			role: destructive ? 'alert' : 'status',
			class: `pointer-events-auto flex w-full items-start gap-3 rounded-card border border-l-4 border-line bg-card p-4 shadow-float ${destructive ? 'border-l-hot-fill' : 'border-l-good'}`,
		},
		element(
			'div',
			{ class: 'min-w-0 flex-1' },
			element('p', { class: 'font-semibold' }, title),
			element('p', { class: 'text-small break-words text-muted' }, text),
		),
		button,
	);
}
