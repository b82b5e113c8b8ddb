import { type AppliedWithWords, withWords } from '#app/features/saved/applied-words.ts';
import { onSaved, savedNow } from '#app/features/saved/saved-store.ts';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { element, lines } from '#app/lib/element.ts';
import { buttonLook } from '#app/ui/button-look.ts';
import { londonDay } from '#schema/london-day.ts';
import { slugOf } from '#schema/normal-form.ts';

/**
 * Says that somebody has applied, with the status or the day by which an answer comes, and leads to their application.
 * @param place before the way to the form, with the slug of the internship
 */
export function showApplied(place: HTMLElement): void {
	const way = place.nextElementSibling;
	let current = way;
	followApplied(place.dataset.applied ?? '', (applied) => {
		place.hidden = !applied;
		if (!applied) {
			if (way) current?.replaceWith(way);
			current = way;
			return;
		}
		const [on, answer, look] = applied.words;
		place.replaceChildren(
			element(
				'p',
				{ class: 'flex items-center gap-2 font-semibold' },
				lines('size-4.5 shrink-0', 'M20 6 9 17l-5-5'),
				element('span', {}, on),
			),
			element('p', { class: `mt-1 text-small ${look || 'text-muted'}` }, answer),
		);
		const toApplication = element(
			'a',
			{ href: applicationPath(applied.id), class: buttonLook('primary', 'large') },
			'See your application',
		);
		current?.replaceWith(toApplication);
		current = toApplication;
	});
}

/**
 * Calls back now and at each change.
 * @param of the slug of an internship, or its name, which the slug is made of
 * @returns ends that
 */
function followApplied(
	of: string,
	onChange: (applied: AppliedWithWords | undefined) => void,
): () => void {
	const slug = slugOf(of);
	const notify = () => {
		const applied = savedNow().applied.find((one) => one.slug === slug);
		onChange(applied && withWords(applied, londonDay(new Date())));
	};
	notify();
	return onSaved(notify);
}
