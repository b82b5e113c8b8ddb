import { isUkWork } from '#schema/internships/student-visa.ts';
import { daysAfter, longDate } from '#schema/london-day.ts';
import { termDates, termsWithin } from '#schema/students/fit/own-terms.ts';
import { fitOf } from '#schema/students/fit.ts';
import type { StudentProfile } from '#schema/students/student-profile.ts';
import { freeDaysIn } from './free-days.ts';
import { type ListingFacts, type Offer, offeredWork } from './offer-facts.ts';

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
	{ starts_on, weeks }: Pick<ListingFacts, 'starts_on' | 'weeks'>,
	said: string | null,
): OfferDoubt[] {
	if (!starts_on) return [];
	const { from, until } = freeDaysIn(availability, sentOn);
	const last = daysAfter(starts_on, weeks * 7 - 1);
	const words = [
		from !== undefined &&
			starts_on < from &&
			from !== said &&
			`You wrote that you are free from ${longDate(from)}: this starts on ${longDate(starts_on)}.`,
		until !== undefined &&
			last > until &&
			`You wrote that you are free until ${longDate(until)}: this ends on ${longDate(last)}.`,
	];
	return words.flatMap((one) => (one ? [{ about: 'days' as const, words: one }] : []));
}

/** What a student ticks before they accept an offer that does not fit. */
export const checkedWords = (doubts: readonly OfferDoubt[]): string => {
	const [permission, days] = (['permission', 'days'] as const).map((about) =>
		doubts.some((doubt) => doubt.about === about),
	);
	if (permission && days) return 'I have checked my permission and the days';
	return permission ? 'I have checked my permission' : 'I have checked the days and hours';
};
