import * as v from 'valibot';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { StopKind } from '#schema/employers/posting.ts';
import { limits } from '#schema/limits.ts';
import { requiredText } from '#schema/text.ts';

export const LISTING_LISTS = ['public', 'stopped'] as const;

/** Why staff stop an internship, in words for its employer. */
export const stopReason = v.strictObject({ reason: requiredText(limits.staffNote) });

/** An employer's internship as staff see it; moments are ISO. */
export type StaffListing = {
	id: string;
	slug: string;
	title: string;
	company: string;
	status: 'open' | 'paused' | 'closed';
	published_at: string;
	/** Applications without an outcome. */
	open_applications: number;
	stop: {
		kind: StopKind;
		at: string;
		reason: string;
		/** Until when nobody is told. What was taken down is not taken back later. */
		untold_until: string;
	} | null;
};

/** How many applications to an internship have which status: those of whom its removal is told are among them. */
export type Concerned = { sent: Partial<Record<ApplicationStatus, number>> };
