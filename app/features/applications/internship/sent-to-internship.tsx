import { CalendarButton } from '#app/features/applications/tracker/one/calendar-button.tsx';
import { Stages } from '#app/features/applications/tracker/one/stages.tsx';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { StateScene } from '#app/ui/art/drawings.tsx';
import { Link } from '#app/ui/link.tsx';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { END_OF_DAY, longDate } from '#schema/london-day.ts';

/** The whole page is another one then: it is seen from its top. */
function focusFromTop(panel: HTMLElement | null) {
	if (!panel) return;
	scrollTo(0, 0);
	panel.focus({ preventScroll: true });
}

/** In the place of the form and of the page's heading; it takes the focus. */
export const SentToInternship = ({ application }: { application: WholeApplication }) => {
	const { id, program_name, answer_due_on, today } = application;
	return (
		<section
			ref={focusFromTop}
			tabIndex={-1}
			data-done=""
			aria-labelledby="sent"
			className="grid items-center gap-8 rounded-panel bg-good-wash p-inset outline-none md:p-10 @3xl:grid-cols-[15rem_minmax(0,1fr)]"
		>
			<div className="grid min-w-0 gap-4">
				<h1 id="sent" className="title">
					We have your application
				</h1>
				<p className="wrap-anywhere">
					You applied for <b>{program_name}</b>. A copy of what you sent is on its way to your email
					address.
				</p>
				<p>
					You will hear by <b>{longDate(answer_due_on)}</b>, {END_OF_DAY}, whatever the answer is.
				</p>
				<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
					<CalendarButton application={application} today={today} filled />
					<Link to={applicationPath(id)} className="link inline-flex min-h-11 items-center">
						See your application
					</Link>
					<Link to="/internships" className="link inline-flex min-h-11 items-center">
						Search more internships
					</Link>
				</div>
				<div className="mt-2">
					<Stages application={application} today={today} />
				</div>
			</div>
			{/* After the words on a phone, where a toast covers the foot of the screen. */}
			<StateScene of="sent" className="w-60 max-w-full @3xl:order-first" />
		</section>
	);
};
