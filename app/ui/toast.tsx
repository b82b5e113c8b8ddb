import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { cn } from '#app/lib/cn.ts';

/** "Title / Text" of the error catalogue. `destructive` is its red style. */
export type Message = { title: string; text: string; destructive?: boolean };

type Shown = Message & { id: number; since: number };

const SHOWN_FOR_MS = 8_000;
const AT_MOST = 3;

let shown: readonly Shown[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const nothing: readonly Shown[] = [];

function publish(next: readonly Shown[]) {
	shown = next;
	for (const listener of listeners) listener();
}

/**
 * Shows a message for eight seconds, until it is dismissed, or until the reader goes to another screen. A new
 * attempt removes the errors of the previous one, and the same message is not shown twice.
 */
export function toast({ title, text, destructive = false }: Message) {
	lastId += 1;
	forgetErrors();
	const standing = shown.filter((one) => one.text !== text);
	publish([
		...standing.slice(1 - AT_MOST),
		{ id: lastId, since: performance.now(), title, text, destructive },
	]);
	startTime(lastId);
}

/** For a new attempt: what was wrong with the last one is no longer said. */
export const forgetErrors = () => publish(shown.filter(({ destructive }) => !destructive));

const timers = new Map<number, ReturnType<typeof setTimeout>>();

const stopTime = (id: number) => clearTimeout(timers.get(id));

/** The time of a message, from the beginning. */
function startTime(id: number) {
	stopTime(id);
	timers.set(id, setTimeout(dismiss, SHOWN_FOR_MS, id));
}

const dismiss = (id: number) => publish(shown.filter((message) => message.id !== id));

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

/**
 * The container of messages. The live region is in the page from the start, since assistive
 * technology only announces changes to an existing region.
 */
export function Toaster() {
	const messages = useSyncExternalStore(
		subscribe,
		() => shown,
		() => nothing,
	);
	return (
		<section
			aria-label="Notifications"
			aria-live="polite"
			aria-relevant="additions"
			data-no-print
			className="pointer-events-none fixed inset-x-4 bottom-4 z-40 grid justify-items-end gap-3 sm:left-auto sm:w-96"
		>
			{messages.map((message) => (
				<Toast key={message.id} {...message} />
			))}
		</section>
	);
}

let clicked = 0;
if (!import.meta.env.SSR) addEventListener('click', () => (clicked = performance.now()), true);

/**
 * A message goes when its reader goes to another screen, which it would cover. Where the site itself changes the
 * screen, as after a sign-in, a message that came after the last click stays.
 */
export const leaveScreen = (isBack: boolean) =>
	publish(isBack ? nothing : shown.filter(({ since }) => since > clicked));

/** While a visitor points at a message or has moved the focus into it, they read: its time stands still. */
function Toast({ id, title, text, destructive }: Shown) {
	const stop = () => stopTime(id);
	const start = () => startTime(id);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, its time is only stopped
		<div
			role={destructive ? 'alert' : 'status'}
			onPointerEnter={stop}
			onPointerLeave={start}
			onFocus={stop}
			onBlur={start}
			className={cn(
				'pointer-events-auto flex w-full items-start gap-3 rounded-card border border-l-4 border-line bg-card p-4 shadow-float',
				destructive ? 'border-l-hot-fill' : 'border-l-good',
			)}
		>
			<div className="min-w-0 flex-1">
				<p className="font-semibold">{title}</p>
				<p className="text-small break-words text-muted">{text}</p>
			</div>
			<button
				type="button"
				aria-label="Dismiss"
				onClick={() => dismiss(id)}
				className="-m-2.5 grid size-11 place-items-center rounded-control text-muted hover:text-ink"
			>
				<X aria-hidden="true" className="size-4.5" />
			</button>
		</div>
	);
}
