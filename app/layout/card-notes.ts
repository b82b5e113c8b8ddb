import { appliedWords } from '#app/features/saved/applied-words.ts';
import { savedNow } from '#app/features/saved/saved-store.ts';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import type { SignName } from '#app/ui/art/drawings.tsx';
import marks from '#app/ui/art/marks.svg?url';
import { fitLooks } from '#app/ui/fit/fit-looks.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { londonDay } from '#schema/london-day.ts';
import type { Fit } from '#schema/students/fit.ts';
import { MOST_SAVED } from '#schema/students/most-saved.ts';
import type { AppliedInternship, SavedCards } from '#schema/students/saved-internships.ts';
import { addNotes, showAll } from './card-marks.ts';

/* What a signed-in person has of their own on cards: what they have applied for, and how it fits. */

const SVG = 'http://www.w3.org/2000/svg';

let person: string | null = null;
/** The internships that were asked for, by slug; null where there is none, or no answer yet. */
const internships = new Map<string, InternshipSummary | null>();
type Fitting = { fitOf: (internship: InternshipSummary) => Fit } | null;
/** How cards fit the profile, as it was when the page was opened. */
let fitting: { path: string; value?: Fitting } | undefined;
/** The same for the page that is opened next, which waited for it. */
let next: typeof fitting;

/** Adds notes to the cards of this and of later pages. */
export const noteCards = (): void => addNotes(showNotes);

/** For a page that is shown once all is there: its cards are marked in the frame in which they are added. */
export function markNext(
	user: string,
	path: string,
	value: Fitting,
	items: readonly InternshipSummary[],
): void {
	person = user;
	next = { path, value };
	for (const item of items) internships.set(item.slug, item);
	addNotes(showNotes);
}

function showNotes(cards: ReadonlyMap<HTMLElement, string>, user: string | null | undefined): void {
	if (user !== undefined && user !== person) {
		person = user;
		fitting = undefined;
		next = undefined;
	}
	if (next?.path === location.pathname) {
		fitting = next;
		next = undefined;
	}
	const sent = new Map(savedNow().applied.map((one) => [one.slug, one]));
	for (const [card, slug] of cards) {
		const internship = internships.get(slug);
		const isKnown = internship?.status === 'open' && fitting?.path === location.pathname;
		showMarks(card, sent.get(slug), isKnown ? fitting?.value?.fitOf(internship) : undefined);
	}
	if (person && cards.size > 0) askForFits([...cards.values()]).catch(failed);
}

const failed = (error: unknown) => console.error('The fit could not be loaded', error);

/** Asks for the profile once for each page, and for what fits depend on once for each internship. */
async function askForFits(slugs: string[]): Promise<void> {
	const asked = person;
	const path = location.pathname;
	if (fitting?.path !== path) {
		const now: typeof fitting = { path };
		fitting = now;
		const { fetchPersonFit } = await import('#app/features/internships/fit/person-fit.ts');
		now.value = await fetchPersonFit(londonDay(new Date()));
		if (fitting === now) showAll();
		return;
	}
	const missing = slugs.filter((slug) => !internships.has(slug));
	if (!fitting.value || missing.length === 0) return;
	for (const slug of missing) internships.set(slug, null);
	for (let at = 0; at < missing.length; at += MOST_SAVED) {
		const some = missing.slice(at, at + MOST_SAVED);
		const answer = await callApi<SavedCards>('/saved/cards', { internships: some });
		if (!answer.ok || person !== asked) {
			for (const slug of missing.slice(at)) internships.delete(slug);
			return;
		}
		for (const item of answer.value.items) internships.set(item.slug, item);
		showAll();
	}
}

/** Shows on a card what it has not shown yet: by when the reader is answered, and how it fits. */
function showMarks(
	card: HTMLElement,
	applied: AppliedInternship | undefined,
	fit: Fit | undefined,
) {
	const words = applied && appliedWords(applied, londonDay(new Date()));
	const marks = words || fit ? JSON.stringify([applied?.id, words, fit]) : undefined;
	const existing = card.querySelectorAll('.mark');
	const count = (words ? 2 : 0) + (fit && fit.fit !== 'unknown' ? 1 : 0);
	if (card.dataset.marks === marks && existing.length === count) return;
	for (const one of existing) one.remove();
	for (const one of card.querySelectorAll<HTMLElement>('[hidden]')) one.hidden = false;
	if (marks) card.dataset.marks = marks;
	else delete card.dataset.marks;
	const notes = card.querySelector('.notes');
	if (!notes) return;
	if (fit && fit.fit !== 'unknown') {
		const terms = notes.querySelector('.terms');
		hide(terms);
		const mark = note(`fit-${fit.fit}`, fit.words, `fits ${fitLooks[fit.fit]}`);
		if (terms) terms.before(mark);
		else notes.append(mark);
	}
	if (!applied || !words) return;
	const [on, answer, look] = words;
	const title = card.querySelector('.named a')?.textContent ?? '';
	hide(notes.firstElementChild);
	hide(notes.querySelector('.answer'));
	hide(card.querySelector('.foot > a'));
	notes.prepend(note('check', wayTo(applied.id, on, title), 'applied'));
	notes.append(note('reply', answer, `applied ${look}`));
}

function note(sign: SignName, words: string | Node, look: string): HTMLElement {
	const item = document.createElement('li');
	item.className = `mark ${look}`;
	item.append(signElement(sign), words);
	return item;
}

/** The way to the application. @param title said besides to whoever does not see the card */
function wayTo(id: string, words: string, title: string): HTMLAnchorElement {
	const way = document.createElement('a');
	way.href = applicationPath(id);
	const more = document.createElement('span');
	more.className = 'sr-only';
	more.textContent = ` for ${title}`;
	way.append(words, more);
	return way;
}

function hide(element: Element | null) {
	if (element instanceof HTMLElement) element.hidden = true;
}

/** As `Sign` draws it, for cards that React does not render. */
function signElement(name: SignName): SVGElement {
	const svg = document.createElementNS(SVG, 'svg');
	svg.setAttribute('class', 'size-4 shrink-0');
	svg.setAttribute('aria-hidden', 'true');
	const use = document.createElementNS(SVG, 'use');
	use.setAttribute('href', `${marks}#${name}`);
	svg.append(use);
	return svg;
}
