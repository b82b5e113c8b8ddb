import { heartName, heartSlug } from '#app/lib/heart-slug.ts';
import { markApplied } from './applied-marks.ts';
import { onSaved, remove, save, savedNow } from './saved-store.ts';

export { follow } from './saved-store.ts';

/**
 * Hearts are marked where they are, outside React: most stand in lists that React leaves as the server has
 * rendered them (docs/decisions/pages.md).
 */
const hearts = () => document.querySelectorAll<HTMLElement>('[data-save]');

/** Saves what is not saved, and the other way round. */
export function press(heart: HTMLElement): void {
	const slug = heartSlug(heart);
	if (slug in savedNow().list) remove(slug);
	else save(slug, heartName(heart));
}

function showAll(): void {
	const { list, applied } = savedNow();
	const sent = new Map(applied.map((one) => [one.slug, one]));
	for (const heart of hearts()) {
		const slug = heartSlug(heart);
		heart.setAttribute('aria-pressed', String(slug in list));
		heart.classList.toggle('saved', slug in list);
		markApplied(heart, sent.get(slug));
	}
	showCount('.counts-saved', Object.keys(list).length);
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
