import { followListings } from '#app/features/internships/fit/listing-fits.ts';
import { follow as followSaved } from '#app/features/saved/hearts.ts';

export { press } from '#app/features/saved/hearts.ts';

/** Marks cards with what is saved and applied for, and long cards with how they fit. @param user null for a visitor */
export function follow(user: string | null): void {
	followSaved(user);
	followListings(user);
}
