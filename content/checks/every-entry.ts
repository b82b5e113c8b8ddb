import { fullPrograms as programs } from '#content/full-programs.ts';
import { internationalListings } from '#content/international.ts';
import { londonListings } from '#content/london.ts';
import { placements } from '#content/placement.ts';
import { remoteListings } from '#content/remote.ts';
import type {
	AnyListing,
	CityListing,
	InternationalListing,
	Listing,
	PlacementListing,
	Program,
	RemoteListing,
} from '#content/types.ts';
import { birmingham } from '#content/uk-cities/birmingham.ts';
import { bristol } from '#content/uk-cities/bristol.ts';
import { edinburgh } from '#content/uk-cities/edinburgh.ts';
import { leeds } from '#content/uk-cities/leeds.ts';
import { liverpool } from '#content/uk-cities/liverpool.ts';
import { manchester } from '#content/uk-cities/manchester.ts';

/** All entries on offer, each with its file. Only tests need them all at once. */
export type EntryInFile<Entry> = { file: string; entry: Entry };

const inFile = <Entry>(file: string, entries: Entry[]): EntryInFile<Entry>[] =>
	entries.map((entry) => ({ file, entry }));

export const london: EntryInFile<Listing>[] = inFile('london.ts', londonListings);
export const cities: EntryInFile<CityListing>[] = [
	...inFile('uk-cities/manchester.ts', manchester),
	...inFile('uk-cities/birmingham.ts', birmingham),
	...inFile('uk-cities/edinburgh.ts', edinburgh),
	...inFile('uk-cities/bristol.ts', bristol),
	...inFile('uk-cities/leeds.ts', leeds),
	...inFile('uk-cities/liverpool.ts', liverpool),
];
export const remote: EntryInFile<RemoteListing>[] = inFile('remote.ts', remoteListings);
export const placement: EntryInFile<PlacementListing>[] = inFile('placement.ts', placements);
export const international: EntryInFile<InternationalListing>[] = inFile(
	'international.ts',
	internationalListings,
);
export const offers: EntryInFile<Program>[] = inFile('programs.ts', programs);

export const listings: EntryInFile<AnyListing>[] = [
	...london,
	...cities,
	...remote,
	...placement,
	...international,
];

/** Listings and the six programs, as far as their fields agree. */
type Offer = Pick<Program, Exclude<keyof Program & keyof AnyListing, 'type'>> & { type: string };

export const everything: EntryInFile<Offer>[] = [...listings, ...offers];

/** "uk-cities/leeds.ts #178 Demand Forecasting Intern" */
export const nameOf = ({ file, entry }: EntryInFile<{ id: number; title: string }>) =>
	`${file} #${entry.id} ${entry.title}`;

/**
 * The errors that a rule finds, each with the name of its entry, so that a failing `toEqual([])` is
 * readable. `rule` returns the error, or a falsy value if there is none.
 */
export const faults = <Entry extends { id: number; title: string }>(
	entries: EntryInFile<Entry>[],
	rule: (entry: Entry) => string | false | undefined,
): string[] =>
	entries.flatMap((one) => {
		const fault = rule(one.entry);
		return fault ? [`${nameOf(one)}: ${fault}`] : [];
	});
