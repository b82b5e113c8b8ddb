import type { TransactionSql } from 'postgres';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { MOST_WITHOUT_STAFF } from '#schema/applications/message-risks.ts';
import type { OfferFacts } from '#schema/applications/offer/offer-facts.ts';
import { risksInMessage } from '#schema/applications/risks-in-message.ts';
import type { LockedApplication } from './applications.ts';

type Answer = {
	to: ApplicationStatus;
	reasons: string[];
	message: string | null;
	offerUntil: string | null;
	/** As it was given; null where what the listing says is meant. */
	offer: OfferFacts | null;
};

/**
 * Looks at the message of an employer’s move of locked applications. With a risk it is noted; where such messages go to
 * more than three people in 24 hours it is stored and waits for staff. Whatever waits already for one of these
 * applications is replaced by the new answer.
 * @param person the employer’s account
 * @returns whether it waits: then the applications are not moved
 */
export async function sendToReview(
	tx: TransactionSql,
	person: string,
	{ to, reasons, message, offerUntil, offer }: Answer,
	applications: LockedApplication[],
): Promise<boolean> {
	const [employer] = await tx<{ id: string; address: string }[]>`
		select employers.id, account.email as address from public.employers
		cross join lateral accounts.find(array[user_id]) as account where user_id = ${person}`;
	if (!employer) return false;
	await replaceWaiting(tx, applications);
	const found = message ? risksInMessage(message, to, employer.address) : [];
	if (found.length === 0) return false;
	// One message of an employer at a time, so that two at once are counted together.
	await tx`select pg_advisory_xact_lock(hashtextextended(${`internships:messages:${employer.id}`}, 0))`;
	const people = await countPeople(tx, employer.id, applications);
	const waits = people > MOST_WITHOUT_STAFF;
	const review = {
		employer_id: employer.id,
		user_id: person,
		to_status: to,
		reasons,
		message: message ?? '',
		offer_until: offerUntil,
		offer: offer && tx.json({ ...offer, pay_currency: 'GBP' }),
		found,
		people,
		state: waits ? 'waiting' : 'sent',
	};
	const [stored] = await tx<{ id: string }[]>`
		insert into public.message_reviews ${tx(review)} returning id`;
	await tx`
		insert into public.reviewed_applications (review_id, application_id, expected, waits)
		select ${stored?.id ?? ''}::uuid, id, status, ${waits}
		from jsonb_to_recordset(${tx.json(applications)}) as one (id uuid, status text)`;
	return waits;
}

/** Removes applications from messages that wait; a message without any leaves the list of staff. */
async function replaceWaiting(
	tx: TransactionSql,
	applications: LockedApplication[],
): Promise<void> {
	const taken = await tx<{ review_id: string }[]>`
		delete from public.reviewed_applications
		where application_id = any (${applications.map(({ id }) => id)}::uuid[]) and waits returning review_id`;
	if (taken.length === 0) return;
	await tx`
		update public.message_reviews as review set state = 'replaced', decided_at = clock_timestamp()
		where id = any (${taken.map(({ review_id }) => review_id)}::uuid[]) and state = 'waiting' and not exists (
			select from public.reviewed_applications as reviewed where reviewed.review_id = review.id and reviewed.waits
		)`;
}

/** How many people get such messages within 24 hours, these included. */
async function countPeople(
	tx: TransactionSql,
	employer: string,
	applications: LockedApplication[],
): Promise<number> {
	const [row] = await tx<{ people: number }[]>`
		select count(distinct person)::integer as people from (
			select application.user_id as person from public.message_reviews as review
			join public.reviewed_applications as reviewed on reviewed.review_id = review.id
			join public.applications as application on application.id = reviewed.application_id
			where review.employer_id = ${employer} and review.state in ('sent', 'waiting', 'approved')
				and coalesce(review.decided_at, review.asked_at) > clock_timestamp() - interval '24 hours'
			union all select unnest(${applications.map(({ user_id }) => user_id)}::uuid[])
		) as counted`;
	return row?.people ?? 0;
}
