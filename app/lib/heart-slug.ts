import { slugOf } from '#schema/normal-form.ts';

/** The card of a curated list, which says in its heart no more than its title. */
const cardOf = (heart: HTMLElement) =>
	heart.closest('.long-cards article')?.querySelector('.named');

/** "Save" is followed by it in the name of a heart on a card. */
export const heartName = (heart: HTMLElement): string => {
	const place = cardOf(heart)?.querySelector(':scope > p:last-child')?.textContent;
	const { dataset, ariaLabel } = heart;
	const name = dataset.name ?? ariaLabel?.slice('Save '.length) ?? '';
	return place ? `${name}, ${place.replaceAll(/\s· /g, ', ')}` : name;
};

/** Finds the slug of the internship from the heart button itself, the link of its card or its name. */
export function heartSlug(heart: HTMLElement): string {
	const link = cardOf(heart)?.querySelector('a')?.pathname.split('/').at(-1);
	heart.dataset.save ||= link ?? slugOf(heartName(heart));
	return heart.dataset.save;
}
