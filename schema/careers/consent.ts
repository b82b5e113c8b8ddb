import * as v from 'valibot';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { uuid } from '#schema/text.ts';
import { CONSENT_KINDS, type ConsentKind, type CountedBy } from './consent-words.ts';

/** As many as a student can send (server/deeds/applications/submit-application.ts). */
export const MOST_CHOSEN = 500;

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
