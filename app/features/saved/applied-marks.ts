import { applicationPath } from '#app/lib/addresses/application-path.ts';
import type { SignName } from '#app/ui/art/drawings.tsx';
import { signElement } from '#app/ui/art/sign-element.ts';
import { londonDay } from '#schema/london-day.ts';
import type { AppliedInternship } from '#schema/students/saved-internships.ts';
import { appliedWords } from './applied-words.ts';

function line(element: 'li' | 'p', name: SignName, words: string | Node): HTMLElement {
	const note = document.createElement(element);
	note.className = 'applied';
	note.append(signElement(name), words);
	return note;
}

/** The way to the application, in those words. @param title added for people who do not see the card */
function wayTo(id: string, words: string, title: string): HTMLAnchorElement {
	const way = document.createElement('a');
	way.href = applicationPath(id);
	const more = document.createElement('span');
	more.className = 'sr-only';
	more.textContent = ` for ${title}`;
	way.append(words, more);
	return way;
}

/**
 * Shows on a card with a heart that the student has applied, and by when they get an answer, in place of the
 * deadline and the promised time, and links to the application in place of the form. Only adds elements and hides
 * some: React may manage those that are there.
 */
export function markApplied(heart: HTMLElement, applied: AppliedInternship | undefined): void {
	const card = heart.closest('li');
	const notes = card?.querySelector('.notes');
	if (!card || (!notes && !card.matches('.listing'))) return;
	const words = applied && appliedWords(applied, londonDay(new Date()));
	const mark = words && `${applied.id} ${words.join(' ')}`;
	const marked = card.querySelectorAll('.applied');
	if (card.dataset.applied === mark && marked.length === (mark ? 2 : 0)) return;
	for (const one of marked) one.remove();
	for (const one of card.querySelectorAll<HTMLElement>('[hidden]')) one.hidden = false;
	if (!words) {
		delete card.dataset.applied;
		return;
	}
	card.dataset.applied = mark;
	const [on, answer] = words;
	const title = card.querySelector('h3')?.textContent ?? '';
	if (!notes) {
		hide(card.querySelector(':scope > a'));
		const way = wayTo(applied.id, 'See your application', title);
		way.className = 'applied';
		heart.before(line('p', 'check', `${on}. ${answer}.`));
		card.append(way);
		return;
	}
	hide(notes.firstElementChild);
	hide(notes.lastElementChild);
	notes.prepend(line('li', 'check', wayTo(applied.id, on, title)));
	notes.append(line('li', 'reply', answer));
}

function hide(element: Element | null) {
	if (element instanceof HTMLElement) element.hidden = true;
}
