import type { ReactNode } from 'react';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { Scene, StateScene } from '#app/ui/art/drawings.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { WholeDays } from '#app/ui/whole-days.tsx';
import { comingTime } from '#schema/applications/interview/interview-state.ts';
import { timeText } from '#schema/applications/interview/interview-words.ts';
import type {
	ApplicationsPage,
	StudentApplication,
} from '#schema/applications/student-applications.ts';
import { byNeed, type Need, needOf } from '#schema/applications/what-needs-me.ts';
import { longDate, untilEndOf } from '#schema/london-day.ts';
import { answerWords } from './answer-words.ts';
import { countsOf, groupsOf } from './groups.ts';
import { bylineOf, titleOf } from './naming.ts';
import { StatusBadge } from './status-badge.tsx';

const MAX_ENTRIES = 3;

/** What a student has to do, or looks forward to, and the words of the way there. */
const WAYS: Partial<Record<Need, string>> = {
	accepted: 'What comes next',
	interview: 'See the invitation',
	offer: 'Answer the offer',
	arranged: 'See the interview',
};

/** Of an interview only where it is to come. */
function wayOf(application: StudentApplication, today: string): string | undefined {
	const need = needOf(application, today);
	return need === 'arranged' && comingTime(application.interview, today) === null
		? undefined
		: WAYS[need];
}

/**
 * The applications that need their student, with the interviews that come up; where there is neither, the one whose answer
 * comes next; and how many there are. The list of all is another screen.
 */
export function NeedsNow({ page: { items, next, today } }: { page: ApplicationsPage }) {
	if (items.length === 0) return <NothingYet />;
	const inOrder = byNeed(items, today);
	const needing = inOrder.filter((one) => wayOf(one, today)).slice(0, MAX_ENTRIES);
	const waiting = inOrder.filter((one) => needOf(one, today) !== 'ended').slice(0, 1);
	const entries = needing.length > 0 ? needing : waiting;
	return (
		<Beside scene={<StateScene of={needing.length > 0 ? 'offer' : 'tea'} className={SCENE} />}>
			{entries.length > 0 ? (
				<ul className="grid gap-4">
					<Entries>
						{entries.map((application) => (
							<One key={application.id} application={application} today={today} />
						))}
					</Entries>
				</ul>
			) : (
				<Next words="None of your applications waits for an answer." />
			)}
			<p className="mt-4 -mb-2 flex flex-wrap items-center gap-x-4 border-t border-line pt-2 text-small text-muted">
				{next === null && <span>{countsOf(groupsOf(items, today))}</span>}
				<Link to="/account/applications" className="link inline-flex min-h-11 items-center">
					All your applications
				</Link>
			</p>
		</Beside>
	);
}

const NothingYet = () => (
	<Beside scene={<Scene of="walk" className={SCENE} />}>
		<Next words="You have not applied for an internship yet." />
	</Beside>
);

const Next = ({ words }: { words: string }) => (
	<>
		<p className="mb-4 text-muted">{words}</p>
		<div className="flex flex-wrap gap-3">
			<ButtonLink to="/internships">Search internships</ButtonLink>
			<ButtonLink to="/account/profile" look="secondary">
				Fill in your profile
			</ButtonLink>
		</div>
	</>
);

const SCENE = 'w-48 shrink-0 rounded-card bg-sea @max-2xl:hidden';

const Beside = ({ scene, children }: { scene: ReactNode; children: ReactNode }) => (
	<div className="flex items-center gap-8">
		<div className="min-w-0 flex-1">{children}</div>
		{scene}
	</div>
);

const One = ({ application, today }: { application: StudentApplication; today: string }) => {
	const way = wayOf(application, today);
	return (
		<li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4 first:border-0 first:pt-0">
			<div className="grid min-w-0 flex-[1_1_12rem] gap-1">
				<StatusBadge application={application} today={today} />
				<h3 className="mt-1 text-body wrap-anywhere">
					<Link to={applicationPath(application.id)} className="hover:underline">
						{titleOf(application)}
					</Link>
				</h3>
				<p className="text-small text-muted wrap-anywhere">{bylineOf(application)}</p>
				<p className="text-small">
					<WholeDays words={dayWords(application, today)} />
				</p>
			</div>
			{way && (
				<ButtonLink to={applicationPath(application.id)}>
					{way}
					<span className="sr-only">: {titleOf(application)}</span>
				</ButtonLink>
			)}
		</li>
	);
};

/** The day that counts for it, or what to do. */
function dayWords(application: StudentApplication, today: string): string {
	const { answer_due_on, internship, interview, offer, offer_until } = application;
	switch (needOf(application, today)) {
		case 'accepted': {
			const day = offer?.first_day ?? internship?.starts_on;
			return day ? `You start on ${longDate(day)}.` : 'Ask for your first day.';
		}
		case 'offer':
			return offer_until
				? `Answer by ${untilEndOf(offer_until)}.`
				: 'The offer waits for your answer.';
		case 'arranged': {
			const time = comingTime(interview, today);
			return time && interview
				? `${timeText(time, interview.minutes)}.`
				: answerWords(application, today);
		}
		case 'late':
			return `An answer was promised by ${longDate(answer_due_on)}.`;
		case 'waiting':
			return `You will hear by ${untilEndOf(answer_due_on)}.`;
		default:
			return answerWords(application, today);
	}
}
