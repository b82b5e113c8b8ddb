import { callApi } from '#app/lib/calls/call-api.ts';
import { heartSlug } from '#app/lib/heart-slug.ts';
import { signElement } from '#app/ui/art/sign-element.ts';
import { fitLooks } from '#app/ui/fit/fit-looks.ts';
import { londonDay } from '#schema/london-day.ts';
import type { Fit } from '#schema/students/fit.ts';
import { MOST_SAVED, type SavedCards } from '#schema/students/saved-internships.ts';

let person: string | null = null;

/**
 * Shows on the long cards of the curated lists how they fit the signed-in person. Their HTML does not carry what the
 * fit depends on: it is fetched, for visitors nothing is.
 */
export function followListings(user: string | null): void {
	person = user;
	for (const line of document.querySelectorAll('.listing > .listing-fit')) line.remove();
	for (const card of document.querySelectorAll<HTMLElement>('.listing')) delete card.dataset.fit;
	showAll().catch(failed);
}

const failed = (error: unknown) => console.error('The fit could not be loaded', error);

async function showAll(): Promise<void> {
	const asked = person;
	const found = document.querySelectorAll<HTMLElement>('.listing:not([data-fit]) > [data-save]');
	if (!asked || found.length === 0) return;
	const hearts = new Map([...found].map((heart) => [heartSlug(heart), heart]));
	for (const heart of found) if (heart.parentElement) heart.parentElement.dataset.fit = '';
	const { fetchPersonFit } = await import('./person-fit.ts');
	const fitting = await fetchPersonFit(londonDay(new Date()));
	const slugs = [...hearts.keys()];
	for (let at = 0; fitting && at < slugs.length; at += MOST_SAVED) {
		const internships = slugs.slice(at, at + MOST_SAVED);
		const answer = await callApi<SavedCards>('/saved/cards', { internships });
		if (!answer.ok || person !== asked) return;
		for (const item of answer.value.items)
			if (item.status === 'open') hearts.get(item.slug)?.before(...lineOf(fitting.fitOf(item)));
	}
}

function lineOf({ fit, words }: Fit): HTMLElement[] {
	if (fit === 'unknown') return [];
	const line = document.createElement('p');
	line.className = `listing-fit flex items-center gap-1.5 text-[0.95rem] font-semibold ${fitLooks[fit]}`;
	line.append(signElement(`fit-${fit}`), words);
	return [line];
}

let isFrameRequested = false;
/** Cards that React adds are looked at in the next frame. */
new MutationObserver(() => {
	if (isFrameRequested) return;
	isFrameRequested = true;
	requestAnimationFrame(() => {
		isFrameRequested = false;
		showAll().catch(failed);
	});
}).observe(document.body, { childList: true, subtree: true });
