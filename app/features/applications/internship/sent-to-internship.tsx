import { CalendarButton } from '#app/features/applications/tracker/one/calendar-button.tsx';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { Link } from '#app/ui/link.tsx';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { longDate } from '#schema/london-day.ts';

/** In the place of the form. */
export const SentToInternship = ({ application }: { application: WholeApplication }) => {
	const { id, program_name, answer_due_on } = application;
	return (
		<DonePanel
			title="We have your application"
			links={
				<>
					<Link to={applicationPath(id)} className="link">
						See your application
					</Link>
					<Link to="/internships" className="link">
						Search more internships
					</Link>
				</>
			}
		>
			<p className="wrap-anywhere">
				You applied for <b>{program_name}</b>. A copy of what you sent is on its way to your email
				address.
			</p>
			<p>
				You will hear by <b>{longDate(answer_due_on)}</b>, whatever the answer is.
			</p>
			<p>
				<CalendarButton application={application} />
			</p>
		</DonePanel>
	);
};
