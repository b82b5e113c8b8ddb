import type { EmployerCheck } from '#schema/employers/employer-checks.ts';
import type { FlagName, Sponsorship } from './fields.ts';
import type { PayPeriod } from './pay-periods.ts';
import type { Workplace } from './places.ts';
import type { Sector } from './sectors.ts';

export type { Sponsorship } from './fields.ts';
export type { Workplace } from './places.ts';
export type { Industry } from './sectors.ts';

/** What an internship belongs to; a program of any place has a page under /programs. */
export const KINDS = [
	'program',
	'london',
	'uk-cities',
	'remote',
	'placement',
	'international',
] as const;
export type Kind = (typeof KINDS)[number];

/** Within how many days the site's own staff answer an application to one of its internships. */
export const SITE_ANSWER_DAYS = 14;

/**
 * What a card shows of an internship: columns of the table `internships`. Dates are ISO dates, amounts
 * units of `pay_currency` for each `pay_per` (whole ones, or by the hour with two decimals), hours are per week. Those that
 * are yes or no are named in `FIELDS`.
 */
export type InternshipSummary = Record<FlagName, boolean> & {
	slug: string;
	source: 'site' | 'employer';
	kind: Kind;
	title: string;
	company: string;
	sector: Sector;
	/** Null where the work is done from home only. */
	city: string | null;
	/** District and city, such as "Ancoats, Manchester". */
	location: string;
	remote: Workplace;
	country: string;
	weeks: number;
	/** Where they vary, the most. */
	hours: number;
	/** The fewest, where they vary. */
	least_hours?: number | null;
	/** When they are, in the employer's words: "mornings and weekends". */
	hours_pattern?: string | null;
	pay_amount: number;
	pay_per: PayPeriod;
	/** ISO 4217. */
	pay_currency: string;
	/** Pounds an hour, computed, to the penny; null in another currency. */
	hourly_pay: number | null;
	starts_on: string | null;
	/** When it begins, in words: "Any Monday, all year". */
	starts: string;
	/** The last day to apply, in Europe/London; null where applications are read as they come. */
	deadline: string | null;
	spots: number | null;
	featured: boolean;
	/** Null for work abroad, where UK rules do not apply. */
	sponsorship: Sponsorship | null;
	/** Within how many days each applicant is answered. */
	answer_days: number;
	/** `paused`: it takes no applications for now. */
	status: 'open' | 'paused' | 'closed';
	published_at: string;
	closed_at: string | null;
	sample: boolean;
};

/** How often what readers see of an internship has changed since it was published, and when it last did. */
export type Revised = { updated_at: string; revision: number };

/** What only some kinds have. */
export type InternshipDetails = {
	/** Paragraphs, where the description alone is the short text of a card. */
	paragraphs?: string[];
	/** What a week looks like, in points. */
	points?: string[];
	/** The time zone of remote work, in words. */
	timezone?: string;
	/** Which students a placement year is for, in words. */
	university?: string;
	/** A note on the permission to work abroad, and the host of the official site. */
	visa?: string;
	visaSite?: string;
	region?: string;
	/** The id of the page /programs/{id}. */
	programId?: number;
	/** Words under which a program is found besides those of its texts. */
	keywords?: string[];
};

/** What a verified company says of itself. */
export type CompanyAbout = {
	words: string | null;
	industry: string | null;
	/** The number of its people: "11-50". */
	size: string | null;
	place: string | null;
	website: string | null;
	/** ISO date since when it is on this site. */
	since: string | null;
};

/** All that the page of an internship shows. */
export type Internship = InternshipSummary & {
	description: string;
	requirements: string[];
	benefits: string[];
	details: InternshipDetails;
	/** What is said of a day and of those with whom the work is done; null where nothing is. */
	typical_day?: string | null;
	team?: string | null;
	supervisor?: string | null;
	/** The steps of the choice in their order, and what everybody answers who applies; empty where nothing is said. */
	selection?: string[];
	questions?: string[];
	/** What an employer says of the terms; null in older ones, and in the site's own. */
	risks?: string | null;
	expenses?: string | null;
	notice?: string | null;
	/** What its employer says of itself; null for the site's own. */
	about?: CompanyAbout | null;
	/** The day on which staff verified its employer, and what they checked; null for the site's own. */
	verification?: { on: string; checks: EmployerCheck[] } | null;
	/** Who paused it: its employer, or the number of applications that they can answer. */
	paused_by?: 'employer' | 'limit' | 'staff' | null;
};
