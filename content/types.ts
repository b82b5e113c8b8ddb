import type { FlagName, Sponsorship } from '#schema/internships/fields.ts';
import { UK_CITIES } from '#schema/internships/places.ts';
import type { Sector } from '#schema/internships/sectors.ts';

/**
 * The shapes of the catalogue. Content files hold data and the texts of one page, no logic;
 * sentences such as "£1,500/month" are made from the figures by `content/pay.ts`, so that a
 * figure is said once. All amounts are whole units of their currency, hours are per week. What the
 * types cannot say (ranges, lengths, nothing told twice) the tests beside the data check.
 */

export type Currency = 'GBP' | 'EUR' | 'CHF' | 'USD' | 'HKD' | 'SGD' | 'AUD' | 'AED' | 'ZAR';

/** What the intern is paid: `amount` in whole `currency` units for each `per`, for `hours` a week. */
export type Pay = {
	amount: number;
	per: 'month' | 'week';
	hours: number;
	/** Pounds by default. */
	currency?: Currency;
	/** Set where the work is a required part of a UK course, which is exempt from the minimum wage. */
	partOfCourse?: true;
};

/** The last day to apply, as an ISO date; or applications are read as they come. */
export type Deadline = string | 'rolling';

/** One internship on offer. Ids count from 1 in each list, and through the six cities' to 207. */
export type Listing = {
	id: number;
	title: string;
	/** Invented. It keeps its name, sector and location in every file that mentions it. */
	company: string;
	type: Sector;
	/** District and city, such as "Ancoats, Manchester". */
	location: string;
	/** On site where nothing is said; `remote`: from home if one likes, within the UK. */
	remote?: 'hybrid' | 'remote';
	weeks: number;
	pay: Pay;
	/** When it begins: an ISO date, or words that stay true, such as "Any Monday, all year". */
	starts: string;
	deadline: Deadline;
	/** A sentence or two, 130 to 190 characters. */
	description: string;
	/** Three lines. */
	requirements: string[];
	/** Two or three lines besides the stipend, which the card puts first. */
	benefits: string[];
	featured?: true;
} & Terms &
	WorkDetails &
	Flags;

/** What some tell of the work and of the choice; the page of the internship alone shows it. */
type WorkDetails = {
	/** Two to four sentences. */
	typicalDay?: string;
	team?: string;
	/** A role. */
	supervisor?: string;
	/** Steps in their order, at most six. */
	selection?: string[];
};

/** What differs from most listings. */
type Terms = {
	/** A Student visa is fine where nothing is said. */
	sponsorship?: Exclude<Sponsorship, 'student-visa-ok'>;
	/** Within how many days everybody is answered, 7 to 21: 14 where nothing is said. */
	answerDays?: number;
};

/** The fields that are yes or no by their name (`FIELDS`); the course is said with the pay. */
type Flags = { [Name in Exclude<FlagName, 'part_of_course'>]?: true };

/** What every listing has; placements begin on a date instead of `starts`. */
export type AnyListing = Omit<Listing, 'starts'>;

export { UK_CITIES as CITIES };
export type City = (typeof UK_CITIES)[number];

export type CityListing = Listing & { city: City };

/**
 * `location` is "Remote" and a region: "Remote, UK and Europe". `abroad`: the region is without the UK, so that the work
 * cannot be done there.
 */
export type RemoteListing = Listing & { timezone: string; abroad?: true };

/** `university`: for whom, in words; `startDate`: month and year, "September 2027"; pay is weekly. */
export type PlacementListing = Omit<Listing, 'starts'> & { university: string; startDate: string };

export const REGIONS = [
	'Europe',
	'North America',
	'Asia-Pacific',
	'Middle East',
	'Africa',
] as const;
export type Region = (typeof REGIONS)[number];

/**
 * Pay is in the currency of the country. `visa`: a note on the permission to work there; `visaSite`:
 * the host of the official site that has the rules, reached over https.
 */
export type InternationalListing = Listing & {
	region: Region;
	country: string;
	visa: string;
	visaSite: string;
};

/** One of the six programs with a page of their own, as the lists show it. */
export type ProgramSummary = {
	id: number;
	title: string;
	type: 'Finance' | 'Technology' | 'Marketing' | 'Engineering' | 'Law';
	company: string;
	location: string;
	weeks: number;
	pay: Pay;
	/** 4.5 to 4.9 */
	rating: number;
	/** 4 to 15 places left */
	spots: number;
	category: string;
	keywords: string[];
	shortDescription: string;
	/** ISO date. */
	startDate: string;
	/** ISO date, three to six months before `startDate`. */
	applicationDeadline: string;
	featured?: true;
} & Terms;

/** What only the page of a program and its brochure show. */
export type ProgramDetails = {
	id: number;
	/** Two or three paragraphs. */
	fullDescription: string[];
	/** What a week looks like or what the intern does, four to six points. */
	details: string[];
	requirements: string[];
	benefits: string[];
};

export type Program = ProgramSummary & ProgramDetails;

export type CitySummary = {
	name: City;
	slug: string;
	/** As claimed on the card, such as "45+". */
	count: string;
	/** How many listings content/uk-cities/all.ts has: said here too, so that no page needs those to count them. */
	listings: number;
	specialty: string;
};

export type RegionSummary = {
	name: Region;
	slug: string;
	/** As claimed on the card, such as "25+". */
	count: string;
	/** How many of the featured list are there. */
	listings: number;
	highlights: string[];
};

export const SCHOLARSHIP_COUNTRIES = [
	'European Union',
	'United States',
	'United Kingdom',
	'Germany',
	'Australia',
	'France',
	'Japan',
	'Commonwealth',
] as const;
export type ScholarshipCountry = (typeof SCHOLARSHIP_COUNTRIES)[number];

export type Scholarship = {
	id: string;
	title: string;
	country: ScholarshipCountry;
	/** Two letters that name the flag drawing: eu, us, gb, de, au, fr, jp, cw (Commonwealth). */
	flag: 'eu' | 'us' | 'gb' | 'de' | 'au' | 'fr' | 'jp' | 'cw';
	type: string;
	/** For whom: "To and from the UK", "From the UK", "To the UK", "Other". */
	direction: string;
	description: string;
	duration: string;
	funding: string;
	/** The funding is a range of the specification, not of the official site. */
	rangeGiven?: true;
	eligibility: string;
	benefits: string[];
	sectors: string[];
	website: string;
	featured?: true;
};

export type Company = {
	id: number;
	name: string;
	/** Two initials. */
	logo: string;
	industry: string;
	size: string;
	location: string;
	description: string;
	rating: number;
	benefits: string[];
};

export type Candidate = {
	id: number;
	name: string;
	degree: string;
	university: string;
	year: string;
	skills: string[];
	location: string;
	availability: string;
	rating: number;
	experience: string;
	/** Shown in the profile dialog: two or three sentences in the candidate's voice. */
	about: string;
};

/** A drawing of ui/art, of an invented person. */
export type Portrait =
	| 'beard-glasses'
	| 'bob'
	| 'braids'
	| 'bun'
	| 'crop'
	| 'glasses'
	| 'moustache'
	| 'scarf'
	| 'turban';

export type SuccessStory = {
	name: string;
	portrait: Portrait;
	role: string;
	company: string;
	university: string;
	course: string;
	duration: string;
	location: string;
	story: string;
	highlights: string[];
	rating: number;
	outcome: string;
};

export type Testimonial = {
	name: string;
	portrait: Portrait;
	country: string;
	program: string;
	quote: string;
	rating: number;
};

/** A figure with what it counts: "2,500+", "Students placed". */
export type Claim = { figure: string; label: string };

export type Question = { question: string; answer: string };
export type QuestionCategory = { title: string; slug: string; questions: Question[] };

/**
 * Running text of the guides. In `text`, list and table cells `[words](https://… or /path)` is a
 * link and `**words**` is strong; nothing else is markup.
 */
export type Block =
	| { kind: 'text'; text: string }
	| { kind: 'list'; items: string[] }
	| { kind: 'steps'; items: string[] }
	/** `isNamed`: the heading above it says what it is, and the caption is only read out. */
	| { kind: 'table'; caption: string; isNamed?: true; head: string[]; rows: string[][] }
	| { kind: 'note'; text: string }
	| { kind: 'code'; text: string };

export type Section = { heading: string; blocks: Block[] };

/** A page of the footer: guides and legal texts. `updated` is an ISO date. */
export type Guide = {
	slug: string;
	title: string;
	/** 40 to 200 characters: the description that search engines show. */
	description: string;
	updated: string;
	intro: string;
	sections: Section[];
};

/** `body` holds the article; `published` is an ISO date, `minutes` how long it takes to read. */
export type Article = {
	slug: string;
	title: string;
	summary: string;
	published: string;
	minutes: number;
	author: string;
	body: Section[];
};
