/**
 * What somebody does on a first screen that the server has drawn, before React draws the same in its place: what is pressed,
 * typed, ticked or opened, and where the focus is, is handed over to the screen of React.
 */

const CONTROLS = 'a[href],button,input,select,textarea,summary,form,details,[tabindex]';

type Press = { control: Element; submitter: HTMLElement | null };

const presses = new Map<Element, Press[]>();

/**
 * Holds what is pressed within `place` until it is handed over. Before hydration the starter of the page does
 * (app/document/starter.ts), which presses it once more afterwards.
 */
export function followPresses(place: HTMLElement | null): void {
	if (!place?.hasChildNodes()) return;
	const held: Press[] = [];
	presses.set(place, held);
	const hold = (event: Event, control: Element, submitter: HTMLElement | null) => {
		event.preventDefault();
		(submitter ?? control).setAttribute('aria-busy', 'true');
		held.push({ control, submitter });
	};
	place.addEventListener('click', (event) => {
		const control = (event.target as Element).closest('[data-needs-script]');
		if (control && control.localName !== 'form') hold(event, control, null);
	});
	place.addEventListener('submit', (event) => {
		const { target, submitter } = event as SubmitEvent;
		hold(event, target as Element, submitter);
	});
}

/** Hands over what was done in `place`, which is taken out of the page now, once the screen of React is there. */
export function handOver(place: HTMLElement | null): void {
	const around = place?.parentElement;
	if (!place?.hasChildNodes() || !around) return;
	const focused = place.contains(document.activeElement) ? document.activeElement : null;
	const names = namesOf(place);
	const held = presses.get(place) ?? [];
	presses.delete(place);
	// After React has put its screen there, and before it is painted.
	queueMicrotask(() => {
		const there = new Map([...namesOf(around)].map(([control, name]) => [name, control]));
		const twinOf = (control: Element) => there.get(names.get(control) ?? '');
		for (const control of names.keys()) {
			const twin = twinOf(control);
			if (twin) copyState(control, twin);
		}
		if (focused) focus(focused, twinOf(focused));
		for (const { control, submitter } of held)
			press(twinOf(control), submitter && twinOf(submitter));
	});
}

/** Each control with a name that its twin has, too: of several with the same words the place among them is in it. */
function namesOf(around: Element): Map<Element, string> {
	const counts = new Map<string, number>();
	return new Map(
		[...around.querySelectorAll(CONTROLS)].map((control) => {
			const attributes = ['type', 'name', 'href', 'aria-label'].map((one) =>
				control.getAttribute(one),
			);
			const words = control.closest('label')?.textContent ?? wordsOf(control);
			const name = JSON.stringify([control.localName, ...attributes, words]);
			const count = counts.get(name) ?? 0;
			counts.set(name, count + 1);
			return [control, name + count];
		}),
	);
}

/** Those of a link or button; what can be chosen in the others changes. */
const wordsOf = (control: Element) =>
	control.matches('a,button,summary') ? control.textContent : control.children.length;

/** As if a person did it, where they have: React hears of it. */
function copyState(from: Element, to: Element): void {
	if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
	else if (from instanceof HTMLInputElement && /checkbox|radio/.test(from.type)) {
		if (from.checked !== from.defaultChecked && to instanceof HTMLInputElement) to.click();
	} else if (isTyped(from) && from.value !== (to as typeof from).value) {
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
		for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
	}
}

const isTyped = (field: Element): field is HTMLInputElement | HTMLSelectElement =>
	field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
		? field.value !== field.defaultValue
		: field instanceof HTMLSelectElement &&
			[...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);

function focus(from: Element, to: Element | undefined): void {
	if (!(to instanceof HTMLElement)) return;
	to.focus({ preventScroll: true });
	if (
		from instanceof HTMLInputElement &&
		to instanceof HTMLInputElement &&
		from.selectionEnd !== null
	)
		to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

function press(control: Element | undefined, submitter: Element | null | undefined): void {
	if (control instanceof HTMLFormElement) control.requestSubmit(submitter as HTMLElement | null);
	else if (control instanceof HTMLElement) control.click();
}
