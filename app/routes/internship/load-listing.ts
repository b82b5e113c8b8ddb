import { data, type LoaderFunctionArgs } from 'react-router';
import { BUSY, isBusy } from '#app/features/internships/search/is-busy.ts';
import { readerContext } from '#app/lib/calls/reader-context.ts';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { type LivingCosts, livingCostsOf } from '#content/pages/living-costs.ts';
import type { AnswerRecord } from '#schema/applications/answer-record.ts';
import type { ListingState } from '#schema/internships/catalogue-contract.ts';
import type { Internship, InternshipSummary } from '#schema/internships/internship.ts';
import { placesOf } from '#schema/internships/places.ts';
import type { ServerServices } from '#schema/server-services.ts';
import type { Reader } from '#schema/students/reader.ts';
import { jobPostings } from './job-posting.ts';

/**
 * What the page of an internship shows; null where there is none of that name, "busy" while the database does
 * not answer.
 */
export type ListingPage = Listing | 'busy' | null;

export type Listing = {
	/** ISO date in Europe/London. */
	today: string;
	internship: Internship;
	state: ListingState;
	/** How its employer has answered so far. */
	record: AnswerRecord | null;
	/** Pounds an hour of the open ones in its city, itself included; empty outside the seven cities. */
	others: number[];
	/** What a month costs there; null where nothing is published, or the work is done from home or abroad. */
	costs: LivingCosts | null;
	/** At most six, of which those show that one has not applied for, up to three. */
	similar: { count: number; items: InternshipSummary[] };
	/** For search engines. */
	postings: object[];
	/** The student for whom the page is rendered; null for everybody. */
	reader: Reader | null;
};

const statusOf = { open: 200, paused: 200, closed: 200, gone: 410 } as const;

/** On the server: an unknown name is answered with 404, what closed long ago with 410, a busy database with 503. */
export async function loadListing({ params, context }: LoaderFunctionArgs) {
	try {
		return await readListing(
			params.slug ?? '',
			context.get(serverContext),
			context.get(readerContext),
		);
	} catch (error) {
		if (!isBusy(error)) throw error;
		return data<ListingPage>('busy', BUSY);
	}
}

async function readListing(
	slug: string,
	{ catalogue, clock }: ServerServices,
	reader: Reader | null,
) {
	const today = clock.today();
	const listing = await catalogue.bySlug(slug, today);
	if (!listing) return data<ListingPage>(null, { status: 404 });
	const { state, record } = listing;
	const { updated_at: _, revision, ...internship } = listing.internship;
	const [{ cities }, similar] = await Promise.all([
		catalogue.overview(today),
		catalogue.similar(internship, today),
	]);
	const places = placesOf(internship);
	const here = cities.find(({ place }) => places.includes(place));
	const page: Listing = {
		today,
		internship,
		state,
		record,
		others: here?.hourlyPay ?? [],
		costs: livingCostsOf(internship),
		similar: { count: similar.length, items: similar },
		postings: jobPostings(internship),
		reader,
	};
	return data<ListingPage>(page, { status: statusOf[state] });
}
