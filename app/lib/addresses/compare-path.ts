const PATH = '/saved/compare';

/** Internships side by side. @param slugs two to four */
export const comparePath = (slugs: readonly string[]) => `${PATH}?with=${slugs.join(',')}`;

/** Where one chooses what is compared. @param slugs of what is chosen already */
export const chooseToComparePath = (slugs: readonly string[] = []) =>
	slugs.length > 0 ? `${PATH}?choose=${slugs.join(',')}` : PATH;
