import * as v from 'valibot';
import {
	type GivenInvitation,
	givenInvitation,
	invitationFaults,
	type LondonTimeOfDay,
	USUAL_LENGTH,
} from '#schema/applications/interview/invitation.ts';
import { asOneLine } from '#schema/one-line.ts';

/** An invitation as it is typed. */
export type TypedInvitation = {
	times: LondonTimeOfDay[];
	minutes: string;
	place: string;
	one_each: boolean;
	/** Whether the student is to write instead. */
	in_writing: boolean;
};

/** A line for a day and a time. */
export const NO_TIME: LondonTimeOfDay = { day: '', time: '' };

/** What there is of an earlier invitation; `seen` is the number of the answer to it. */
export type Invited = {
	seen: number | null;
	minutes?: number | undefined;
	place?: string | null | undefined;
};

/** What the fields begin with: length and place as before. */
export const presetInvitation = (invited: Invited | null): TypedInvitation => ({
	times: [NO_TIME],
	minutes: String(invited?.minutes ?? USUAL_LENGTH),
	place: invited?.place ?? '',
	one_each: true,
	in_writing: false,
});

/** The faults have the names of the first fields. */
type ReadInvitation =
	| { faults: Record<string, string>; given?: undefined }
	| { faults?: undefined; given: GivenInvitation | null };

/**
 * What is meant by it; null where the student is to write. Lines without day and time are left out.
 * @param seen the number of the student’s answer that the sender has seen
 * @param today ISO date in Europe/London
 */
export function readInvitation(
	typed: TypedInvitation,
	seen: number | null,
	today: string,
): ReadInvitation {
	if (typed.in_writing) return { given: null };
	const { one_each } = typed;
	const times = typed.times.filter(({ day, time }) => day !== '' || time !== '');
	const minutes = Number(typed.minutes);
	const place = asOneLine(typed.place).trim() || null;
	const faults = invitationFaults({ times, place, cancelled: false }, today);
	if (faults.times || faults.place)
		return {
			faults: {
				...(faults.times && { 'interview-day-0': faults.times }),
				...(faults.place && { 'interview-place': faults.place }),
			},
		};
	const given = { times, minutes, place, one_each, cancelled: false, seen };
	const read = v.safeParse(givenInvitation, given);
	return read.success
		? { given: read.output }
		: { faults: { 'interview-place': 'This is too long, or has more than one line.' } };
}
