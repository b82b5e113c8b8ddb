import type { ReactNode } from 'react';
import { type Audience, labelOf } from '#app/features/applications/tracker/audience.ts';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import type {
	ApplicationEvent,
	StudentApplication,
} from '#schema/applications/student-applications.ts';
import { londonDate } from '#schema/london-day.ts';
import { Message } from './message.tsx';
import { Reasons } from './reasons.tsx';

/** What has happened to an application, oldest first, with every message. */
export const History = ({
	application,
	events,
	readBy = 'student',
	you,
	reportOf,
}: {
	application: Pick<StudentApplication, 'internship'>;
	events: ApplicationEvent[];
	readBy?: Audience;
	/** Whose messages are “You”: the student, if nothing is given; null for staff. */
	you?: 'student' | 'employer' | null;
	/** For the student, the way to report an employer's message. */
	reportOf?: (event: ApplicationEvent) => ReactNode;
}) => (
	<ol className="grid gap-4">
		<Entries>
			{events.map((event) => (
				<li key={event.id} className="grid gap-2">
					<p>
						<b>{labelOf(event.to_status, application, readBy)}</b>
						<span className="text-muted">
							, <span className="inline-block">{londonDate(event.at)}</span>
						</span>
					</p>
					<Reasons reasons={event.reasons} />
					<Message event={event} you={you} report={reportOf?.(event)} />
				</li>
			))}
		</Entries>
	</ol>
);
