import type { ReactNode } from 'react';
import { type Audience, labelOf } from '#app/features/applications/tracker/audience.ts';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import type { Actor } from '#schema/applications/applicants.ts';
import type {
	ApplicationEvent,
	StudentApplication,
} from '#schema/applications/student-applications.ts';
import { londonDate } from '#schema/london-day.ts';
import { Message } from './message.tsx';
import { Reasons } from './reasons.tsx';

/** ", by Owen Tarrant". @param actor nobody where the account is gone */
export const actorWords = (actor: Actor | undefined): string =>
	`, by ${actor?.you ? 'you' : (actor?.name ?? 'a former colleague')}`;

/** The same where the company has done it and is to know who; "" otherwise. */
const byWords = ({ id, mover }: ApplicationEvent, acted?: Record<string, Actor>): string =>
	acted && mover === 'employer' ? actorWords(acted[id]) : '';

/** What else has happened, as an entry between the events. */
export type OtherEntry = { id: string; at: string; entry: ReactNode };

/** What has happened to an application, oldest first, with every message. */
export const History = ({
	application,
	events,
	readBy = 'student',
	you,
	acted,
	others = [],
	reportOf,
}: {
	application: Pick<StudentApplication, 'internship'>;
	events: ApplicationEvent[];
	readBy?: Audience;
	/** Whose messages are “You”: the student, if nothing is given; null for staff. */
	you?: 'student' | 'employer' | null;
	/** For an employer, who of the company is behind its events, by their ids. */
	acted?: Record<string, Actor> | undefined;
	/** For an employer, what has changed besides. */
	others?: OtherEntry[];
	/** For the student, the way to report an employer's message. */
	reportOf?: (event: ApplicationEvent) => ReactNode;
}) => (
	<ol className="grid gap-4">
		<Entries>
			{[
				...events.map((event) => ({
					...event,
					entry: (
						<>
							<p>
								<b>{labelOf(event.to_status, application, readBy)}</b>
								<span className="text-muted">
									, <span className="inline-block">{londonDate(event.at)}</span>
									<span>{byWords(event, acted)}</span>
								</span>
							</p>
							<Reasons reasons={event.reasons} />
							<Message
								event={event}
								you={you}
								isSigned={acted !== undefined && event.mover === 'employer'}
								report={reportOf?.(event)}
							/>
						</>
					),
				})),
				...others,
			]
				.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
				.map(({ id, entry }) => (
					<li key={id} className="grid gap-2">
						{entry}
					</li>
				))}
		</Entries>
	</ol>
);
