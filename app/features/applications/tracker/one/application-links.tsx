import { MessageSquare, Search, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { titleOf } from '#app/features/applications/tracker/naming.ts';
import { messagesPath } from '#app/lib/addresses/application-path.ts';
import { questionFor } from '#app/lib/addresses/question-path.ts';
import { Link } from '#app/ui/link.tsx';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { CalendarButton } from './calendar-button.tsx';

const HEARS_NOTHING_MORE: readonly StudentApplication['status'][] = ['rejected', 'unanswered'];

/** What else one can do about it: its day in a calendar, a question, what is similar and open. */
export function ApplicationLinks({
	application,
	today,
	children,
}: {
	application: StudentApplication;
	today: string;
	children?: ReactNode;
}) {
	const { status, internship, unread } = application;
	const ended = HEARS_NOTHING_MORE.includes(status);
	const closed = closedWords(application);
	const question = questionFor(application);
	return (
		<div
			data-no-print={children ? undefined : ''}
			className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-dashed border-line pt-2"
		>
			{closed && <p className="w-full py-1 text-muted">{closed}</p>}
			{children}
			<CalendarButton application={application} today={today} />
			{status === 'withdrawn' && internship?.status === 'open' && (
				<MoreLink to={`/apply?internship=${internship.slug}`} icon={Send}>
					Apply again
					<About application={application} />
				</MoreLink>
			)}
			{ended && internship && (
				<MoreLink to={`/internships/${internship.slug}#similar`} icon={Search}>
					Similar and open
					<About application={application} />
				</MoreLink>
			)}
			{unread > 0 && (
				<MoreLink to={messagesPath(application.id)} icon={MessageSquare}>
					Messages: <span>{unread} new</span>
					<About application={application} />
				</MoreLink>
			)}
			{unread === 0 && !(ended && internship) && (
				<MoreLink to={question.to} icon={MessageSquare}>
					{question.label}
					<About application={application} />
				</MoreLink>
			)}
		</div>
	);
}

const MAY_GO_ON: readonly StudentApplication['status'][] = [
	'submitted',
	'in-review',
	'interview',
	'withdrawn',
];

/** That the internship takes no applications, where that matters to its student. */
export function closedWords({
	status,
	internship,
}: Pick<StudentApplication, 'status' | 'internship'>): string | null {
	if (!internship || internship.status === 'open' || !MAY_GO_ON.includes(status)) return null;
	const words = `The internship ${internship.status === 'paused' ? 'is paused' : 'has closed'}`;
	return status === 'withdrawn' ? `${words}.` : `${words}. Your application stands.`;
}

const About = ({ application }: { application: StudentApplication }) => (
	<span className="sr-only">: {titleOf(application)}</span>
);

/** A link with its sign. */
export const MoreLink = ({
	to,
	icon: Icon,
	children,
}: {
	to: string;
	icon: typeof Search;
	children: ReactNode;
}) => (
	<Link to={to} className="link inline-flex min-h-11 items-center gap-1.5">
		<Icon aria-hidden="true" className="size-4.5 shrink-0" />
		<span>{children}</span>
	</Link>
);
