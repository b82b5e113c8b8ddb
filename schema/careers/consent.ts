import * as v from 'valibot';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { uuid } from '#schema/text.ts';

/** The day of the words below. Other words have another day: who has agreed to earlier ones is asked about these again. */
export const CONSENT_WORDING = '2026-11-29';

export const CONSENT_KINDS = ['counted', 'chosen', 'all'] as const;
/** Counted without a name; or shown with it, the applications that were chosen or all, later ones included. */
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** What a student can agree to, with what follows from it. */
export const consentWords: Record<ConsentKind, { label: string; means: string }> = {
	counted: {
		label: 'Count my applications, without my name',
		means:
			'Its numbers have you in them from next Monday on: by status, sector, city and month. No number below five is shown.',
	},
	chosen: {
		label: 'Show the applications that I choose, with my name',
		means: 'It sees those, and no other ones.',
	},
	all: {
		label: 'Show all my applications, with my name',
		means: 'It sees those that you have sent, and those that you send from now on.',
	},
};

/** What a careers service sees of an application that is shown with a name. */
export const CONSENT_SEEN =
	'Your name, the internship and its company, the day on which you sent the application, and the status that you see yourself.';

/** What it never sees. */
export const CONSENT_NEVER =
	'Never your answers, CV, profile, email address, telephone number or messages, and never a move that can still be taken back.';

const MOST_CHOSEN = 500;

/** What a student agrees to. `wording` is that which they have read. */
export const newConsent = v.strictObject({
	service: uuid,
	kind: v.picklist(CONSENT_KINDS),
	/** With the kind `chosen` alone: at least one. */
	applications: v.pipe(v.array(uuid), v.maxLength(MOST_CHOSEN)),
	wording: v.string(),
});
export type NewConsent = v.InferOutput<typeof newConsent>;

/** Why a consent has ended. */
export type ConsentEnd = 'withdrawn' | 'changed' | 'university' | 'service';

/** An application of the student, to be chosen. */
export type ChoosableApplication = {
	id: string;
	title: string;
	/** Null for what is no company's. */
	company: string | null;
	/** ISO date in Europe/London. */
	sent_on: string;
	chosen: boolean;
};

/** What a student can agree to, and what they have agreed to. */
export type OwnConsent = {
	/** The careers service of the university in their profile; null where none is admitted. */
	service: { id: string; university: string } | null;
	/** Null without one. `since` is a date in Europe/London. */
	consent: { kind: ConsentKind; university: string; since: string; wording: string } | null;
	/** Newest first; nothing without a service. */
	applications: ChoosableApplication[];
};

/** An application as a careers service sees it. */
export type AgreedApplication = {
	id: string;
	/** Of the student; null where they gave none. */
	name: string | null;
	title: string;
	company: string | null;
	/** ISO date in Europe/London. */
	sent_on: string;
	status: ApplicationStatus;
};

export const COUNTED_BY = ['status', 'sector', 'city', 'month'] as const;
export type CountedBy = (typeof COUNTED_BY)[number];

/** At least so many students, always a multiple of five. */
export type StudentCount = { key: string; least: number };

/** A page of what a careers service may read. */
export type CareersPage = {
	university: string;
	/** Applications with a name: how many, of how many students. */
	shown: { applications: number; students: number };
	/** Newest first. */
	applications: AgreedApplication[];
	more: boolean;
	/** ISO date: the Monday until which is counted. */
	counted_until: string;
	/** At least so many students are counted without their names; null where they are fewer than five. */
	counted: number | null;
	/** What has fewer than five students is missing. */
	counts: Record<CountedBy, StudentCount[]>;
};
