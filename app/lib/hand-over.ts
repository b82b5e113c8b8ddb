import { takePresses } from './follow-presses.ts';

/**
 * What somebody does on a first screen that the server has drawn, before React draws the same in its place: what is pressed,
 * typed, ticked or opened, and where the focus is, is handed over to the screen of React.
 */

const CONTROLS = 'a[href],button,input,select,textarea,summary,form,details,[tabindex]';

/** What the starter would press again a moment later, and cannot any more. */
function heldByStarter(place: HTMLElement): ReturnType<typeof takePresses> {
	const { heldPresses: waiting = new Map() } = window;
	const controls = [...waiting.keys()].filter((control) => place.contains(control));
	for (const control of controls) waiting.delete(control);
	return controls.map((control) => ({ control, submitter: null }));
}

/** Hands over what was done in `place`, which is taken out of the page now, once the screen of React is there. */
export function handOver(place: HTMLElement | null): void {
	const around = place?.parentElement;
	if (!place?.hasChildNodes() || !around) return;
	const focused = place.contains(document.activeElement) ? document.activeElement : null;
	const before = [...place.querySelectorAll(CONTROLS)];
	const held = [...heldByStarter(place), ...takePresses(place)];
	// After React has put its screen there, and before it is painted.
	void Promise.resolve().then(async () => {
		const after = [...around.querySelectorAll(CONTROLS)];
		const twinOf = twinsIn(
			before,
			after.filter((control) => !control.closest('[data-later]')),
		);
		const ticks = before
			.filter(isTicked)
			.map((control) => ({ control: twinOf(control), submitter: null }));
		for (const control of before) copyState(control, twinOf(control));
		if (focused) focus(focused, twinOf(focused));
		const pressed = held.map(({ control, submitter }) => ({
			control: twinOf(control),
			submitter: submitter && twinOf(submitter),
		}));
		for (const { control, submitter } of [...ticks, ...pressed]) {
			press(control, submitter);
			await pause();
		}
	});
}

/** What React does after it is done before the next. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Finds for each control of the first screen the same one of the other. Of several that are alike the place among them decides,
 * where both screens have as many.
 */
function twinsIn(before: Element[], after: Element[]) {
	const [here, there] = [byName(before), byName(after)];
	return (control: Element): Element | undefined => {
		const [alike = [], twins = []] = [here, there].map((named) => named.get(nameOf(control)));
		return alike.length === twins.length ? twins[alike.indexOf(control)] : undefined;
	};
}

function byName(controls: Element[]) {
	const named = new Map<string, Element[]>();
	for (const control of controls) {
		const alike = named.get(nameOf(control));
		if (alike) alike.push(control);
		else named.set(nameOf(control), [control]);
	}
	return named;
}

/**
 * Without its words, which a translator may have changed; with the link of its entry, where it is in one: what is done to
 * somebody is done to nobody else.
 */
const nameOf = (control: Element) =>
	JSON.stringify([
		control.localName,
		...['type', 'name', 'href', 'data-mark'].map((one) => control.getAttribute(one)),
		control.closest('li')?.querySelector('a')?.getAttribute('href'),
	]);

const isTick = (control: Element): control is HTMLInputElement =>
	control instanceof HTMLInputElement && /checkbox|radio/.test(control.type);

const isTicked = (control: Element) =>
	isTick(control) && control.checked !== control.defaultChecked;

/** As if a person did it: React hears of it. */
function copyState(from: Element, to: Element | undefined): void {
	if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
	if (!to || !isTyped(from) || from.value === (to as typeof from).value) return;
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
	for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}

const isTyped = (field: Element): field is HTMLInputElement | HTMLSelectElement =>
	(field instanceof HTMLInputElement && !isTick(field)) || field instanceof HTMLTextAreaElement
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
