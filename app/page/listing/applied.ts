import { followApplied } from '#app/features/saved/follow-applied.ts';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { element, lines } from '#app/lib/element.ts';
import { buttonLook } from '#app/ui/button-look.ts';

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
