import {
	CalendarCheck,
	CircleCheck,
	CircleHelp,
	Clock,
	Inbox,
	KeyRound,
	type LucideIcon,
	Mail,
	MessageSquare,
	NotebookPen,
	ShieldQuestionMark,
	TriangleAlert,
	Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { closeInternship } from '#app/features/employers/api.ts';
import { MESSAGES_ANCHOR } from '#app/lib/addresses/application-path.ts';
import { COMPANY_QUESTIONS_PATH } from '#app/lib/addresses/questions-path.ts';
import { SECURITY_PARTS } from '#app/lib/addresses/security-parts.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { cn } from '#app/lib/cn.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import {
	type AcceptedStudent,
	type AgreedInterview,
	countTasks,
	type EmployerOverview,
	type FilledInternship,
} from '#schema/employers/employer-overview.ts';
import { londonDay, longDate } from '#schema/london-day.ts';
import { leastPassword } from '#schema/password-length.ts';
import { AnswerStaff } from './answer-staff.tsx';
import { ComingUp, comingUpOf } from './coming-up.tsx';

/** The whole question stands where it is answered. */
const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 159).trimEnd()}…` : text);

const OF_ALL = '/employer-dashboard?tab=applications';

/** What the employer has to do, what is late first; beside it interviews, offers and what closes soon. */
export function EmployerTasks({ overview }: { overview: EmployerOverview }) {
	const { overdue, returned, unread, asked, questions, named, due_soon, applications } = overview;
	const { new_since_look, short_password, filled, to_write, interviewed } = overview;
	const things = countTasks(overview);
	if (things + due_soon + applications === 0) return null;
	const coming = comingUpOf(overview);
	return (
		<div
			className={cn(
				'mb-8 grid gap-5',
				coming.length > 0 && '@5xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]',
			)}
		>
			<section aria-labelledby="needs-you">
				<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
					<h2 id="needs-you" className="text-part">
						Needs you
					</h2>
					{things > 0 && (
						<p className="text-small text-muted">
							{things} <span>{things === 1 ? 'thing' : 'things'}</span>
						</p>
					)}
				</div>
				<ul className="overflow-hidden rounded-card border border-line bg-card">
					{overdue > 0 && <Overdue overview={overview} />}
					{short_password && <ShortPassword />}
					{asked.map((question) => (
						<Need
							key={question.id}
							icon={ShieldQuestionMark}
							tone="text-brand"
							text={
								<>
									<b>Our staff ask:</b> {shortened(question.question)}
								</>
							}
						>
							<AnswerStaff question={question} />
						</Need>
					))}
					{unread && <Unread {...unread} />}
					{questions > 0 && <Questions count={questions} />}
					{named.map(({ application, internship }) => (
						<Need
							key={application}
							icon={NotebookPen}
							tone="text-brand"
							text={
								<>
									<b>A note names you</b> on an application for {internship}.
								</>
							}
						>
							<ButtonLink to={`/employer-dashboard/applications/${application}`} look="secondary">
								Read the note
							</ButtonLink>
						</Need>
					))}
					{returned.map(({ id, title }) => (
						<Need
							key={id}
							icon={Undo2}
							tone="text-sun-ink"
							text={
								<>
									<b>
										<span>{title ? `“${title}” came back` : 'A draft came back'}</span>.
									</b>{' '}
									Our staff say what to change.
								</>
							}
						>
							<ButtonLink to={`/employer-dashboard/internships/${id}`} look="secondary">
								Correct<span className="sr-only"> {title}</span>
							</ButtonLink>
						</Need>
					))}
					{to_write.map((student) => (
						<ToWrite key={student.application} {...student} />
					))}
					{interviewed.map((interview) => (
						<Interviewed key={interview.application} {...interview} />
					))}
					{filled.map((internship) => (
						<FilledTask key={internship.id} internship={internship} />
					))}
					{new_since_look > 0 && <NewOnes count={new_since_look} />}
					{due_soon > 0 && <DueSoon overview={overview} />}
					{things + due_soon + new_since_look === 0 && (
						<Need
							icon={CircleCheck}
							tone="text-good"
							text="Nothing needs you now. No answer is due in the next three days."
						/>
					)}
				</ul>
			</section>
			{coming.length > 0 && <ComingUp entries={coming} />}
		</div>
	);
}

const ShortPassword = () => (
	<Need
		icon={KeyRound}
		tone="text-sun-ink"
		text={
			<>
				<b>Your password has fewer than {leastPassword('employer')} characters.</b> It protects
				applications and CVs: choose a longer one.
			</>
		}
	>
		<ButtonLink to={`/account/security#${SECURITY_PARTS.password}`} look="secondary">
			Change it<span className="sr-only">: your password</span>
		</ButtonLink>
	</Need>
);

/** Where nothing new can be posted. */
function Overdue({ overview: { overdue, listings } }: { overview: EmployerOverview }) {
	const late = listings.filter((listing) => listing.overdue > 0);
	const one = overdue === 1;
	return (
		<Need
			icon={TriangleAlert}
			tone="text-hot"
			isHot
			text={
				<>
					<b>{one ? 'One answer is overdue.' : `${overdue} answers are overdue.`}</b> Until{' '}
					<span>{one ? 'it is' : 'they are'}</span> sent, nothing new can be posted, and the
					applicants see that you are late.
					{late.length > 0 && (
						<span className="block text-muted">
							{late.map(({ title, overdue: count }) => `${title}: ${count}`).join(', ')}
						</span>
					)}
				</>
			}
		>
			<ButtonLink to={`${OF_ALL}&overdue=1`} look="hot">
				{one ? 'Answer it' : 'Answer them'}
			</ButtonLink>
		</Need>
	);
}

/** From the oldest one on; reading it takes it from here. */
const Unread = ({ messages, oldest }: NonNullable<EmployerOverview['unread']>) => (
	<Need
		icon={MessageSquare}
		tone="text-brand"
		text={
			<>
				<b>
					<span>{messages === 1 ? 'One unread message' : `${messages} unread messages`}</span>
				</b>{' '}
				from applicants.
			</>
		}
	>
		<ButtonLink
			to={`/employer-dashboard/applications/${oldest}#${MESSAGES_ANCHOR}`}
			look="secondary"
		>
			Read<span className="sr-only"> the oldest message</span>
		</ButtonLink>
	</Need>
);

/** What students ask before they apply. */
const Questions = ({ count }: { count: number }) => (
	<Need
		icon={CircleHelp}
		tone="text-brand"
		text={
			<>
				<b>
					<span>{count === 1 ? 'One question' : `${count} questions`}</span>
				</b>{' '}
				from students who think about applying.
			</>
		}
	>
		<ButtonLink to={COMPANY_QUESTIONS_PATH} look="secondary">
			Answer<span className="sr-only"> what students ask</span>
		</ButtonLink>
	</Need>
);

/** The mail about the acceptance asks for this, too. */
const ToWrite = ({ application, name, internship }: AcceptedStudent) => (
	<Need
		icon={Mail}
		tone="text-good"
		text={
			<>
				<b>
					<span>{name ? `Write to ${name}` : 'Write to the student'}</span>: they have accepted.
				</b>{' '}
				They wait to hear about the contract and the first day of {internship}. This stays here
				until you send a message or the work begins.
			</>
		}
	>
		<ButtonLink
			to={`/employer-dashboard/applications/${application}#${MESSAGES_ANCHOR}`}
			look="secondary"
		>
			Write<span className="sr-only"> to the student about {internship}</span>
		</ButtonLink>
	</Need>
);

/** No day of an answer comes after an invitation: without this nobody would say that the student waits. */
const Interviewed = ({ application, name, internship, starts_at }: AgreedInterview) => (
	<Need
		icon={CalendarCheck}
		tone="text-brand"
		text={
			<>
				<b>
					<span>{name ? `How did it go with ${name}?` : 'How did the interview go?'}</span>
				</b>{' '}
				The interview for {internship} was on {longDate(londonDay(new Date(starts_at)))}. Send an
				offer, or “Not this time”: they wait to hear.
			</>
		}
	>
		<ButtonLink to={`/employer-dashboard/applications/${application}`} look="secondary">
			Answer<span className="sr-only"> after the interview for {internship}</span>
		</ButtonLink>
	</Need>
);

/** One press closes it where nobody waits for an answer; else closing asks for that answer. */
function FilledTask({
	internship: { id, title, spots, waiting },
}: {
	internship: FilledInternship;
}) {
	const { run, busy } = useDeed();
	const close = async () => {
		const result = await run(closeInternship(id));
		if (!result.ok) toast(postingMessages.failed(result.message));
	};
	return (
		<Need
			icon={CircleCheck}
			tone="text-good"
			text={
				<>
					<b>
						{spots === 1
							? `Your place is filled: ${title}.`
							: `Your ${spots} places are filled: ${title}.`}
					</b>{' '}
					<span>
						{waiting === 0
							? 'Close it? Nobody waits for an answer.'
							: `Close it? ${waiting} still ${waiting === 1 ? 'waits' : 'wait'} for an answer, which you write in the same step.`}
					</span>
				</>
			}
		>
			{waiting === 0 ? (
				<Button look="secondary" disabled={busy} onClick={close}>
					Close it<span className="sr-only">: {title}</span>
				</Button>
			) : (
				<ButtonLink to="/employer-dashboard?tab=internships" look="secondary">
					Close it<span className="sr-only">: {title}</span>
				</ButtonLink>
			)}
		</Need>
	);
}

const NewOnes = ({ count }: { count: number }) => (
	<Need
		icon={Inbox}
		tone="text-brand"
		text={
			<b>
				<span>{count === 1 ? 'One new application' : `${count} new applications`}</span> since you
				last looked.
			</b>
		}
	>
		<ButtonLink to={`${OF_ALL}&status=submitted`} look="secondary">
			Read
		</ButtonLink>
	</Need>
);

const DueSoon = ({ overview: { due_soon } }: { overview: EmployerOverview }) => (
	<Need
		icon={Clock}
		tone="text-brand"
		text={
			<>
				<b>
					<span>{due_soon === 1 ? 'One answer is due' : `${due_soon} answers are due`}</span> in the
					next three days.
				</b>{' '}
				Not late yet.
			</>
		}
	>
		<ButtonLink to={OF_ALL} look="secondary">
			Begin
		</ButtonLink>
	</Need>
);

function Need({
	icon: Icon,
	tone,
	isHot = false,
	text,
	children,
}: {
	icon: LucideIcon;
	tone: string;
	isHot?: boolean;
	text: ReactNode;
	children?: ReactNode;
}) {
	return (
		<li
			className={cn(
				'flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line p-4 first:border-0 sm:px-5',
				isHot && 'bg-hot-wash',
			)}
		>
			<div className="flex min-w-[min(15rem,100%)] flex-1 gap-3">
				<Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', tone)} />
				<p role={isHot ? 'status' : undefined} className="min-w-0 wrap-anywhere">
					{text}
				</p>
			</div>
			<div className="grid min-w-[min(8rem,100%)] max-sm:w-full">{children}</div>
		</li>
	);
}
