import type { Industry, InternshipSummary } from '#schema/internships/internship.ts';
import { workCountry } from '#schema/internships/places.ts';
import { SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';

/** What programs are told beside what a page shows. */
type ForPrograms<Item> = Omit<Item, 'country'> & { industry: Industry; country: string | null };

/** An internship as docs/internships-api.md describes it. */
export const forPrograms = <Item extends InternshipSummary>(item: Item): ForPrograms<Item> => ({
	...item,
	industry: SECTOR_INDUSTRY[item.sector],
	country: workCountry(item),
});
