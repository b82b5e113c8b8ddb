import type { AnswerRecord } from '#schema/applications/answer-record.ts';
import type { SharedList } from '#schema/students/shared-list.ts';
import type { Internship, InternshipSummary, Revised } from './internship.ts';
import type { FilterName, InternshipSearch } from './internship-search.ts';
import type { ValuesByForm } from './option-values.ts';
import type { PaySteps } from './pay-periods.ts';
import type { Place } from './places.ts';
import type { FacetName } from './search-facets.ts';
import type { Span } from './understanding/words.ts';

/** How many similar internships a page or mail names: of those found, the first that its reader has not applied for. */
export const SIMILAR_SHOWN = 3;

/** How many would be found with this option and the other filters, for every option. */
export type FacetCounts = Record<FacetName, { value: string; count: number }[]>;

/** What was read in the text of a search. */
export type ReadText = {
	/** Whether the text stands in quotation marks, and is found word by word. */
	exact: boolean;
	/** Forms of words that what is found may have, as `formsIn` makes them; several in a row are written as one. */
	words: string[];
	/** Words of the text that say something by which no internship can be found: "2nd year". */
	unsearched: string[];
	/** Sayings that are no part of the search, with what the site answers to them: "Graduate visa". */
	said: {
		/** As they were typed. */
		words: string[];
		/** The text without them. */
		without: string;
		/** The answer; without one, no internship can be found by them. */
		says?: string;
		/** Where more is said. */
		to?: string;
	}[];
	/** Words that only order what the parts find. */
	loose: { words: string; without: string }[];
	parts: {
		/** What it is about, or the filter that it stands for. */
		as: 'topic' | 'deadline' | 'period' | 'worker' | FacetName;
		/** In words: "at most 20 hours". */
		label: string;
		/** The options of the filter that it stands for, where it has them. */
		values: string[];
		/** Where it stands in the text. */
		spans: readonly Span[];
		/** The text without it. */
		without: string;
		/** As it was typed, where a typing error was corrected. */
		slip?: string;
		/** Where no internship has these words. */
		nowhere?: true;
	}[];
};

/** What is found, with what its text has of the search. */
export type MatchingInternship = InternshipSummary & {
	/** The place in its texts with words of the search, where title and company have none. */
	line?: string;
	/** What it is instead of what the text asks for: "27 hours a week, not 20". */
	differs?: string;
};

export type SearchResult = {
	/** With those that are only close to the text. */
	total: number;
	/** How many satisfy all of the text; they come first. */
	exact: number;
	/** Null without text. */
	read: ReadText | null;
	/** From 1; the last page there is if a later one was asked for. */
	page: number;
	/** At least 1. */
	pages: number;
	facets: FacetCounts;
	/** What an hour pays, of all that are open and of what is found. */
	paySteps: { open: PaySteps; found: PaySteps };
	/** At most 20. */
	items: MatchingInternship[];
};

/** What the beginning of a text may become. */
export type Suggestion = {
	group: 'Places' | 'Industries' | 'Roles' | 'Companies';
	label: string;
	/** How many are open. */
	count: number;
	/** The address of its search. */
	path: string;
};

/** What programs are told of an internship that is found. */
export type ListingForPrograms = { id: string } & InternshipSummary &
	Revised &
	Pick<Internship, 'description' | 'requirements' | 'benefits' | 'details'>;

/** An internship whose texts have a part of another text: `part` of it, from 0 to 1. */
export type LikeListing = Pick<InternshipSummary, 'slug' | 'title' | 'company'> & { part: number };

/** One of the site's own list, with the texts of its card. @see ServerServices */
export type CuratedInternship = InternshipSummary &
	Pick<Internship, 'description' | 'requirements' | 'benefits' | 'details'> & {
		/** Its number in its list. */
		id: number;
	};

/** The filter whose removal would give most, and how many. */
export type Hint = { filter: FilterName; without: InternshipSearch; count: number };

/** `gone`: closed for more than 90 days. */
export type ListingState = 'open' | 'paused' | 'closed' | 'gone';

type Listing = {
	internship: Internship & Revised;
	state: ListingState;
	/** How its employer has answered; null before the fifth application. */
	record: AnswerRecord | null;
};

export type CityPay = {
	place: Place;
	open: number;
	/** Pounds; null without a listing paid in pounds. */
	medianHourlyPay: number | null;
	/** What the open listings pay, ascending; where there are more than 500, 500 taken evenly. */
	hourlyPay: number[];
	/** Whether one has its deadline within seven days. */
	closesSoon: boolean;
};

export type Overview = {
	open: number;
	/** How many have their deadline today, tomorrow, and so on for eight weeks. */
	closing: number[];
	/** London, the six cities and remote work. */
	cities: CityPay[];
	/** They count all open internships. */
	facets: FacetCounts;
};

/**
 * All internships. `today` is an ISO date in Europe/London: what has a deadline before it is closed.
 * Where the database does not answer within two seconds, calls reject with an error of the name
 * "SearchBusyError": status 503, and try again after 5 seconds.
 */
export type Catalogue = {
	/** Changes with every change of an internship, by any process, at most a second later. Never rejects. */
	version(): Promise<string>;
	search(search: InternshipSearch, today: string): Promise<SearchResult>;
	/** The same with the texts, for programs. */
	searchWithTexts(
		search: InternshipSearch,
		today: string,
	): Promise<Omit<SearchResult, 'items'> & { items: ListingForPrograms[] }>;
	/** The newest that are found, whatever the search's order and page. */
	newest(search: InternshipSearch, today: string, most: number): Promise<ListingForPrograms[]>;
	/**
	 * When what readers see of any internship last changed, or one was deleted: ISO with the time; it never goes back. Null
	 * before the first.
	 */
	changedAt(): Promise<string | null>;
	/** Null if nothing would be found without any one filter. */
	hint(search: InternshipSearch, today: string): Promise<Hint | null>;
	/** What the beginning of a text may become: at most seven, none before two letters. */
	suggest(typed: string, today: string): Promise<Suggestion[]>;
	/** The names of companies that have had an open internship, by their slugs; of others nothing. */
	companyNames(slugs: readonly string[]): Promise<Record<string, string>>;
	/** For each text the open internships whose texts have some of it, those with most of it first; at most five. */
	like(texts: readonly string[]): Promise<LikeListing[][]>;
	/** How many open internships have all words of a text in their title. */
	titled(text: string): Promise<number>;
	/** The towns that internships name. */
	towns(): Promise<ValuesByForm>;
	bySlug(slug: string, today: string): Promise<Listing | null>;
	/** The internships with these slugs, in any order; without those closed for more than 90 days. */
	bySlugs(
		slugs: string[],
		today: string,
	): Promise<(InternshipSummary & Revised & Pick<Internship, 'paused_by'>)[]>;
	/** The list that somebody shares at the address with this token, as it is now; null where it has ended, or there was none. */
	sharedList(token: string, today: string): Promise<SharedList | null>;
	/** A text that changes with the words and the choice of that list; "" where there is none. */
	sharedListVersion(token: string): Promise<string>;
	/** Open ones of the same industry and city, industry, or city: `SIMILAR_SHOWN` and some to stand in for them. */
	similar(internship: InternshipSummary, today: string): Promise<InternshipSummary[]>;
	/** The open ones of a company, newest first. @param companySlug `slugOf` of its name */
	byCompany(companySlug: string, today: string): Promise<InternshipSummary[]>;
	/** How many are open at each of these companies. @param companySlugs `slugOf` of their names */
	openAt(companySlugs: string[], today: string): Promise<Record<string, number>>;
	/** How each company has answered that has five applications or more, by its name. */
	records(): Promise<{ company: string; record: AnswerRecord }[]>;
	overview(today: string): Promise<Overview>;
	/** The open ones, newest first, each with the day on which what readers see of it last changed. */
	openSlugs(today: string, most: number): Promise<{ slug: string; updated: string }[]>;
};
