import { isUkWork } from '#schema/internships/student-visa.ts';
import { daysAfter, longDate } from '#schema/london-day.ts';
import { termDates, termsWithin } from '#schema/students/fit/own-terms.ts';
import { fitOf } from '#schema/students/fit.ts';
import type { StudentProfile } from '#schema/students/student-profile.ts';
import { freeDaysIn } from './free-days.ts';
import { type ListingFacts, type Offer, offeredWork, weeksOf } from './offer-facts.ts';

/** Why an offer does not fit its student: what they check before they accept it. */
export type OfferDoubt = { about: 'permission' | 'days'; words: string };

/** What the doubts depend on; `profile` is as it is now, null where there is none. */
export type DoubtsOf = {
	profile: Pick<
		StudentProfile,
		'work_permission' | 'level' | 'weekly_hours' | 'earliest_start'
	> | null;
	/** As it was sent with the application. */
	availability: string;
	/** ISO date in Europe/London. */
	sentOn: string;
	listing: ListingFacts | null;
	offer: Offer | null;
};

/**
 * Whether an offer contradicts the permission to work in the profile, the days and hours there, or what the application
 * says of days. General information, never advice.
 * @param today ISO date in Europe/London
 */
export function offerDoubts(
	{ profile, availability, sentOn, listing, offer }: DoubtsOf,
	today: string,
): OfferDoubt[] {
	if (!listing) return [];
	const work = offer ? offeredWork(listing, offer) : listing;
	const doubts: OfferDoubt[] = [];
	if (profile) {
		const { work_permission, level, weekly_hours, earliest_start } = profile;
		const permission = work_permission ?? ({ kind: 'not-said' } as const);
		const allowed = fitOf(
			{ permission, level, weekly_hours: null, earliest_start: null },
			work,
			today,
		);
		const terms = allowed.fit === 'full' ? '' : termWords(profile, work, today);
		if (isUkWork(work) && (allowed.fit === 'empty' || allowed.fit === 'half' || terms !== ''))
			doubts.push({ about: 'permission', words: `${allowed.words}${terms}.` });
		const none = { kind: 'no-restriction' } as const;
		const wished = fitOf({ permission: none, level, weekly_hours, earliest_start }, work, today);
		if (wished.fit === 'half') doubts.push({ about: 'days', words: `${wished.words}.` });
	}
	return [...doubts, ...writtenDoubts(availability, sentOn, work, profile?.earliest_start ?? null)];
}

/** Which terms of a student lie in the days of the work. */
function termWords(
	{ work_permission }: NonNullable<DoubtsOf['profile']>,
	work: Pick<ListingFacts, 'starts_on' | 'weeks' | 'hours'>,
	today: string,
): string {
	if (work_permission?.kind !== 'student-visa') return '';
	const terms = termsWithin(work_permission.terms, work) ?? [];
	if (terms.length === 0) return '';
	return `: ${work.hours} hours a week, and your term ${termDates(terms, today)} lies in it`;
}

/** Where the days contradict the availability in the application. @param said in the profile: named there already */
function writtenDoubts(
	availability: string,
	sentOn: string,
	work: Pick<ListingFacts, 'starts_on' | 'weeks'>,
	said: string | null,
): OfferDoubt[] {
	const { starts, ends } = otherDays(availability, sentOn, work);
	const words = [
		starts &&
			starts.free !== said &&
			`You wrote that you are free from ${longDate(starts.free)}, but the work starts on ${longDate(starts.day)}.`,
		ends &&
			`You wrote that you are free until ${longDate(ends.free)}, but the work ends on ${longDate(ends.day)}.`,
	];
	return words.flatMap((one) => (one ? [{ about: 'days' as const, words: one }] : []));
}

/** A day of the work, and the day from or until which somebody wrote that they are free. */
type OtherDay = { free: string; day: string };

/** Which days of work contradict what an application says of days; neither where the work has no first day. */
function otherDays(
	availability: string,
	sentOn: string,
	{ starts_on, weeks }: Pick<ListingFacts, 'starts_on' | 'weeks'>,
): { starts?: OtherDay; ends?: OtherDay } {
	if (!starts_on) return {};
	const { from, until } = freeDaysIn(availability, sentOn);
	const last = daysAfter(starts_on, weeks * 7 - 1);
	return {
		...(from !== undefined && starts_on < from && { starts: { free: from, day: starts_on } }),
		...(until !== undefined && last > until && { ends: { free: until, day: last } }),
	};
}

/** What who offers work to several at once knows of one of them. */
export type OfferedToOne = { name: string; availability: string; sentOn: string; offer: Offer };

const MOST_NAMED = 5;

/**
 * Asks before several are offered work on days that contradict what some of them wrote, as a single offer says it beside its
 * fields; null where nobody did.
 */
export function otherDaysAsked(each: readonly OfferedToOne[]): string | null {
	const words = each.flatMap(({ name, availability, sentOn, offer }) => {
		const work = { starts_on: offer.first_day, weeks: weeksOf(offer) };
		const { starts, ends } = otherDays(availability, sentOn, work);
		const free = [
			starts && `from ${longDate(starts.free)}`,
			ends && `until ${longDate(ends.free)}`,
		].filter(Boolean);
		return free.length > 0 ? [`${name} is free ${free.join(' ')}`] : [];
	});
	if (words.length === 0) return null;
	const more = words.length - MOST_NAMED;
	const named = words.slice(0, MOST_NAMED).join('; ');
	return `${words.length} of ${each.length} wrote other days than you offer. ${named}${more > 0 ? `; and ${more} more` : ''}. Go on?`;
}

/** What a student ticks before they accept an offer that does not fit. */
export const checkedWords = (doubts: readonly OfferDoubt[]): string => {
	const [permission, days] = (['permission', 'days'] as const).map((about) =>
		doubts.some((doubt) => doubt.about === about),
	);
	if (permission && days) return 'I have checked my permission and the days';
	return permission ? 'I have checked my permission' : 'I have checked the days and hours';
};
