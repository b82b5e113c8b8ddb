import type { QuestionAnswer } from '#schema/applications/question-answers.ts';
import type { SentAttachments } from '#schema/applications/student-applications.ts';
import { type ProgramType, programTypeLabels } from '#schema/internships/program-types.ts';
import { untilEndOf } from '#schema/london-day.ts';
import { permissionLabels } from '#schema/students/permission-kinds.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import {
	applicationUrl,
	attemptsOf,
	bareAddress,
	greeting,
	mailOf,
	oneLine,
	programOf,
	subjectAbout,
	withPeople,
} from '#server/mail/mail-parts.ts';

export type StoredApplication = {
	/** The address of the account; the name is the one given at sign-up. */
	email: string;
	name: string | null;
	program_type: ProgramType;
	program_name: string | null;
	attempt: number;
	motivation: string;
	experience: string;
	availability: string;
	question_answers: QuestionAnswer[];
	/** Of the employer who answers it, and is mailed as they like; null where the office does. */
	company: string | null;
	application: string;
	/** Whether it is to no internship of the site. */
	in_general: boolean;
	answer_due_on: string;
	/** What went along with it, as it was then. */
	sent: SentAttachments | null;
};

/** A copy for the student, and a notification for the office where it answers. */
export function applicationMails(
	row: StoredApplication,
	office: string,
	siteUrl: string,
): OutgoingMail[] {
	const student = copyForStudent(row, office, siteUrl);
	return row.company === null ? [student, applicationForOffice(row, office)] : [student];
}

function copyForStudent(row: StoredApplication, office: string, siteUrl: string): OutgoingMail {
	return mailOf({
		to: row.email,
		subject: subjectAbout("We've received your application", row),
		replyTo: bareAddress(office),
		heading: 'We’ve received your application',
		paragraphs: [
			greeting(row.name),
			`Thank you for applying: ${programOf(row)}. This is what happens next:`,
			`You will hear by ${untilEndOf(row.answer_due_on)}, whatever the answer is. ${row.company ?? 'We'} ${row.company ? 'has' : 'have'} promised you one: an invitation to an interview, an offer, or “Not this time” with the reason. If no answer has come by then, we tell you so.`,
			'Below is a copy of what you sent.',
		],
		quoted: [...answersOf(row), ...attachmentsOf(row)],
		link: { label: 'See your application', url: applicationUrl(siteUrl, row.application) },
		notes: [
			row.company === null
				? 'Something to add or to correct? Reply to this email.'
				: `Something to add or to correct? Send ${row.company} a message on the page of your application.`,
			'You can also find your applications on your account page.',
		],
	});
}

function applicationForOffice(row: StoredApplication, office: string): OutgoingMail {
	const name = oneLine(row.name?.trim() ?? '');
	return mailOf({
		to: bareAddress(office),
		subject: oneLine(`Application${name && ` by ${name}`}: ${programOf(row)}`),
		replyTo: row.email,
		heading: 'A new application',
		paragraphs: ['A student has applied. Reply to this email to write to them.'],
		quoted: [
			{ label: 'Name', text: row.name ?? 'Not given' },
			{ label: 'Email', text: row.email },
			...answersOf(row),
		],
	});
}

/** The profile and the CV, by their names and main lines; the page of the application has all of it. */
function attachmentsOf({ sent }: StoredApplication) {
	const { profile = null, permission_shown = null, cv_name = null } = sent ?? {};
	const lines = profile && [
		profile.name,
		[profile.course, profile.university].filter(Boolean).join(', '),
		...profile.education.map(({ qualification, school }) => `${qualification}, ${school}`),
		profile.skills.join(', '),
		profile.languages.map(({ language }) => language).join(', '),
	];
	return [
		{ label: 'Profile', text: lines?.filter(Boolean).join('\n') || 'Not sent' },
		{
			label: 'Permission to work',
			text: permission_shown ? permissionLabels[permission_shown.kind] : 'Not shown',
		},
		{ label: 'CV', text: cv_name ?? 'Not sent' },
	];
}

const answersOf = (row: StoredApplication) => [
	{ label: 'Applied for', text: programOf(row) },
	...(row.in_general ? [{ label: 'Program type', text: programTypeLabels[row.program_type] }] : []),
	{ label: 'Motivation', text: row.motivation },
	{ label: 'Experience', text: row.experience },
	{ label: 'Availability', text: row.availability },
	...row.question_answers.map(({ question, answer }) => ({ label: `“${question}”`, text: answer })),
];

type SentRow = Omit<StoredApplication, 'email' | 'name' | 'attempt'> & {
	id: string;
	user_id: string;
};

export const applicationKind = mailKind({
	kind: 'applications',
	read: async (tx, ids) => {
		const sent = await asService(
			tx,
			tx<SentRow[]>`
				select id, id as application, user_id, program_type, program_name, motivation, experience, availability,
					question_answers, answer_due_on::text, internship_id is null as in_general,
					(
						select company_name from public.internships join public.employers on employers.id = employer_id
						where internships.id = internship_id
					) as company,
					(
						select to_json(along) from (
							select profile || jsonb_build_object('phone', phone) as profile, permission_shown, cv_name
							from public.application_copies
							where application_id = applications.id
						) as along
					) as sent
				from public.applications where id = any (${ids})`,
		);
		const attemptOf = await attemptsOf(
			tx,
			sent.map(({ id }) => id),
		);
		return (await withPeople(tx, sent)).map((row) => ({ ...row, attempt: attemptOf(row.id) }));
	},
	mail: (row, { siteUrl, officeAddress }) => applicationMails(row, officeAddress, siteUrl),
});
