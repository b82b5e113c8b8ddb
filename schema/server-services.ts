import type { Catalogue, CuratedInternship } from './internships/catalogue-contract.ts';
import type { Kind } from './internships/internship.ts';

/** `today`: the day in Europe/London. */
export type Clock = { now(): Date; today(): string };

/** What the server gives to the loaders of pages and to its own calls. `siteUrl` has no slash at its end. */
export type ServerServices = {
	catalogue: Catalogue;
	/** A list of the site's own internships, closed ones last; it needs no database. */
	curated(kind: Kind, today: string): CuratedInternship[];
	clock: Clock;
	config: { siteUrl: string };
};
