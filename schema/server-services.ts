import type { Catalogue } from './internships/catalogue-contract.ts';

/** `today`: the day in Europe/London. */
export type Clock = { now(): Date; today(): string };

/** What the server gives to the loaders of pages and to its own calls. `siteUrl` has no slash at its end. */
export type ServerServices = { catalogue: Catalogue; clock: Clock; config: { siteUrl: string } };
