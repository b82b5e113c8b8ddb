import { internshipRow } from '#test/rows/internship-row.ts';

/** Who may do what with each table. */
export const TABLES = [
	'newsletter_subscriptions',
	'contacts',
	'applications',
	'employers',
	'internships',
	'reports',
	'staff',
	'staff_log',
	'staff_proposals',
	'person_requests',
	'internship_drafts',
	'application_events',
	'application_notes',
	'application_messages',
	'listing_questions',
	'message_templates',
	'alerts',
	'student_profiles',
	'cv_files',
	'sent_cvs',
	'application_copies',
	'application_interviews',
	'application_assignments',
	'application_marks',
	'application_changes',
	'saved_internships',
	'saved_notes',
	'reopening_notices',
	'calendar_addresses',
	'deadline_mails',
	'shared_lists',
	'saved_filters',
	'employer_decisions',
	'contact_answers',
	'applicant_exports',
	'message_reviews',
	'company_members',
	'company_invitations',
	'search_words',
	'staff_claims',
	'careers_services',
	'careers_names',
	'careers_members',
	'careers_invitations',
	'careers_consents',
	'careers_chosen',
] as const;
export type Table = (typeof TABLES)[number];

/** Those whose companies have internships. What is asked for belongs to an internship of `employer`, or of `unverified`. */
const EMPLOYERS = ['employer', 'unverified', 'rival'] as const;
export type Employer = (typeof EMPLOYERS)[number];

/** With the members of companies: `recruiter` is one of the company of `employer`, and `departed` was. */
export const MEMBERS = [...EMPLOYERS, 'recruiter', 'departed'] as const;
export type Member = (typeof MEMBERS)[number];

/**
 * `member` is a signed-in member of staff, an administrator, `reviewer` another one, `former` was one; `adviser` reads for the
 * careers service of a university to which the owner has agreed; `staff` are programs with
 * the service key.
 */
export const PEOPLE = [
	'visitor',
	'owner',
	'other',
	...MEMBERS,
	'member',
	'reviewer',
	'former',
	'adviser',
	'staff',
] as const;
export type Person = (typeof PEOPLE)[number];

export const VERBS = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];

/**
 * `yes`: done. `no`: 401, 403, 404 or 405, and nothing changed. `nothing`: a success, but the row is not
 * visible, so no row is returned or changed.
 */
export type Outcome = 'yes' | 'no' | 'nothing';

type Row = Record<Verb, Outcome>;

/** Where members of staff and employers are not listed, they have the rights of other people. */
type Rows = Record<'visitor' | 'owner' | 'other' | 'staff', Row> & {
	member?: Row;
	/** Of staff, who is no administrator. */
	reviewer?: Row;
	employer?: Row;
	unverified?: Row;
	recruiter?: Row;
};

/**
 * Who was a member of staff or of the company, an adviser, and the employer of other internships, have the rights of other people; a
 * recruiter reads what the employer reads, and a reviewer what the administrator reads, where nothing else is said.
 */
export function rightsOf(rows: Rows, person: Person): Row {
	if (person === 'former' || person === 'rival' || person === 'departed' || person === 'adviser')
		return rows.other;
	if (person === 'reviewer') return rows.reviewer ?? rows.member ?? rows.other;
	if (person === 'recruiter') return rows.recruiter ?? rows.employer ?? rows.other;
	return rows[person] ?? rows.other;
}

const all: Row = { select: 'yes', insert: 'yes', update: 'yes', delete: 'yes' };
const insertOnly: Row = { select: 'no', insert: 'yes', update: 'no', delete: 'no' };
const readOnly: Row = { select: 'yes', insert: 'no', update: 'no', delete: 'no' };
/** Nobody sees what they have written. */
const writtenOnly: Row = { select: 'nothing', insert: 'yes', update: 'no', delete: 'no' };
/** Without the right to read the table an answer has no rows. */
const unseen: Row = { select: 'nothing', insert: 'no', update: 'no', delete: 'no' };
/** Programs of staff may add what deeds add, and change nothing of it. */
const addedOnly: Row = { ...readOnly, insert: 'yes' };
const none: Row = { select: 'no', insert: 'no', update: 'no', delete: 'no' };
const ofSomebodyElse: Row = {
	select: 'nothing',
	insert: 'no',
	update: 'nothing',
	delete: 'nothing',
};
/** Read and written by deeds of the server alone. */
const ofDeeds: Rows = { visitor: none, owner: none, other: none, staff: all };
const ofStaff: Rows = {
	visitor: none,
	owner: unseen,
	other: unseen,
	member: readOnly,
	staff: addedOnly,
};
const notOffered = { visitor: none, owner: none, other: none, member: none, staff: none };

/** `owner` owns the requested row; an insert by `other` has the owner's `user_id`. */
export const permissions: Record<Table, Rows> = {
	newsletter_subscriptions: {
		visitor: insertOnly,
		owner: insertOnly,
		other: insertOnly,
		staff: all,
	},
	contacts: {
		visitor: insertOnly,
		owner: writtenOnly,
		other: writtenOnly,
		member: { ...writtenOnly, select: 'yes' },
		staff: all,
	},
	applications: {
		visitor: none,
		// Stored by a deed of the server.
		owner: readOnly,
		other: unseen,
		employer: readOnly,
		member: readOnly,
		staff: all,
	},
	employers: {
		visitor: none,
		owner: { select: 'yes', insert: 'yes', update: 'yes', delete: 'no' },
		other: { select: 'nothing', insert: 'no', update: 'nothing', delete: 'no' },
		member: { select: 'yes', insert: 'no', update: 'nothing', delete: 'no' },
		staff: all,
	},
	internships: { visitor: readOnly, owner: readOnly, other: readOnly, staff: all },
	reports: {
		visitor: insertOnly,
		owner: writtenOnly,
		other: writtenOnly,
		member: { ...writtenOnly, select: 'yes' },
		staff: all,
	},
	// Who has a row is staff.
	staff: { visitor: none, owner: readOnly, other: unseen, member: readOnly, staff: all },
	staff_log: { visitor: none, owner: unseen, other: unseen, member: readOnly, staff: addedOnly },
	// The owner is proposed as an administrator, and does not see it here.
	staff_proposals: { ...ofStaff, reviewer: unseen, staff: all },
	// Kept whether or not they have an account.
	person_requests: { ...ofStaff, staff: { ...all, delete: 'no' } },
	// Changed by deeds of the server alone, which are service_role as programs of staff are.
	internship_drafts: {
		visitor: none,
		owner: readOnly,
		other: unseen,
		employer: readOnly,
		unverified: readOnly,
		member: readOnly,
		staff: all,
	},
	application_events: {
		visitor: none,
		owner: readOnly,
		other: unseen,
		employer: readOnly,
		member: readOnly,
		staff: addedOnly,
	},
	// The owner has written the note; `other` is the student whom it is about.
	application_notes: {
		visitor: none,
		owner: readOnly,
		other: unseen,
		employer: readOnly,
		member: readOnly,
		staff: { ...addedOnly, delete: 'yes' },
	},
	// Stored by deeds of the server. The owner has written it, as a student; staff see what was reported.
	application_messages: {
		visitor: none,
		owner: readOnly,
		other: unseen,
		employer: readOnly,
		staff: addedOnly,
	},
	// Stored by deeds of the server. The owner has asked, as a student; no member of the company is shown who asks.
	listing_questions: {
		visitor: none,
		owner: readOnly,
		other: unseen,
		employer: unseen,
		staff: addedOnly,
	},
	message_templates: {
		visitor: none,
		owner: all,
		other: ofSomebodyElse,
		staff: all,
	},
	// Nobody but the person: the server's job has functions of the schema alert_rules.
	alerts: {
		visitor: none,
		owner: all,
		other: ofSomebodyElse,
		staff: none,
	},
	student_profiles: { visitor: none, owner: all, other: ofSomebodyElse, staff: all },
	// Stored by a deed of the server, which has checked it.
	cv_files: {
		visitor: none,
		owner: { select: 'yes', insert: 'no', update: 'no', delete: 'yes' },
		other: { select: 'nothing', insert: 'no', update: 'no', delete: 'nothing' },
		staff: all,
	},
	// Stored and deleted by the rules; an employer sees what was sent to them.
	sent_cvs: { visitor: none, owner: readOnly, other: unseen, staff: addedOnly },
	employer_decisions: ofStaff,
	contact_answers: ofStaff,
	staff_claims: { ...ofStaff, staff: all },
	// The owner's company has written it.
	message_reviews: {
		visitor: none,
		owner: readOnly,
		other: unseen,
		member: readOnly,
		staff: all,
	},
	// The owner's company has taken it out.
	applicant_exports: {
		visitor: none,
		owner: readOnly,
		other: unseen,
		member: readOnly,
		staff: addedOnly,
	},
	// Written by deeds and the triggers of the table `employers`; the owner is a member.
	company_members: {
		visitor: none,
		owner: readOnly,
		other: unseen,
		member: readOnly,
		staff: all,
	},
	// Stored and deleted by deeds; owners alone see whom their company has invited.
	company_invitations: {
		visitor: none,
		owner: readOnly,
		other: unseen,
		employer: readOnly,
		unverified: readOnly,
		recruiter: unseen,
		staff: all,
	},
	application_copies: {
		visitor: none,
		owner: readOnly,
		other: unseen,
		employer: readOnly,
		member: readOnly,
		staff: addedOnly,
	},
	// Stored and changed by a deed of the server.
	application_interviews: {
		visitor: none,
		owner: readOnly,
		other: unseen,
		employer: readOnly,
		member: readOnly,
		staff: { ...all, delete: 'no' },
	},
	// Stored by deeds. Its student, the owner, does not see whose it is.
	application_assignments: {
		visitor: none,
		owner: unseen,
		other: unseen,
		employer: readOnly,
		member: readOnly,
		staff: all,
	},
	// Stored by deeds. Its student, the owner, does not see what a company thinks.
	application_marks: {
		visitor: none,
		owner: unseen,
		other: unseen,
		employer: readOnly,
		member: readOnly,
		staff: all,
	},
	// Stored by deeds, and never changed. Its student, the owner, does not see who of the company has done what.
	application_changes: {
		visitor: none,
		owner: unseen,
		other: unseen,
		employer: readOnly,
		staff: { select: 'yes', insert: 'yes', update: 'no', delete: 'yes' },
	},
	saved_internships: {
		visitor: none,
		owner: { select: 'yes', insert: 'yes', update: 'no', delete: 'yes' },
		other: { select: 'nothing', insert: 'no', update: 'no', delete: 'nothing' },
		staff: none,
	},
	// Only on what its person has saved.
	saved_notes: { visitor: none, owner: all, other: ofSomebodyElse, staff: none },
	// Written by the server's functions of the schema alert_rules.
	deadline_mails: { visitor: none, owner: readOnly, other: unseen, staff: none },
	// Stored and deleted by deeds of the server.
	reopening_notices: { visitor: none, owner: readOnly, other: unseen, staff: all },
	calendar_addresses: { visitor: none, owner: readOnly, other: unseen, staff: all },
	// Whoever has the address reads a list by catalogue.shared_list, which the server alone may call.
	shared_lists: { visitor: none, owner: readOnly, other: unseen, staff: all },
	saved_filters: { visitor: none, owner: readOnly, other: unseen, staff: all },
	// Added and removed by deeds of the server.
	search_words: {
		visitor: none,
		owner: unseen,
		other: unseen,
		member: readOnly,
		staff: { ...addedOnly, delete: 'yes' },
	},
	// The owner has agreed, is invited or belongs to the service: they read it by deeds as well.
	careers_services: ofDeeds,
	careers_names: ofDeeds,
	careers_members: ofDeeds,
	careers_invitations: ofDeeds,
	careers_consents: ofDeeds,
	careers_chosen: ofDeeds,
};

/**
 * Through the gateway only staff may update or delete; a profile is saved by upsert; internships are read as
 * pages and at /internships.json, and reported at /api/reports; alerts are at /api/alerts; profiles and what is
 * sent of them are read at /api/profile and /api/applications.
 */
export const gatewayPermissions: typeof permissions = {
	...permissions,
	// The gateway answers an insert of the owner by the deed.
	applications: { ...permissions.applications, owner: { ...readOnly, insert: 'yes' } },
	employers: {
		...permissions.employers,
		owner: { ...permissions.employers.owner, update: 'no' },
		other: { ...permissions.employers.other, update: 'no' },
		member: readOnly,
	},
	contacts: { visitor: insertOnly, owner: insertOnly, other: insertOnly, staff: all },
	internships: notOffered,
	reports: { visitor: none, owner: none, other: none, member: none, staff: all },
	staff: notOffered,
	staff_log: notOffered,
	staff_proposals: notOffered,
	person_requests: notOffered,
	application_events: notOffered,
	application_notes: notOffered,
	application_messages: notOffered,
	listing_questions: notOffered,
	message_templates: notOffered,
	student_profiles: notOffered,
	cv_files: notOffered,
	sent_cvs: notOffered,
	application_copies: notOffered,
	application_interviews: notOffered,
	application_assignments: notOffered,
	application_marks: notOffered,
	application_changes: notOffered,
	alerts: notOffered,
	saved_internships: notOffered,
	saved_notes: notOffered,
	reopening_notices: notOffered,
	calendar_addresses: notOffered,
	deadline_mails: notOffered,
	shared_lists: notOffered,
	saved_filters: notOffered,
	internship_drafts: notOffered,
	employer_decisions: notOffered,
	contact_answers: notOffered,
	applicant_exports: notOffered,
	message_reviews: notOffered,
	company_members: notOffered,
	company_invitations: notOffered,
	search_words: notOffered,
	staff_claims: notOffered,
	careers_services: notOffered,
	careers_names: notOffered,
	careers_members: notOffered,
	careers_invitations: notOffered,
	careers_consents: notOffered,
	careers_chosen: notOffered,
};

/** The id of the internship that is saved. */
export const SAVED = '00000000-0000-4000-8000-00000000000b';

/** The slug of the internship that rows of reports are about. */
export const REPORTED = 'reported';

/** The id of the application that notes are about. */
export const NOTED = '00000000-0000-4000-8000-00000000000a';

/** The application of which a copy, events and an interview are kept, and the move that invites to it. */
export const APPLICATION = '00000000-0000-4000-8000-0000000000a1';
export const INVITATION = '00000000-0000-4000-8000-0000000000e1';

/** The employer whom a decision is about, and the message that is answered. */
export const DECIDED = '00000000-0000-4000-8000-0000000000d1';
export const ANSWERED = '00000000-0000-4000-8000-0000000000c1';

/** The careers service to which consents are given, and one of these. */
export const SERVICE = '00000000-0000-4000-8000-0000000000f1';
export const CONSENT = '00000000-0000-4000-8000-0000000000f2';

/** Text without a backslash is bytes, for the API and in SQL. */
const EMPTY_PDF = '%PDF-1.7';
/** An account that has proposed an administrator. */
export const PROPOSER = '00000000-0000-4000-8000-0000000000b1';
/** The id of the employer whose drafts are asked for. */
export const DRAFTING = '00000000-0000-4000-8000-00000000000d';

/** A valid row; with `user_id` if the table has one. Rows with different `mark` differ. */
export function rowFor(table: Table, userId: string, mark: string): Record<string, unknown> {
	switch (table) {
		case 'newsletter_subscriptions':
			return { email: `${mark}@example.org` };
		case 'contacts':
			return { name: 'Ann', email: `${mark}@example.org`, subject: 'Hello', message: mark };
		case 'applications':
			return {
				user_id: userId,
				program_type: 'london',
				motivation: mark,
				experience: 'Two summers',
				availability: 'From June',
			};
		case 'employers':
			return {
				user_id: userId,
				company_name: mark,
				contact_person: 'Ann',
				industry: 'Technology',
				company_size: '11-50',
				location: 'Leeds',
				company_description: 'We make looms.',
				profile_completed: true,
			};
		case 'internships':
			return internshipRow(mark.replace(/[^a-z0-9]+/g, '-'), { title: mark });
		case 'reports':
			return { internship: REPORTED, reason: 'pay', message: mark };
		case 'staff':
			return { user_id: userId };
		case 'staff_log':
			return { staff_email: 'ann@example.org', action: 'add', subject: 'staff', detail: mark };
		case 'staff_proposals':
			return { user_id: userId, proposed_by: PROPOSER };
		case 'person_requests':
			return { kind: 'access', person: mark, received_on: '2026-01-01', due_on: '2026-02-01' };
		case 'internship_drafts':
			return { employer_id: DRAFTING, state: 'submitted', return_reason: mark };
		case 'application_events':
			return {
				application_id: APPLICATION,
				// Its student sees it once it is final.
				at: '2026-01-01',
				mover: 'staff',
				from_status: 'submitted',
				to_status: 'in-review',
				message: mark,
			};
		case 'application_notes':
			return { application_id: NOTED, written_by: userId, text: mark };
		case 'application_messages':
			return { application_id: APPLICATION, side: 'student', written_by: userId, text: mark };
		case 'listing_questions':
			// A second one without an answer is refused, whoever asks.
			return {
				internship_id: SAVED,
				user_id: userId,
				text: mark,
				answer: mark,
				answered_at: '2026-01-01',
			};
		case 'message_templates':
			return { user_id: userId, to_status: 'interview', text: mark };
		case 'alerts':
			return { user_id: userId, query: `q=${mark}`, frequency: 'daily' };
		case 'student_profiles':
			return { user_id: userId, university: mark };
		case 'cv_files':
			return { user_id: userId, name: mark, content: EMPTY_PDF };
		case 'sent_cvs':
			return { user_id: userId, content: EMPTY_PDF + mark };
		case 'application_copies':
			return { application_id: APPLICATION, profile: { name: mark } };
		case 'application_interviews':
			return {
				application_id: APPLICATION,
				event_id: INVITATION,
				one_each: true,
				minutes: 30,
				message: mark,
			};
		case 'application_assignments':
			return { application_id: APPLICATION, user_id: userId };
		case 'application_marks':
			return { application_id: APPLICATION, marked_by: userId };
		case 'application_changes':
			return { application_id: APPLICATION, changed_by: userId, kind: 'stars', stars: 2 };
		case 'saved_internships':
		case 'reopening_notices':
			return { user_id: userId, internship_id: SAVED };
		case 'saved_notes':
			return { user_id: userId, internship_id: SAVED, text: mark };
		case 'calendar_addresses':
			return { user_id: userId, digest: mark.padEnd(32, '-').slice(0, 32) };
		case 'deadline_mails':
			return { user_id: userId, told_on: '2026-01-02' };
		case 'saved_filters':
			return { user_id: userId, name: mark, query: 'stars=3' };
		case 'shared_lists':
			return {
				user_id: userId,
				digest: mark.padEnd(32, '-').slice(0, 32),
				title: mark,
				// An array, for the API and in SQL.
				internships: `{${SAVED}}`,
			};
		case 'employer_decisions':
			return { employer_id: DECIDED, outcome: 'refused', reason: mark };
		case 'contact_answers':
			return { contact_id: ANSWERED, message: mark };
		case 'message_reviews':
			return {
				employer_id: DECIDED,
				user_id: userId,
				to_status: 'interview',
				message: mark,
				found: ['link'],
				people: 4,
			};
		case 'company_members':
			return { employer_id: DECIDED, user_id: userId, role: 'owner' };
		case 'company_invitations':
			return { employer_id: DECIDED, email: `${mark}@example.org`, role: 'recruiter' };
		case 'applicant_exports':
			return { employer_id: DECIDED, company: mark, kind: 'list', applications: 3 };
		case 'search_words':
			return { typed: mark, key: mark, means: 'law' };
		case 'careers_services':
			return { university: mark };
		case 'careers_names':
			return { key: mark, service_id: SERVICE };
		case 'careers_members':
			return { user_id: userId, service_id: SERVICE };
		case 'careers_invitations':
			return { service_id: SERVICE, email: `${mark}@example.org` };
		case 'careers_consents':
			return {
				user_id: userId,
				service_id: SERVICE,
				university: mark,
				kind: 'all',
				wording: '2026-11-29',
			};
		case 'careers_chosen':
			return { consent_id: CONSENT, application_id: APPLICATION };
		case 'staff_claims':
			return { employer_id: DECIDED, claimed_by: userId, until: '2100-01-01' };
	}
}

/** A column that may change, to check whether it did. */
export const changeable: Record<Table, string> = {
	newsletter_subscriptions: 'email',
	contacts: 'subject',
	applications: 'motivation',
	employers: 'location',
	internships: 'title',
	reports: 'message',
	staff: 'added_at',
	staff_log: 'detail',
	staff_proposals: 'proposed_at',
	person_requests: 'person',
	internship_drafts: 'return_reason',
	application_events: 'message',
	application_notes: 'text',
	application_messages: 'text',
	listing_questions: 'text',
	message_templates: 'text',
	alerts: 'frequency',
	student_profiles: 'university',
	cv_files: 'name',
	sent_cvs: 'created_at',
	application_copies: 'created_at',
	application_interviews: 'message',
	application_assignments: 'assigned_at',
	application_marks: 'marked_at',
	application_changes: 'at',
	saved_internships: 'saved_at',
	saved_notes: 'text',
	reopening_notices: 'asked_at',
	calendar_addresses: 'made_at',
	deadline_mails: 'told_on',
	shared_lists: 'title',
	saved_filters: 'name',
	employer_decisions: 'reason',
	contact_answers: 'message',
	applicant_exports: 'company',
	message_reviews: 'message',
	company_members: 'added_at',
	company_invitations: 'email',
	search_words: 'means',
	staff_claims: 'until',
	careers_services: 'university',
	careers_names: 'key',
	careers_members: 'added_at',
	careers_invitations: 'email',
	careers_consents: 'university',
	careers_chosen: 'application_id',
};

const BY_PERSON: readonly Table[] = [
	'staff',
	'staff_proposals',
	'saved_internships',
	'saved_notes',
	'reopening_notices',
	'calendar_addresses',
	'deadline_mails',
	'company_members',
	'careers_members',
];

const BY_APPLICATION: readonly Table[] = [
	'application_copies',
	'application_interviews',
	'application_assignments',
	'application_marks',
	'application_changes',
];

/** The column that a row is named by. */
export function keyOf(table: Table): string {
	if (table === 'careers_names') return 'service_id';
	if (table === 'careers_chosen') return 'consent_id';
	if (BY_PERSON.includes(table)) return 'user_id';
	return BY_APPLICATION.includes(table) ? 'application_id' : 'id';
}

/** Whose moves they are is not told with events. */
export const columnsOf = (table: Table) =>
	({
		application_events: 'id,application_id,message',
		// The status is read by application_rules.status_of alone.
		applications: 'id,user_id,motivation,created_at',
		// The telephone number is read by application_rules.sent_phone alone.
		application_copies: 'application_id,profile,created_at',
		// Who meets the student is not told.
		application_interviews: 'application_id,event_id,starts_at,message',
	})[table as string] ?? '*';
