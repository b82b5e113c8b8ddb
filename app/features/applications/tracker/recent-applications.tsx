import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { WholeDays } from '#app/ui/whole-days.tsx';
import type {
	ApplicationsPage,
	StudentApplication,
} from '#schema/applications/student-applications.ts';
import { byNeed } from '#schema/applications/what-needs-me.ts';
import { answerWords } from './answer-words.ts';
import { bylineOf, titleOf } from './naming.ts';
import { StatusBadge } from './status-badge.tsx';

const SHOWN = 3;

/** Those that need the student first, then the newest, and the way to all; the way to the first where there is none. */
export function RecentApplications({ page: { items, today } }: { page: ApplicationsPage }) {
	if (items.length === 0)
		return (
			<>
				<p className="mb-4 text-muted">You have not sent one yet. Your newest stand here.</p>
				<ButtonLink to="/internships">Search internships</ButtonLink>
			</>
		);
	return (
		<>
			<ul className="mb-5 grid gap-4">
				<Entries>
					{byNeed(items, today)
						.slice(0, SHOWN)
						.map((application) => (
							<Recent key={application.id} application={application} today={today} />
						))}
				</Entries>
			</ul>
			<Link
				to="/account/applications"
				className="link mt-auto inline-flex min-h-11 items-center self-start"
			>
				All your applications
			</Link>
		</>
	);
}

const Recent = ({ application, today }: { application: StudentApplication; today: string }) => (
	<li className="border-t border-line pt-4 first:border-0 first:pt-0">
		<Link to={applicationPath(application.id)} className="link inline-block py-2 wrap-anywhere">
			{titleOf(application)}
		</Link>
		<p className="text-small text-muted wrap-anywhere">{bylineOf(application)}</p>
		<div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
			<StatusBadge application={application} today={today} />
			<p>
				<WholeDays words={answerWords(application, today)} />
			</p>
		</div>
	</li>
);
