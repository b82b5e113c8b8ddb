import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isLaidOut } from './is-laid-out.ts';

/** The key of localStorage where single keys are switched off; named on the cookies page. */
const OFF_KEY = 'single-keys-off';

/** A letter, figure or sign that does something by itself, outside fields and dialogs. */
export type SingleKey = {
	key: string;
	/** For the list of keys: what it does. */
	words: string;
	/**
	 * Left out, it presses the link, button or tick with this `data-single-key`; a field, or the first control of a part, gets the
	 * focus, and a part that is folded is opened.
	 * In the entries of a list it is that of the entry that has the focus.
	 */
	does?: () => void;
};

const listeners = new Set<() => void>();
/** Where the browser forbids storage, the choice holds for this page. */
let chosenHere: boolean | null = null;

function subscribe(listener: () => void) {
	listeners.add(listener);
	addEventListener('storage', listener);
	return () => {
		listeners.delete(listener);
		removeEventListener('storage', listener);
	};
}

function areOn(): boolean {
	if (chosenHere !== null) return chosenHere;
	try {
		return localStorage.getItem(OFF_KEY) === null;
	} catch {
		return true;
	}
}

function setOn(on: boolean) {
	try {
		if (on) localStorage.removeItem(OFF_KEY);
		else localStorage.setItem(OFF_KEY, '1');
		chosenHere = null;
	} catch {
		chosenHere = on;
	}
	for (const listener of listeners) listener();
}

/** Whether single keys do something on this device (WCAG 2.1.4), and what switches them. On until hydration. */
export const useSingleKeysOn = () =>
	[useSyncExternalStore(subscribe, areOn, () => true), setOn] as const;

/** While it is mounted, each of these keys does what it says. */
export function useSingleKeys(keys: readonly SingleKey[]) {
	const latest = useRef(keys);
	useEffect(() => {
		latest.current = keys;
	});
	// As the screen is put in the place of the first one, and not after it is painted: no key is lost between.
	useLayoutEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (!isSingle(event) || !areOn()) return;
			const pressed = latest.current.find(({ key }) => key === event.key);
			if (!pressed) return;
			// A field that gets the focus is not filled with the letter.
			event.preventDefault();
			if (pressed.does) pressed.does();
			else pressMarked(pressed.key);
		};
		addEventListener('keydown', press);
		void pressHeld(press);
		return () => removeEventListener('keydown', press);
	}, []);
}

/** What was pressed on a first screen, before these keys were there (app/document/ask-first.ts). */
async function pressHeld(press: (event: KeyboardEvent) => void) {
	const { heldKeys = [] } = window;
	// For other keys of this screen, but not of the next one.
	setTimeout(() => {
		window.heldKeys = undefined;
	});
	for (const event of heldKeys) {
		// React draws the screen, and what a key did, before the next.
		await new Promise((resolve) => setTimeout(resolve));
		press(event);
	}
}

/** Fields take letters, and so do lists of choices; ticks and buttons do not. */
const TAKES_LETTERS =
	'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

function isSingle(event: KeyboardEvent): boolean {
	if (event.defaultPrevented || event.isComposing || event.repeat) return false;
	if (event.ctrlKey || event.altKey || event.metaKey) return false;
	if (event.target instanceof Element && event.target.closest(TAKES_LETTERS)) return false;
	return document.querySelector('dialog:modal') === null;
}

function pressMarked(key: string) {
	const marked = document.querySelectorAll<HTMLElement>(`[data-single-key="${CSS.escape(key)}"]`);
	// What stands twice, for two widths, is seen once.
	const visible = [...marked].filter(isLaidOut);
	const seen = visible.find((one) => !one.closest('[data-entry]')) ?? ofEntry(visible);
	if (seen?.matches('a, button')) return seen.click();
	if (seen?.matches('[type=checkbox]')) seen.click();
	if (seen instanceof HTMLDetailsElement) seen.open = true;
	const field = seen?.matches('textarea, select, input, [tabindex]') ? seen : null;
	(field ?? seen?.querySelector<HTMLElement>('textarea, button, a, input'))?.focus();
}

/** Of the entries of a list, that of the one which has the focus; where none has, of the only one that is open. */
function ofEntry(marked: HTMLElement[]): HTMLElement | undefined {
	const open = marked.filter((one) => !one.closest('details[data-entry]:not([open])'));
	const entry = document.activeElement?.closest('[data-entry]');
	if (entry) return open.find((one) => entry.contains(one));
	return open.length === 1 ? open[0] : undefined;
}
