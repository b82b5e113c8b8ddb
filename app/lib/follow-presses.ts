type Press = { control: Element; submitter: HTMLElement | null };

/** What does something before React is there: as for the starter. A form is sent. */
const WORKS_AT_ONCE = 'form,fieldset,label,dialog,[popovertarget]';

const presses = new Map<Element, Press[]>();

/**
 * Holds what is pressed within `place`, on a first screen that the server has drawn, until it is handed over (hand-over.ts).
 * Before hydration the starter of the page does (app/document/starter.ts), which presses it once more afterwards.
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
		if (control && !control.matches(WORKS_AT_ONCE)) hold(event, control, null);
	});
	place.addEventListener('submit', (event) => {
		const { target, submitter } = event as SubmitEvent;
		hold(event, target as Element, submitter);
	});
}

/** What was held there, once. */
export function takePresses(place: HTMLElement): Press[] {
	const held = presses.get(place) ?? [];
	presses.delete(place);
	return held;
}
