import { fullPrograms } from '#content/full-programs.ts';
import { internationalListings } from '#content/international.ts';
import { londonListings } from '#content/london.ts';
import { placements } from '#content/placement.ts';
import { remoteListings } from '#content/remote.ts';
import { site } from '#content/site.ts';
import type { AnyListing, Deadline, Pay } from '#content/types.ts';
import { cityListings } from '#content/uk-cities/all.ts';
import { FLAG_NAMES } from '#schema/internships/fields.ts';
import {
	type Internship,
	type InternshipDetails,
	type Kind,
	SITE_ANSWER_DAYS,
} from '#schema/internships/internship.ts';
import { cityOf } from '#schema/internships/internship-name.ts';
import { HOME_COUNTRY } from '#schema/internships/places.ts';
import { longDate } from '#schema/london-day.ts';

/** The columns that are taken from `content/`. */
type Columns = Omit<Internship, 'slug' | 'source' | 'status' | 'hourly_pay' | 'closed_at'>;

/** `entry` names a listing for ever: its kind and its id in its list, "london/3". */
export type OwnListing = { entry: string; columns: Columns };

type Own = {
	starts: string;
	city?: string;
	country?: string;
	details?: InternshipDetails;
	spots?: number;
	/** Done from abroad, for a host in the UK. */
	abroad?: boolean;
};

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Everything that the site itself offers. */
export const ownListings = (): OwnListing[] => [
	...fullPrograms.map(({ fullDescription, details, shortDescription, ...program }) =>
		entryOf(
			'program',
			{ ...program, description: shortDescription, deadline: program.applicationDeadline },
			{
				starts: program.startDate,
				spots: program.spots,
				details: {
					paragraphs: fullDescription,
					points: details,
					programId: program.id,
					keywords: program.keywords,
				},
			},
		),
	),
	...londonListings.map((listing) => entryOf('london', listing, listing)),
	...cityListings.map((listing) => entryOf('uk-cities', listing, listing)),
	...remoteListings.map(({ timezone, starts, abroad = false, ...listing }) =>
		entryOf('remote', { ...listing, remote: 'remote' }, { starts, abroad, details: { timezone } }),
	),
	...placements.map(({ university, startDate, ...listing }) =>
		entryOf('placement', listing, { starts: startDate, details: { university } }),
	),
	...internationalListings.map(({ starts, country, region, visa, visaSite, ...listing }) =>
		entryOf('international', listing, { starts, country, details: { region, visa, visaSite } }),
	),
];

function entryOf(kind: Kind, listing: AnyListing, own: Own): OwnListing {
	const entry = `${kind}/${listing.id}`;
	const { title, company, type, location, weeks, description, requirements, benefits } = listing;
	const country = own.country ?? HOME_COUNTRY;
	const fixed = isDate(own.starts);
	const columns: Columns = {
		kind,
		title,
		company,
		sector: type,
		city: own.city ?? cityOf(location),
		location,
		remote: location.startsWith('Remote') ? 'remote' : (listing.remote ?? 'on-site'),
		country,
		weeks,
		...payColumns(listing.pay),
		...flagColumns({
			...listing,
			part_of_course: kind === 'placement' || listing.pay.partOfCourse,
		}),
		starts_on: fixed ? own.starts : null,
		starts: fixed ? longDate(own.starts) : own.starts,
		deadline: dayOf(listing.deadline),
		description,
		typical_day: listing.typicalDay ?? null,
		requirements,
		benefits,
		team: listing.team ?? null,
		supervisor: listing.supervisor ?? null,
		selection: listing.selection ?? [],
		spots: own.spots ?? null,
		featured: listing.featured ?? false,
		sponsorship:
			country === HOME_COUNTRY && !own.abroad ? (listing.sponsorship ?? 'student-visa-ok') : null,
		answer_days: listing.answerDays ?? SITE_ANSWER_DAYS,
		details: own.details ?? {},
		published_at: publicationOf(entry),
		sample: site.sampleContent,
	};
	return { entry, columns };
}

const payColumns = ({ amount, per, hours, currency = 'GBP' }: Pay) => ({
	hours,
	pay_amount: amount,
	pay_per: per,
	pay_currency: currency,
});

type Flags = Pick<Columns, (typeof FLAG_NAMES)[number]>;

const flagColumns = (listing: Partial<Flags>) =>
	Object.fromEntries(FLAG_NAMES.map((name) => [name, listing[name] === true])) as Flags;

const dayOf = (deadline: Deadline) => (deadline === 'rolling' ? null : deadline);

const FIRST = Date.parse('2026-09-14T08:00:00Z');
const DAYS = 66;
const MINUTES = 9 * 60;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * When an entry of the site's list counts as published: always the same moment, in working hours between
 * 14 September and 18 November 2026, different for most, so that "newest" is an order.
 */
function publicationOf(entry: string): string {
	const drawn = hashOf(entry);
	const minute = Math.floor(drawn / DAYS) % MINUTES;
	return new Date(FIRST + (drawn % DAYS) * DAY + minute * MINUTE).toISOString();
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const character of text)
		hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	return hash;
}
