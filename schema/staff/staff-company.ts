import type { StaffEmployer } from '#schema/employers/employer-decision.ts';
import type { ReportReason } from '#schema/report-reasons.ts';
import type { StaffLogLine } from './staff.ts';
import type { StaffListing } from './staff-listings.ts';

/** All that staff know of a company, on one page; moments are ISO. */
export type StaffCompany = {
	employer: StaffEmployer;
	/** Those that were submitted once, the last touched first; at most fifty. */
	drafts: {
		id: string;
		title: string;
		state: 'draft' | 'submitted' | 'returned' | 'approved';
		submitted_at: string;
		decided_at: string | null;
		times_submitted: number;
	}[];
	/** Newest first, at most fifty. */
	listings: StaffListing[];
	/** Of its internships, newest first, at most fifty. */
	reports: {
		id: string;
		reason: ReportReason;
		created_at: string;
		resolved_at: string | null;
		slug: string;
		title: string;
	}[];
	answers: {
		/** Applications whose answer was promised by a day that has passed, and which have none. */
		overdue: number;
		/** The day by which the oldest of them was promised, ISO; null without one. */
		oldest: string | null;
		/** All applications to its internships. */
		applications: number;
	};
	/** What staff did to the company, its drafts and internships, newest first; at most thirty. */
	log: Omit<StaffLogLine, 'name'>[];
};
