import { useEffect } from 'react';
import type { Fit, FitWork } from '#schema/fit.ts';
import { fitLooks } from './fit-looks.ts';
import { useOwnFitting } from './own-fits.tsx';

/** What the note of a card says of its work, for `useKeptFits`. */
export const workAttribute = (work: FitWork) =>
	JSON.stringify([
		work.starts_on,
		work.starts,
		work.weeks,
		work.hours,
		work.country,
		work.sponsorship,
		work.part_of_course,
	]);

function workIn(text: string): FitWork {
	const [starts_on, starts, weeks, hours, country, sponsorship, part_of_course] = JSON.parse(text);
	return { starts_on, starts, weeks, hours, country, sponsorship, part_of_course };
}

/**
 * Cards that a document has as HTML only say the own fit as well: React does not render those.
 * @param id of the kept element
 * @param kept whether it is HTML only
 */
export function useKeptFits(id: string, kept: boolean) {
	const fitting = useOwnFitting();
	useEffect(() => {
		if (!fitting || !kept) return;
		const notes = document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)} [data-work]`);
		const restore = [...notes].map((note) => {
			const before = note.cloneNode(true);
			showFit(note, fitting.fitOf(workIn(note.dataset.work ?? '')));
			return () => note.replaceWith(before);
		});
		return () => {
			for (const one of restore) one();
		};
	}, [fitting, id, kept]);
}

/** A note is its sign and then its words. */
function showFit(note: HTMLElement, { fit, words }: Fit) {
	const sign = note.querySelector('use');
	if (fit === 'unknown' || !sign) return;
	sign.setAttribute('href', (sign.getAttribute('href') ?? '').replace(/#.*/, `#fit-${fit}`));
	note.lastChild?.replaceWith(words);
	note.className = fitLooks[fit];
}
