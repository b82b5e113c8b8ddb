import { untilEndOf } from '#schema/london-day.ts';
import type { ApplicationStatus } from './application-moves.ts';

/** What is wrong with the internship of an application, or with its company: for the student’s page and mail. */
export type CompanyStanding =
	/** Staff have refused it. It answers until that day; null where the office answers already. */
	| { kind: 'refused'; company: string; until: string | null }
	/** It has changed its name, website or number, and staff check it again. */
	| { kind: 'checked-again'; company: string }
	/** Staff have taken the internship down; the office answers. */
	| { kind: 'taken-down'; company: string };

/** Whether the office answers an application now, as the company of its internship does not. */
export const isToOffice = (standing: CompanyStanding | null) =>
	standing?.kind === 'taken-down' || (standing?.kind === 'refused' && standing.until === null);

type Words = { heading: string; paragraphs: string[] };

const BE_CAREFUL =
	'Pay nothing, and send no identity document or bank details, before you are sure who is asking. If anything seems wrong, write to us.';

/** For those who wait: they have been asked for nothing here, and may be asked for money elsewhere. */
const WAITS_WITH_CARE =
	'Do not send money for it, and send nobody an identity document or bank details. If somebody asks you for them, write to us. This says nothing about you.';

/** What the company has asked the student to, or promised. */
const stands: Partial<Record<ApplicationStatus, string>> = {
	interview: 'Your invitation to an interview still stands. We have not cancelled it for you.',
	offered: 'Your offer still stands: you can accept or decline it.',
	accepted: 'You have accepted this offer, and we have not cancelled it.',
};

/**
 * What this means for a student; null where the application has ended.
 * @param status of the application
 */
export function standingWords(standing: CompanyStanding, status: ApplicationStatus): Words | null {
	const { kind, company } = standing;
	const promise = stands[status];
	const waits = status === 'submitted' || status === 'in-review';
	if (!promise && !waits) return null;
	if (kind === 'checked-again')
		return {
			heading: `We are checking ${company} again`,
			paragraphs: [
				`${company} has changed its name, its website or its company number. Its internships are hidden until we have looked.`,
				promise
					? `${promise} ${BE_CAREFUL}`
					: 'Your application is safe, and the company can answer it.',
			],
		};
	if (kind === 'taken-down')
		return {
			heading: 'We have taken this internship down',
			paragraphs: [
				`Our staff have taken this internship of ${company} off the site.`,
				...(promise
					? [`${promise} ${BE_CAREFUL}`]
					: [
							'Our office answers your application now, by the day that you were promised. You can wait, or withdraw it.',
							WAITS_WITH_CARE,
						]),
			],
		};
	const { until } = standing;
	return {
		heading: `We could not confirm ${company}`,
		paragraphs: [
			`Our staff have looked at ${company} and have not confirmed it. We have hidden its internships.`,
			...(promise ? [`${promise} ${BE_CAREFUL}`] : [answerWords(until), WAITS_WITH_CARE]),
		],
	};
}

const answerWords = (until: string | null) =>
	until === null
		? 'The company no longer answers here: our office answers your application. You can wait, or withdraw it.'
		: `The company can answer your application until ${untilEndOf(until)}. If it does not, our office answers you. You can wait, or withdraw it.`;

/** How many people read which words, when an internship is taken down. */
export type TakeDownWords = Words & { people: number };

/**
 * What those who have applied are told once an internship is taken down; who has an answer that ends it is told nothing.
 * @param sent how many applications to it have which status
 */
export function takeDownWords(
	company: string,
	sent: Partial<Record<ApplicationStatus, number>>,
): TakeDownWords[] {
	const groups = new Map<string, TakeDownWords>();
	for (const [status, people = 0] of Object.entries(sent) as [ApplicationStatus, number][]) {
		const words = standingWords({ kind: 'taken-down', company }, status);
		if (!words) continue;
		const key = words.paragraphs.join('\n');
		groups.set(key, { ...words, people: people + (groups.get(key)?.people ?? 0) });
	}
	return [...groups.values()].toSorted((one, other) => other.people - one.people);
}
