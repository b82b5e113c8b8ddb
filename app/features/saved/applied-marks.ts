import marks from '#app/ui/art/marks.svg?url';
import { londonDay } from '#schema/london-day.ts';
import type { AppliedInternship } from '#schema/students/saved-internships.ts';
import { appliedWords } from './applied-words.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** As ui/art draws it. */
function sign(name: string): SVGElement {
	const svg = document.createElementNS(SVG, 'svg');
	svg.setAttribute('class', 'size-4 shrink-0');
	svg.setAttribute('aria-hidden', 'true');
	const use = document.createElementNS(SVG, 'use');
	use.setAttribute('href', `${marks}#${name}`);
	svg.append(use);
	return svg;
}

function line(element: 'li' | 'p', name: string, words: string): HTMLElement {
	const note = document.createElement(element);
	note.className = 'applied';
	note.append(sign(name), words);
	return note;
}

/**
 * Shows on a card with a heart that the student has applied, and by when they get an answer, in place of the
 * deadline and the promised time. Only adds elements and hides some: React may manage those that are there.
 */
export function markApplied(heart: HTMLElement, applied: AppliedInternship | undefined): void {
	const card = heart.closest('li');
	const notes = card?.querySelector('.notes');
	if (!card || (!notes && !card.matches('.listing'))) return;
	const words = applied && appliedWords(applied, londonDay(new Date()));
	const marked = [...card.querySelectorAll('.applied')];
	if (marked.map(({ textContent }) => textContent).join() === (words ?? []).join()) return;
	for (const note of marked) note.remove();
	for (const note of notes?.querySelectorAll<HTMLElement>('[hidden]') ?? []) note.hidden = false;
	if (!words) return;
	const [on, answer] = words;
	if (!notes) {
		heart.before(line('p', 'check', `${on}. ${answer}.`));
		return;
	}
	for (const note of [notes.firstElementChild, notes.lastElementChild])
		if (note instanceof HTMLElement) note.hidden = true;
	notes.prepend(line('li', 'check', on));
	notes.append(line('li', 'reply', answer));
}
