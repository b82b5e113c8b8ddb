import {
	follow as followSaved,
	onSaved,
	remove,
	save,
	savedNow,
} from '#app/features/saved/saved-store.ts';
import { heartName, heartSlug } from '#app/lib/heart-slug.ts';

/*
 * The one renderer of hearts: what is saved. Cards are the same for everybody and mostly HTML that React does not render
 * (docs/decisions/pages.md), so this marks them in the document. What a signed-in person has besides is added by
 * card-notes.ts. Both only add elements and hide some: React may manage those that are there.
 */

/**
 * Called with the cards of the page, each with the slug of its internship.
 * @param user null for a visitor, undefined until it is known
 */
type ShowNotes = (cards: ReadonlyMap<HTMLElement, string>, user: string | null | undefined) => void;
let person: string | null | undefined;
let showNotes: ShowNotes | undefined;

/** From now on cards have notes. */
export function addNotes(show: ShowNotes): void {
	showNotes = show;
	showAll();
}

/** Marks the cards of this and of later pages. @param user null for a visitor */
export function follow(user: string | null): void {
	person = user;
	followSaved(user);
	showAll();
}

/** Saves what is not saved, and the other way round. */
export function press(heart: HTMLElement): void {
	const slug = heartSlug(heart);
	if (slug in savedNow().list) remove(slug);
	else save(slug, heartName(heart));
}

/** Marks everything that stands in the page. */
export function showAll(): void {
	const { list, applied, withdrawn } = savedNow();
	const slugs = new Set([...applied.map(({ slug }) => slug), ...withdrawn]);
	const cards = new Map<HTMLElement, string>();
	for (const heart of document.querySelectorAll<HTMLElement>('[data-save]')) {
		const slug = heartSlug(heart);
		heart.setAttribute('aria-pressed', String(slug in list));
		heart.classList.toggle('saved', slug in list);
		const similar = heart.closest<HTMLElement>('#similar li');
		if (similar) similar.hidden = slugs.has(slug);
		const card = heart.closest<HTMLElement>('article:has(> .notes)');
		if (card) cards.set(card, slug);
	}
	showCount('.counts-saved', Object.keys(list).length);
	showNotes?.(cards, person);
}

function showCount(links: string, count: number): void {
	for (const link of document.querySelectorAll<HTMLElement>(links)) {
		link.classList.toggle('counted', count > 0);
		link.dataset.count = String(count);
	}
}

let isFrameRequested = false;
/** What React adds is marked in the next frame. */
function showSoon(): void {
	if (isFrameRequested) return;
	isFrameRequested = true;
	requestAnimationFrame(() => {
		isFrameRequested = false;
		showAll();
	});
}

onSaved(showAll);
new MutationObserver(showSoon).observe(document.body, { childList: true, subtree: true });
