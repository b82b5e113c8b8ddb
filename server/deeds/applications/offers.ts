import type { TransactionSql } from 'postgres';
import type { Mover } from '#schema/applications/application-moves.ts';
import {
	type DoubtsOf,
	offerDoubts,
	otherDaysAsked,
} from '#schema/applications/offer/offer-doubts.ts';
import {
	isStartOpen,
	type ListingFacts,
	listedFacts,
	type Offer,
	type OfferFacts,
	offerFaults,
} from '#schema/applications/offer/offer-facts.ts';
import {
	earliestOfferDay,
	isOfferDay,
	OFFER_DAY_ASKED,
	usualOfferDay,
} from '#schema/applications/offer-days.ts';
import { offerStands } from '#schema/applications/what-needs-me.ts';
import { longDate } from '#schema/london-day.ts';
import { conflict, unprocessable } from '#server/deeds/deed.ts';
import { latestDetails } from './applications.ts';
import type { DetailsInput, MadeDetails } from './details.ts';

type Row = { id: string; title: string | null; listing: ListingFacts | null; offer: Offer | null };

/**
 * The days and facts of new and renewed offers. Without given facts an offer says what the one before said, or else the
 * listing.
 * @throws {ApiError} 422 offer_day; 422 offer_facts where they are wrong, or are not given and the listing has no first day
 */
export async function makeOffers(
	tx: TransactionSql,
	applications: string[],
	{ offer: facts = null, offer_until: day, today, approved }: DetailsInput,
): Promise<MadeDetails> {
	const until = untilDay(day, today, approved);
	const rows = await tx<(Row & { offer_until: string | null })[]>`
		select application.id, internships.title, basis -> 'listing' as listing, basis -> 'offer' as offer,
			${latestDetails(tx)} ->> 'offer_until' as offer_until
		from public.applications as application
		left join public.internships on internships.id = internship_id
		cross join lateral application_rules.offer_basis(application.id) as basis
		where application.id = any (${applications}::uuid[])`;
	const offers = new Map<string, Offer | null>();
	for (const row of rows) {
		if (row.offer_until !== null && until <= row.offer_until)
			throw unprocessable('offer_day', 'An offer is renewed with a later day.');
		offers.set(row.id, offerTo(row, facts, today));
	}
	return {
		given: { offer_until: until, offer: facts },
		of: (application) => ({ offer_until: until, offer: offers.get(application) ?? null }),
	};
}

/** @throws {ApiError} 422 offer_facts */
function offerTo({ title, listing, offer }: Row, given: OfferFacts | null, today: string) {
	if (!listing) return given && { ...given, pay_currency: 'GBP' };
	const { pay_currency } = listing;
	const facts = given ?? (offer && factsOf(offer));
	if (!facts && isStartOpen(listing, today))
		throw unprocessable(
			'offer_facts',
			`“${title}” has no first day that is still to come: open each applicant and offer it with its days.`,
		);
	if (!facts) return { ...listedFacts(listing, today), pay_currency };
	const [fault] = Object.values(offerFaults(facts, listing, today));
	if (fault) throw unprocessable('offer_facts', fault);
	return { ...facts, pay_currency };
}

/** Without the currency, which is that of the listing. */
function factsOf({ pay_currency: _, ...facts }: Offer): OfferFacts {
	return facts;
}

/** @throws {ApiError} 422 offer_day */
function untilDay(wanted: string | null | undefined, today: string, approved: boolean): string {
	if (!wanted) return usualOfferDay(today);
	const earliest = earliestOfferDay(today);
	// While it waited for staff, the day that the employer chose may have come near.
	if (approved) return wanted < earliest ? earliest : wanted;
	if (!isOfferDay(wanted, today)) throw unprocessable('offer_day', OFFER_DAY_ASKED);
	return wanted;
}

/**
 * An offer is accepted while it stands; one that does not fit once its student has checked that.
 * @throws {ApiError} 409 offer_ended, 422 not_checked
 */
export async function requireAcceptable(
	tx: TransactionSql,
	applications: string[],
	{ today, checked }: { today: string; checked: boolean },
): Promise<void> {
	const rows = await tx<{ offer_until: string | null; basis: DoubtsOf }[]>`
		select ${latestDetails(tx)} ->> 'offer_until' as offer_until, application_rules.offer_basis(id) as basis
		from public.applications as application where id = any (${applications}::uuid[])`;
	for (const { offer_until, basis } of rows) {
		if (offer_until !== null && !offerStands(offer_until, today))
			throw conflict(
				'offer_ended',
				`This offer could be answered until ${longDate(offer_until)}. Ask whether it can be renewed.`,
			);
		const [doubt] = offerDoubts(basis, today);
		if (doubt && !checked)
			throw unprocessable(
				'not_checked',
				`Something does not fit: ${doubt.words} Tick that you have checked it, then accept.`,
			);
	}
}

/**
 * Offers beyond the number of places are asked about. The internships are locked, so that of two offers at once the second
 * counts the first.
 * @param applications that are to have an offer
 * @throws {ApiError} 422 beyond_places, with what the places are
 */
export async function requirePlaces(tx: TransactionSql, applications: string[]): Promise<void> {
	await tx`
		select from public.internships where id in (
			select internship_id from public.applications where id = any (${applications}::uuid[])
		) order by id for no key update`;
	const [full] = await tx<{ spots: number; accepted: number; offered: number }[]>`
		select spots, count(*) filter (where application.status = 'accepted')::integer as accepted,
			count(*) filter (where application.status = 'offered' or asked.id is not null)::integer as offered
		from public.internships as internship
		join public.applications as application on application.internship_id = internship.id
		left join unnest(${applications}::uuid[]) as asked (id) on asked.id = application.id
		group by internship.id, spots
		having count(*) filter (where asked.id is not null and application.status <> 'offered') > 0
			and count(*) filter (
				where application.status in ('accepted', 'offered') or asked.id is not null
			) > spots
		limit 1`;
	if (!full) return;
	const { spots, accepted, offered } = full;
	throw unprocessable(
		'beyond_places',
		`${spots} ${spots === 1 ? 'place' : 'places'}: ${accepted} accepted, ${offered} offered. Go on?`,
	);
}

/**
 * Offers to several at once, on days that contradict what some of them wrote, are asked about. Who is hidden from an employer
 * has a number.
 * @param as who offers
 * @param offerOf what each is offered
 * @throws {ApiError} 422 other_days, with who wrote what
 */
export async function requireDays(
	tx: TransactionSql,
	as: Mover,
	applications: string[],
	offerOf: (application: string) => Offer | null | undefined,
): Promise<void> {
	const rows = await tx<{ id: string; name: string; availability: string; sentOn: string }[]>`
		select application.id, availability, (created_at at time zone 'Europe/London')::date::text as "sentOn",
			case when ${as === 'employer'} and application.id in (
				select application_rules.hidden_ones(${applications}::uuid[])
			) then 'Applicant ' || application.number
			else coalesce(nullif(btrim(person.full_name), ''), 'Applicant ' || application.number) end as name
		from public.applications as application
		left join lateral accounts.find(array[application.user_id]) as person on true
		where application.id = any (${applications}::uuid[]) order by name, application.id`;
	const asked = otherDaysAsked(
		rows.flatMap(({ id, ...row }) => {
			const offer = offerOf(id);
			return offer ? [{ ...row, offer }] : [];
		}),
	);
	if (asked) throw unprocessable('other_days', asked);
}
