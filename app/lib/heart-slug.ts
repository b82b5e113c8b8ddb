import { slugOf } from '#schema/normal-form.ts';

/** "Save" is followed by it in the name of a heart on a card. */
export const heartName = ({ dataset, ariaLabel }: HTMLElement) =>
	dataset.name ?? ariaLabel?.slice(5) ?? '';

/** Of which internship a heart is. A card of a list that is part of the build has no slug: it follows from the name. */
export function heartSlug(heart: HTMLElement): string {
	heart.dataset.save ||= slugOf(heartName(heart));
	return heart.dataset.save;
}
