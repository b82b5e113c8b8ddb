import { takesMessages } from '#schema/applications/application-messages.ts';
import { isToOffice } from '#schema/applications/company-standing.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { programTypeLabels } from '#schema/internships/program-types.ts';
import { messagesPath } from './application-path.ts';
import { contactPath } from './contact-path.ts';
import { QUESTIONS_PATH } from './questions-path.ts';

const LONGEST_NAME = 150;

type Listing = Pick<Internship, 'title' | 'company' | 'source'>;
/** The member `standing` is left out where the page of the internship is shown: its company stands then. */
type Asked = Pick<StudentApplication, 'id' | 'status'> &
	Partial<Pick<StudentApplication, 'standing'>>;

/** Where a question is asked, with the words of the link, which name who answers. */
type Question = { to: string; label: string };

const toOffice = (subject: string): Question => ({
	to: contactPath(subject, 'student-inquiries'),
	label: 'Ask our office a question',
});

const nameOf = ({ title, company }: Listing) => `${title}, ${company}`.slice(0, LONGEST_NAME);

/**
 * A question about an application is one of the messages to the employer. Where our office answers, or the application has
 * ended, it is asked with the contact form, whose subject has nothing that somebody typed.
 */
export function questionFor({
	internship,
	program_type,
	...application
}: Asked & { internship: Listing | null } & Pick<StudentApplication, 'program_type'>): Question {
	if (internship && isAnswered(internship, application))
		return toEmployer(messagesPath(application.id));
	const name = internship ? nameOf(internship) : programTypeLabels[program_type];
	return toOffice(`Question about my application: ${name}`);
}

/**
 * On the page of an internship it goes to an employer with an account before an application, too, while it is not closed.
 * @param applied the reader’s application to it
 */
export function questionAbout(
	internship: Listing & Pick<Internship, 'slug' | 'status'>,
	applied: Asked | undefined,
): Question {
	if (applied && isAnswered(internship, applied)) return toEmployer(messagesPath(applied.id));
	const { source, slug, status } = internship;
	return source === 'employer' && status !== 'closed'
		? toEmployer(`${QUESTIONS_PATH}?${new URLSearchParams({ internship: slug })}`)
		: toOffice(nameOf(internship));
}

const toEmployer = (to: string): Question => ({ to, label: 'Ask the employer a question' });

const isAnswered = ({ source }: Listing, { status, standing = null }: Asked) =>
	source === 'employer' && !isToOffice(standing) && takesMessages(status);
