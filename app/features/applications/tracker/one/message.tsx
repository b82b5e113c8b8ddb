import type { ReactNode } from 'react';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { cn } from '#app/lib/cn.ts';
import { Link } from '#app/ui/link.tsx';
import {
	MESSAGE_WARNING,
	REPORT_MESSAGE,
	REPORT_MESSAGE_ANCHOR,
} from '#schema/applications/message-warning.ts';
import type {
	ApplicationEvent,
	StudentApplication,
} from '#schema/applications/student-applications.ts';
import { hasWordsOfEmployer } from '#schema/applications/words-of-employer.ts';
import { londonDate } from '#schema/london-day.ts';

const from: Record<ApplicationEvent['mover'], string> = {
	student: 'The student',
	employer: 'The employer',
	staff: 'UK Internship Placements',
	server: 'UK Internship Placements',
};

/**
 * What somebody wrote with a move; nothing where there is no text. The texts of a place stand elsewhere on the page: of them only
 * the warning stands here.
 * @param you who reads it; null for staff, who are several
 * @param isSigned whether what stands above it says who wrote it and when
 * @param report for the student, the way to report an employer's message
 */
export const Message = ({
	event,
	you = 'student',
	isSigned = false,
	report,
}: {
	event: ApplicationEvent;
	you?: 'student' | 'employer' | null | undefined;
	isSigned?: boolean;
	report?: ReactNode;
}) => {
	const { message, mover, at } = event;
	const warning = you === 'student' && hasWordsOfEmployer(event) && (
		<p className={cn('text-small', message && 'mt-3')}>
			<b className="block">{MESSAGE_WARNING}</b>
			{report}
		</p>
	);
	if (!message) return warning;
	return (
		<blockquote className="rounded-r-control border-l-4 border-data-3 bg-wash px-[min(1rem,4vw)] py-3">
			<p className="whitespace-pre-line wrap-anywhere">{message}</p>
			{!isSigned && (
				<footer className="mt-1 text-small text-muted">
					<span>{mover === you ? 'You' : from[mover]}</span>, {londonDate(at)}
				</footer>
			)}
			{warning}
		</blockquote>
	);
};

/** The newest message to the student. */
export function LastMessage({ id, events }: Pick<StudentApplication, 'id' | 'events'>) {
	const last = events.findLast(({ message, mover }) => message && mover !== 'student');
	const report = (
		<Link
			to={`${applicationPath(id)}#${REPORT_MESSAGE_ANCHOR}`}
			className="link inline-flex min-h-11 items-center"
		>
			{REPORT_MESSAGE}
		</Link>
	);
	return last ? <Message event={last} report={report} /> : null;
}
