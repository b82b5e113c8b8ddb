import type { Sql } from 'postgres';
import { type Catalogue, SIMILAR_SHOWN } from '#schema/internships/catalogue-contract.ts';
import { emptySearch } from '#schema/internships/internship-search.ts';
import { daysAfter } from '#schema/london-day.ts';
import {
	giveUp,
	type KeptPromises,
	keepPromisesOf,
	listGivenUp,
	type Objection,
} from '#server/deeds/applications/keep-promises.ts';
import { every, type JobTools, repeat } from '#server/jobs/repeat.ts';
import { momentToLondon } from '#server/london-time.ts';

export type PromiseRun =
	| { refused: Objection }
	| (Exclude<KeptPromises, { refused: Objection }> & { unanswered: number });

type Similar = Pick<Catalogue, 'bySlug' | 'similar' | 'newest'>;

/** The hour in London from which mails go: nobody wants them at night. */
const MORNING = 8;
const SUGGESTED = 2 * SIMILAR_SHOWN;

/**
 * Each applicant is promised an answer by a day. Does what is due on that day, each thing once, however often and by
 * however many processes it is called: reminders, mails about late answers, and `unanswered` after 14 more days
 * (server/deeds/applications/keep-promises.ts).
 * @param today ISO date in Europe/London
 */
export async function keepPromises(
	sql: Sql,
	catalogue: Similar,
	today: string,
): Promise<PromiseRun> {
	const kept = await keepPromisesOf(sql, today);
	if ('refused' in kept) return kept;
	return { ...kept, unanswered: await markUnanswered(sql, catalogue, today) };
}

/** Each in a transaction of its own, with the mail that follows. @returns how many were moved */
async function markUnanswered(sql: Sql, catalogue: Similar, today: string): Promise<number> {
	let moved = 0;
	for (const { application, slug } of await listGivenUp(sql, today)) {
		const similar = await slugsLike(catalogue, slug, today);
		if (await giveUp(sql, { today, application, similar })) moved += 1;
	}
	return moved;
}

/** Open internships like this one; for an application in general, the newest. */
async function slugsLike(
	catalogue: Similar,
	slug: string | null,
	today: string,
): Promise<string[]> {
	const listing = slug === null ? null : await catalogue.bySlug(slug, today);
	const internships = listing
		? await catalogue.similar(listing.internship, today)
		: await catalogue.newest(emptySearch, today, SUGGESTED);
	return internships.map((internship) => internship.slug);
}

/** The day whose mails are due: until the morning it is the day before. @returns an ISO date in Europe/London */
export function dayOfPromises(now: Date): string {
	const { day, hour } = momentToLondon(now);
	return hour >= MORNING ? day : daysAfter(day, -1);
}

/** Keeps the promises of the day, every hour from the morning on. @returns a function that stops it */
export const keepPromisesHourly = (sql: Sql, catalogue: Similar, tools: JobTools): (() => void) =>
	repeat(
		{
			job: 'promises',
			interval: every.hour,
			failure: 'due and late answers could not be looked through yet',
		},
		tools,
		async (now) => {
			const { day, hour } = momentToLondon(now);
			if (hour < MORNING) return;
			const kept = await keepPromises(sql, catalogue, day);
			if ('refused' in kept)
				return tools.log.error(kept, 'no answer was called late: confirm the day first');
			if (Object.values(kept).some((count) => count > 0))
				tools.log.info(kept, 'mails about due and late answers were queued');
		},
	);
