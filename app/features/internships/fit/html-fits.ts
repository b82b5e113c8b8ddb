import { fitLooks } from '#app/ui/fit/fit-looks.ts';
import type { Fit, FitWork } from '#schema/students/fit.ts';

/** As `workAttribute` writes it. */
function workIn(text: string): FitWork {
	const [starts_on, starts, weeks, hours, country, sponsorship, part_of_course] = JSON.parse(text);
	return { starts_on, starts, weeks, hours, country, sponsorship, part_of_course };
}

/**
 * Shows the fit on cards that are HTML of the document only, which React does not render.
 * @param id of the kept element
 * @returns makes the cards as they were
 */
export function showFitsInHtml(id: string, fitOf: (work: FitWork) => Fit): () => void {
	const notes = document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)} [data-work]`);
	const restore = [...notes].map((note) => {
		const before = note.cloneNode(true);
		showFit(note, fitOf(workIn(note.dataset.work ?? '')));
		return () => note.replaceWith(before);
	});
	return () => {
		for (const one of restore) one();
	};
}

/** A note is its sign and then its words. */
function showFit(note: HTMLElement, { fit, words }: Fit) {
	const sign = note.querySelector('use');
	if (fit === 'unknown' || !sign) return;
	sign.setAttribute('href', (sign.getAttribute('href') ?? '').replace(/#.*/, `#fit-${fit}`));
	note.lastChild?.replaceWith(words);
	note.className = fitLooks[fit];
}
