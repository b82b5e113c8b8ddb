import type { Risk } from '#schema/applications/message-risks.ts';
import type { CompanyKey } from '#schema/employers/connections.ts';
import type { StaffEmployer } from '#schema/employers/employer-decision.ts';
import type { MemberChange } from '#schema/employers/member-changes.ts';
import type { ReportReason } from '#schema/report-reasons.ts';
import type { AskedQuestion } from './company-notes.ts';
import type { StaffLogLine } from './staff.ts';
import type { ReviewedMessage, StaffPage } from './staff-answers.ts';
import type { StaffListing } from './staff-listings.ts';

/** The lists on the page of a company, each read a page at a time. */
export const COMPANY_LISTS = [
	'drafts',
	'internships',
	'reports-about',
	'reports-by',
	'messages',
	'log',
] as const;
export type CompanyListName = (typeof COMPANY_LISTS)[number];

type CompanyReport = {
	id: string;
	reason: ReportReason;
	created_at: string;
	resolved_at: string | null;
	/** Of the internship that it is about, or with which a message has to do. */
	slug: string;
	title: string;
};

/** What the lists consist of; moments are ISO. */
export type CompanyItems = {
	/** Those that were submitted once, the last touched first. */
	drafts: {
		id: string;
		title: string;
		state: 'draft' | 'submitted' | 'returned' | 'approved';
		submitted_at: string;
		decided_at: string | null;
		times_submitted: number;
	};
	/** Newest first. */
	internships: StaffListing;
	/** Of its internships, messages and answers, newest first. */
	'reports-about': CompanyReport;
	/** Of what students have written to it, newest first. */
	'reports-by': CompanyReport;
	/** To applicants, which staff have held, returned or stopped, newest first. */
	messages: Pick<ReviewedMessage, 'id' | 'asked_at' | 'decided_at' | 'answer'> & {
		state: 'waiting' | 'approved' | 'returned';
		found: Risk[];
		/** How the message begins. */
		begins: string;
	};
	/** What staff did to the company, its drafts and internships, newest first. */
	log: Omit<StaffLogLine, 'name'> & { id: string };
};

export type CompanyList<Name extends CompanyListName> = StaffPage<CompanyItems[Name]> & {
	/** How many there are. */
	count: number;
};

/** An address that is told what happens, without what is secret: its path may be. */
export type CompanyWebhook = {
	id: string;
	host: string;
	added_at: string;
	off_at: string | null;
	/** When something was delivered last; null where nothing was. */
	used_at: string | null;
};

/** All that staff know of a company, on one page; moments are ISO. */
export type StaffCompany = {
	employer: StaffEmployer;
	lists: { [Name in CompanyListName]: CompanyList<Name> };
	/** What staff have asked it in the last 24 months, newest first. */
	asked: AskedQuestion[];
	/** Who joined it, left it or had another role in the last 24 months, newest first. */
	changes: MemberChange[];
	/** What its programs use. */
	connections: { keys: CompanyKey[]; webhooks: CompanyWebhook[] };
	answers: {
		/** Applications whose answer was promised by a day that has passed, and which have none. */
		overdue: number;
		/** The day by which the oldest of them was promised, ISO; null without one. */
		oldest: string | null;
		/** All applications to its internships. */
		applications: number;
	};
};
