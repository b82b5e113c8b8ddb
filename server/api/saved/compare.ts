import type { TransactionSql } from 'postgres';
import type { Catalogue } from '#schema/internships/catalogue-contract.ts';
import {
	type ComparedListing,
	type ComparedListings,
	type ComparedOffer,
	comparedInternships,
} from '#schema/students/compared-internships.ts';
import { readOffers } from '#server/api/applications/application-rows.ts';
import { factsOf } from '#server/api/applications/applications.ts';
import type { CallTools } from '#server/api/calls.ts';
import { bodyOf } from '#server/api/request-parts.ts';
import { json } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';

/** What anybody may read of up to four internships, side by side: it needs no account. */
export const comparedListings =
	({ services: { catalogue, clock }, config, limits }: CallTools) =>
	async ({ req, env }: Incoming): Promise<Response> => {
		await limits.take('read', clientAddress(req.raw.headers, env?.incoming, config.trustProxy));
		const { internships } = await bodyOf(req.raw, comparedInternships);
		const today = clock.today();
		const listings = await Promise.all(internships.map((slug) => catalogue.bySlug(slug, today)));
		return json({ items: listings.flatMap(inShort), today } satisfies ComparedListings);
	};

/** None where it is not shown any more. */
function inShort(listing: Awaited<ReturnType<Catalogue['bySlug']>>): ComparedListing[] {
	if (!listing || listing.state === 'gone') return [];
	const { internship, record } = listing;
	return [{ ...factsOf(internship), requirements: internship.requirements, record }];
}

/** The offers that the person has for these internships, to answer or accepted. */
export async function readComparedOffers(
	tx: TransactionSql,
	user: string,
	today: string,
	slugs: string[],
): Promise<ComparedOffer[]> {
	const offers = await readOffers(tx, user, today, slugs);
	return offers.flatMap(({ id, status, offer, offer_until, doubts, internship }) =>
		internship ? [{ id, status, offer, offer_until, doubts, internship }] : [],
	);
}
