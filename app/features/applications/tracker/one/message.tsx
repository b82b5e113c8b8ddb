import type { Reader } from '#app/features/applications/tracker/reader.ts';
import type { ApplicationEvent } from '#schema/applications/student-applications.ts';
import { londonDate } from '#schema/london-day.ts';

const from: Record<Reader, Record<ApplicationEvent['mover'], string>> = {
	student: {
		student: 'You',
		employer: 'The employer',
		staff: 'UK Internship Placements',
		server: 'UK Internship Placements',
	},
	host: {
		student: 'The student',
		employer: 'The employer',
		staff: 'UK Internship Placements',
		server: 'UK Internship Placements',
	},
};

/** What somebody wrote with a move; nothing where there is no text. */
export const Message = ({
	event: { message, mover, at },
	readBy = 'student',
}: {
	event: ApplicationEvent;
	readBy?: Reader;
}) =>
	message && (
		<blockquote className="rounded-r-control border-l-4 border-data-3 bg-wash px-4 py-3">
			<p className="whitespace-pre-line wrap-anywhere">{message}</p>
			<footer className="mt-1 text-[0.92rem] text-muted">
				{from[readBy][mover]}, {londonDate(at)}
			</footer>
		</blockquote>
	);

/** The newest message to the student. */
export function LastMessage({ events }: { events: ApplicationEvent[] }) {
	const last = events.findLast(({ message, mover }) => message && mover !== 'student');
	return last ? <Message event={last} /> : null;
}
