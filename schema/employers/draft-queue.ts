import type { Sector } from '#schema/internships/sectors.ts';

/** How the drafts that wait can be narrowed to some of them. */
export const DRAFT_FILTERS = [
	'risks',
	'new-company',
	'new',
	'revision',
	'again',
	'asked',
	'copy',
	'free',
] as const;
export type DraftFilter = (typeof DRAFT_FILTERS)[number];

/** Which of the drafts that wait are listed: those that have all that is chosen. */
export type DraftChoice = { q: string; only: DraftFilter[]; sector: Sector | null };

/** The oldest that wait are listed; what waits behind them follows as these are decided. */
export const MOST_LISTED = 1_000;

/** What kinds of risks a draft can have, with what they are called, the gravest first. */
export const RISK_KINDS = {
	link: 'Leads past our form',
	rule: 'Against a rule',
	copy: 'Like a public one',
	asked: 'Asked about',
	pay: 'Pay near a bound',
	unchanged: 'Not changed',
	words: 'Words to look at',
	company: 'New company',
} as const;
export type RiskKind = keyof typeof RISK_KINDS;

/** What to write where a field goes back for a risk. */
export const RETURN_WORDS: Partial<Record<RiskKind, string>> = {
	link: 'Please take addresses, numbers and links out: everybody applies here, so that everybody gets an answer.',
	copy: 'This text is nearly that of another internship which is public. Please say in your own words what is done with you.',
	pay: 'Please check the pay: is it what you mean to pay for these hours?',
	words: 'Please say this in other words, or say what is meant.',
};

/** So many drafts are returned together at most. */
export const MOST_RETURNED = 50;
