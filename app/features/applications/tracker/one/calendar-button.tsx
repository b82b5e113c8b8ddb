import { CalendarPlus } from 'lucide-react';
import { bylineOf, titleOf } from '#app/features/applications/tracker/naming.ts';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { saveFile } from '#app/lib/calls/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { calendarFile } from '#schema/calendar-file.ts';
import { dayText } from '#schema/london-day.ts';

type Dated = Pick<
	StudentApplication,
	'id' | 'answer_due_on' | 'created_at' | 'internship' | 'program_name' | 'program_type'
>;

/** Saves the day by which an answer is promised as a calendar file. */
export const CalendarButton = ({
	application,
	filled = false,
}: {
	application: Dated;
	/** As a button, not as a link among others. */
	filled?: boolean;
}) => {
	const save = () => saveCalendar(application);
	const content = (
		<>
			<CalendarPlus aria-hidden="true" className="size-4.5 shrink-0" />
			<span>
				Put {dayText(application.answer_due_on)} in my calendar
				<span className="sr-only">: {titleOf(application)}</span>
			</span>
		</>
	);
	if (filled) return <Button onClick={save}>{content}</Button>;
	return (
		<button
			type="button"
			className="link inline-flex min-h-11 items-center gap-1.5 text-left"
			onClick={save}
		>
			{content}
		</button>
	);
};

const saveCalendar = (application: Dated) =>
	saveFile(
		'answer.ics',
		new Blob([answerCalendar(application, location)], { type: 'text/calendar' }),
	);

/** @param site where the application can be seen */
export const answerCalendar = (
	application: Dated,
	{ origin, hostname }: { origin: string; hostname: string },
) =>
	calendarFile('Answers', {
		uid: `answer-${application.id}@${hostname}`,
		written: application.created_at,
		day: application.answer_due_on,
		summary: `Answer due: ${titleOf(application)}`,
		description: bylineOf(application),
		url: origin + applicationPath(application.id),
	});
