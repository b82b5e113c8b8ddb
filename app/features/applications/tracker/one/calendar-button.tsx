import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { applicationCall } from '#app/features/applications/student-calls.ts';
import { titleOf } from '#app/features/applications/tracker/naming.ts';
import { downloadFile } from '#app/lib/calls/save-file.ts';
import { Button, PlainButton } from '#app/ui/button.tsx';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { dayToNote } from '#schema/applications/what-needs-me.ts';
import { dayText } from '#schema/london-day.ts';

type Dated = Pick<
	StudentApplication,
	'id' | 'status' | 'answer_due_on' | 'offer_until' | 'internship' | 'program_name' | 'program_type'
>;

/** Saves the day by which an answer is promised, or an offer is to be answered, as a calendar file; nothing without one. */
export function CalendarButton({
	application,
	today,
	filled = false,
}: {
	application: Dated;
	/** ISO date in Europe/London. */
	today: string;
	/** As a button, not as a link among others. */
	filled?: boolean;
}) {
	const [failure, setFailure] = useState<string | null>(null);
	const noted = dayToNote(application, today);
	if (!noted) return null;
	const save = async () =>
		setFailure(
			(await downloadFile(`${applicationCall(application.id)}/calendar`))?.message ?? null,
		);
	const content = (
		<>
			<CalendarPlus aria-hidden="true" className="size-4.5 shrink-0" />
			<span>
				Put {dayText(noted.day)} in my calendar
				<span className="sr-only">: {titleOf(application)}</span>
			</span>
		</>
	);
	return (
		<>
			{filled ? (
				<Button onClick={() => save()}>{content}</Button>
			) : (
				<PlainButton
					className="link inline-flex min-h-11 items-center gap-1.5 text-left"
					onClick={() => save()}
				>
					{content}
				</PlainButton>
			)}
			{failure && (
				<p role="alert" className="font-semibold text-hot">
					{failure}
				</p>
			)}
		</>
	);
}
