import type { TransactionSql } from 'postgres';
import {
	type GivenInvitation,
	invitationFaults,
	type LondonTimeOfDay,
} from '#schema/applications/interview/invitation.ts';
import { longDate } from '#schema/london-day.ts';
import type { DetailsInput, MadeDetails } from '#server/deeds/applications/details.ts';
import { conflict, unprocessable } from '#server/deeds/deed.ts';
import { londonToMoment } from '#server/london-time.ts';

/** The student is shown an invitation after ten minutes, and needs some more to answer. */
const MINUTES_AHEAD = 60;

/**
 * Invitations with times, and the cancellation of one. Of what staff send after a while, times that have passed are left out.
 * @returns null where the students are asked to write
 * @throws {ApiError} 409 interview_changed where a student has answered since the sender looked; 422 interview_times,
 * interview_place
 */
export async function makeInvitations(
	tx: TransactionSql,
	applications: string[],
	{ interview: given = null, today, approved }: DetailsInput,
): Promise<MadeDetails | null> {
	if (!given) return null;
	await requireSeen(tx, applications, given.seen, approved);
	const { minutes, place, one_each, cancelled } = given;
	const times = await timesOf(tx, given, { today, approved });
	const interview = { times, minutes, place, one_each, cancelled };
	return { given: { interview: given }, of: () => ({ interview }) };
}

/** @throws {ApiError} 409 interview_changed */
async function requireSeen(
	tx: TransactionSql,
	applications: string[],
	seen: number | null,
	approved: boolean,
): Promise<void> {
	const [changed] = await tx`
		select from public.applications as application
		cross join lateral application_rules.interview_of(application.id) as interview
		where application.id = any (${applications}::uuid[])
			and (interview -> 'answer' ->> 'number')::integer is distinct from ${seen}::integer
		limit 1`;
	if (changed) throw conflict('interview_changed', answeredWords(applications.length, approved));
}

/** For staff where they `approved`, else for the sender. */
function answeredWords(invited: number, approved: boolean): string {
	if (approved)
		return 'The times before these have been answered in the meantime: return this to who wrote it.';
	return invited === 1
		? 'The student has answered your times in the meantime: look at the answer first.'
		: 'One of these students has answered your times in the meantime: look at the answers first.';
}

/** Moments as they are stored, in order. @throws {ApiError} 422 interview_times, interview_place */
async function timesOf(
	tx: TransactionSql,
	given: GivenInvitation,
	{ today, approved }: Pick<DetailsInput, 'today' | 'approved'>,
): Promise<string[]> {
	const faults = invitationFaults(given, approved ? '' : today);
	if (faults.place) throw unprocessable('interview_place', faults.place);
	if (faults.times) throw wrongTimes(faults.times);
	const moments = given.times.map(momentOf);
	const [row] = await tx<{ later: string[] }[]>`
		select coalesce(array_agg(moment order by moment), '{}') as later
		from unnest(${moments.map((moment) => moment.toISOString())}::text[]) as moment
		where moment::timestamptz > clock_timestamp() + make_interval(mins => ${approved ? 0 : MINUTES_AHEAD})`;
	const later = row?.later ?? [];
	if (approved && later.length === 0 && !given.cancelled)
		throw wrongTimes('All times of this invitation have passed: return it to who wrote it.');
	if (!approved && later.length < moments.length)
		throw wrongTimes('A time has passed, or is less than an hour away: give a later one.');
	return later;
}

/** @throws {ApiError} 422 interview_times where London’s clocks do not show it, or twice */
function momentOf({ day, time }: LondonTimeOfDay): Date {
	const at = londonToMoment(day, time);
	if (at.kind === 'once') return at.moment;
	throw wrongTimes(
		at.kind === 'skipped'
			? `On ${longDate(day)} the clocks in London go forward: there is no ${time}. Give another time.`
			: `On ${longDate(day)} the clocks in London go back: ${time} comes twice. Give a time before 01:00 or from 02:00 on.`,
	);
}

const wrongTimes = (words: string) => unprocessable('interview_times', words);
