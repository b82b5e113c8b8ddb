import { companyLabels } from '#app/features/staff/employers/company-labels.ts';
import { companyPath, searchPath } from '#app/features/staff/screens.ts';
import {
	APPLICATION_STATUSES,
	type ApplicationStatus,
	hostLabelOf,
} from '#schema/applications/application-moves.ts';
import { checkLabels } from '#schema/employers/employer-checks.ts';
import type { StaffLogLine, StaffStep } from '#schema/staff/staff.ts';

/** What was done, by action and subject as the log stores them. */
const steps: Record<StaffStep, string> = {
	'claim draft': 'Draft claimed',
	'take-over draft': 'Draft taken over from a colleague',
	'take-over internship': 'Correction of an internship taken over from a colleague',
	'take-over employer': 'Company taken over from a colleague',
	'take-over message': 'Message taken over from a colleague',
	'take-over applicant-message': 'Message to applicants taken over from a colleague',
	'take-over report': 'Report taken over from a colleague',
	'approve draft': 'Draft approved',
	'return draft': 'Draft returned',
	'take-back-approval draft': 'Approval of a draft taken back',
	'publish-now draft': 'Approved draft published without waiting',
	'not-published draft': 'Approved draft could not be published',
	'correct internship': 'Public internship corrected by its employer',
	'accept internship': 'Correction of an internship found fine',
	'put-back internship': 'Correction of an internship put back',
	'change internship': 'Public internship changed by an import',
	'pause internship': 'Internship of an employer paused',
	'open-again internship': 'Internship of an employer opened again',
	'take-down internship': 'Internship of an employer taken down',
	'take-back-removal internship': 'Internship of an employer shown again',
	'verify employer': 'Company verified',
	'refuse employer': 'Company refused',
	'take-back-refusal employer': 'Refusal of a company taken back',
	'take-back-verification employer': 'Verification of a company taken back',
	'verify-now employer': 'Company verified without waiting',
	'not-verified employer': 'Company could not be verified',
	'accept-changes employer': 'Changes of a company looked at',
	'ask employer': 'Company asked by email',
	'note employer': 'Noted about a company',
	'answer message': 'Message answered',
	'close message': 'Message needs no answer',
	'approve applicant-message': 'Message to applicants approved',
	'return applicant-message': 'Message to applicants returned',
	'stop applicant-message': 'Message to applicants stopped',
	'resolve report': 'Report resolved',
	'read-messages report': 'Messages about an application read after a report',
	'register request': 'Request of a person entered',
	'extend request': 'Two months added to a request of a person',
	'close request': 'Request of a person closed',
	'look-up account': 'Accounts looked up',
	'copy account': 'Data of an account downloaded',
	'delete account': 'Account deleted',
	'import catalogue': 'Internships imported',
	'export catalogue': 'Internships exported',
	'add search-word': 'Word added to the search',
	'remove search-word': 'Word removed from the search',
	'end list': 'Shared list ended',
	'add saved-answer': 'Saved answer added',
	'change saved-answer': 'Saved answer changed',
	'remove saved-answer': 'Saved answer deleted',
	'export log': 'Log of staff exported',
	'add staff': 'Made staff',
	'remove staff': 'Removed from staff',
	'review-access staff': 'Looked at who has access',
	'sign-in staff': 'Signed in',
	'sign-in-refused staff': 'Sign-in refused',
	'second-step staff': 'Second step of the sign-in taken',
	'second-step-refused staff': 'Second step of the sign-in refused',
	'change-role staff': 'Role of a member of staff changed',
	'propose staff': 'Proposed as an administrator',
	'approve-proposal staff': 'Proposal of an administrator approved',
	'withdraw-proposal staff': 'Proposal of an administrator withdrawn',
	'refuse-proposal staff': 'Proposal of an administrator refused',
	'admit careers-service': 'Careers service admitted',
	'end careers-service': 'Careers service ended',
	'invite careers-service': 'Invited to a careers service',
	'invite-again careers-service': 'Invitation to a careers service sent again',
	'withdraw careers-service': 'Invitation to a careers service withdrawn',
	'remove careers-service': 'Removed from a careers service',
	'join careers-service': 'Invitation to a careers service accepted',
	'decline careers-service': 'Invitation to a careers service declined',
	'look careers-service': 'Careers service looked at its page',
	'reset second-step': 'Second step of a sign-in reset',
	'application-moved application': 'Application moved',
	'application-move-taken-back application': 'Move of an application taken back',
	'application-move-sent-now application': 'Move of an application sent without waiting',
	'application-note-added application': 'Note added to an application',
	'application-note-deleted application': 'Note of an application deleted',
	'applications-exported application': 'Applications exported',
	'cvs-exported application': 'CVs exported',
	'application-read application': 'Application to an employer’s internship read',
	'cv-downloaded application': 'CV downloaded',
};

/** The steps, as the log stores them, that have this in their words: "draft" is in five. */
export const stepsCalled = (typed: string): string[] =>
	Object.entries(steps).flatMap(([step, words]) =>
		words.toLowerCase().includes(typed.trim().toLowerCase()) ? [step] : [],
	);

export const stepWords = ({ action, subject }: Pick<StaffLogLine, 'action' | 'subject'>) =>
	(steps as Record<string, string>)[`${action} ${subject}`] ??
	`${action} ${subject}`.replaceAll('-', ' ');

/** The words of what is stored with a step; without what the name of the subject says already. */
export function detailWords({ action, subject, detail, name }: StaffLogLine): string {
	if (detail === null) return '';
	if (subject === 'application') return moveWords(detail);
	const lines = detail.split('\n');
	if (action === 'accept-changes') return withoutName(lines, name).map(columnsWords).join('\n');
	if (subject === 'employer') return withoutName(lines, name).map(checksWords).join('\n');
	// Its first line is the address of the internship.
	if (subject === 'report') return lines.slice(1).join('\n');
	return withoutName(lines, name).join('\n');
}

/** The name of an internship is its title with its company; its line begins with the title alone. */
const withoutName = ([first = '', ...others]: string[], name: string | null) =>
	first === name || name?.startsWith(`${first}, `) ? others : [first, ...others];

const isStatus = (text: string): text is ApplicationStatus =>
	(APPLICATION_STATUSES as readonly string[]).includes(text);

/** "submitted to rejected" */
function moveWords(detail: string): string {
	const [from = '', to = ''] = detail.split(' to ');
	return isStatus(from) && isStatus(to)
		? `From “${hostLabelOf(from)}” to “${hostLabelOf(to)}”`
		: detail;
}

/** "website, mail-domain" */
function checksWords(line: string): string {
	const checks = line.split(', ');
	const labels = checks.map((check) =>
		Object.hasOwn(checkLabels, check) ? checkLabels[check as keyof typeof checkLabels] : null,
	);
	return labels.includes(null) ? line : `Checked: ${labels.join(', ')}`;
}

/** "contact_person, phone" */
const columnsWords = (line: string) =>
	line
		.split(', ')
		.map((column) =>
			Object.hasOwn(companyLabels, column)
				? companyLabels[column as keyof typeof companyLabels]
				: column,
		)
		.join(', ');

/** The screen that shows the subject; none where it has none, or is not stored any more. */
export function subjectPath({ subject, subject_id, name, detail }: StaffLogLine): string | null {
	if (!subject_id || name === null) return null;
	switch (subject) {
		case 'application':
			return `/staff/applications/${subject_id}`;
		case 'draft':
			return `/staff/drafts/${subject_id}`;
		case 'employer':
			return companyPath(subject_id);
		case 'message':
			return searchPath('messages', 'done', name);
		case 'request':
			return searchPath('requests', 'open', name);
		case 'report':
			return searchPath('reports', 'done', detail?.split('\n')[0] ?? '');
		default:
			return null;
	}
}
