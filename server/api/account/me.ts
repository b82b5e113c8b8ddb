import type { Hono } from 'hono';
import type { TransactionSql } from 'postgres';
import type { LatestDetails } from '#schema/applications/details.ts';
import { comingTime } from '#schema/applications/interview/interview-state.ts';
import { timeText } from '#schema/applications/interview/interview-words.ts';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { byNeed, needOf, needsStudent } from '#schema/applications/what-needs-me.ts';
import { countTasks, type EmployerTasks } from '#schema/employers/employer-overview.ts';
import { dayText } from '#schema/london-day.ts';
import type { Me, Role } from '#schema/me.ts';
import { answerCalls, type CallTools, get, openTo } from '#server/api/calls.ts';
import { employerTasks } from '#server/api/employer/employer-tasks.ts';
import { countWaiting } from '#server/api/staff/overview.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { unreadBy } from '#server/deeds/applications/application-messages.ts';
import { latestDetails } from '#server/deeds/applications/applications.ts';
import { unreadAnswers } from '#server/deeds/applications/listing-questions.ts';
import { orNoAnswer, refused } from '#server/http/api-error.ts';
import { asPerson } from '#server/postgres/as-person.ts';

/** `GET /api/me`: who the signed-in person is on this site, and what needs them, for the header of every page. */
export function me(tools: CallTools): Hono {
	const { services, backend } = tools;
	const { sql } = backend;
	const today = () => services.clock.today();
	const answers: Record<Role, (user: AccountUser) => Promise<Me>> = {
		student: async ({ id }) => {
			const [asked, unread] = await asPerson(sql, id, (tx) =>
				Promise.all([readAskedOfStudent(tx, id), countUnread(tx, id)]),
			).catch(refused);
			return forStudent(asked, unread, today());
		},
		employer: async ({ id }) => forEmployer(await employerTasks(sql, id, today())),
		adviser: async () => ({
			role: 'adviser',
			needs: 0,
			title: 'You see what students show the careers service of their university.',
			detail: '',
		}),
		staff: async ({ id }) => forStaff(await countWaiting(sql, id, today())),
	};
	return answerCalls(tools, [
		openTo(
			'unproven',
			get('/', 'read', async (user) => {
				const [row] = await orNoAnswer(
					sql<{ role: Role }[]>`select accounts.role_of(${user.id}) as role`,
				);
				return answers[row?.role ?? 'student'](user);
			}),
		),
	]);
}

const counted = (count: number, one: string, many: string) =>
	`${count} ${count === 1 ? one : many}`;

/** An application of a student that is accepted or may need them, as the header says it; days are ISO dates. */
type AskedOfStudent = Pick<WholeApplication, 'status' | 'answer_due_on'> &
	LatestDetails & {
		/** Of the listing. */
		starts_on: string | null;
		company: string | null;
	};

async function readAskedOfStudent(tx: TransactionSql, user: string): Promise<AskedOfStudent[]> {
	const rows = await tx<(Omit<AskedOfStudent, keyof LatestDetails> & { details: LatestDetails })[]>`
		select known as status, answer_due_on::text, ${latestDetails(tx)} as details, starts_on::text, company
		from public.applications as application
		left join public.internships on internships.id = internship_id
		cross join lateral application_rules.status_of(application.id) as known
		where user_id = ${user} and known in ('interview', 'offered', 'accepted')`;
	return rows.map(({ details, ...asked }) => ({ ...asked, ...details }));
}

/** How many messages about their applications, and answers to what they have asked before, a student has not read. */
async function countUnread(tx: TransactionSql, user: string): Promise<number> {
	const [row] = await tx<{ unread: number }[]>`
		select coalesce(sum(${unreadBy(tx, 'student')}), 0)::integer + ${unreadAnswers(tx, user)} as unread
		from public.applications as application where user_id = ${user}`;
	return row?.unread ?? 0;
}

function forStudent(asked: AskedOfStudent[], unread: number, today: string): Me {
	const needing = asked.filter((application) => needsStudent(application, today));
	const offers = needing.filter((application) => needOf(application, today) === 'offer');
	const interviews = needing.length - offers.length;
	const [until] = offers.flatMap(({ offer_until }) => offer_until ?? []).toSorted();
	const parts = [
		interviews > 0 && counted(interviews, 'interview to arrange', 'interviews to arrange'),
		offers.length > 0 &&
			counted(offers.length, 'offer to answer', 'offers to answer') +
				(until ? `, ${offers.length > 1 ? 'the first ' : ''}by ${dayText(until)}` : ''),
	];
	const messages = unread > 0 && counted(unread, 'unread message', 'unread messages');
	const start = startWords(asked, today);
	const needs =
		needing.length === 0
			? 'No application needs you now.'
			: `${needing.length} of your applications ${needing.length === 1 ? 'needs' : 'need'} you.`;
	return {
		role: 'student',
		needs: needing.length,
		title: start ?? needs,
		detail: [
			nextInterview(asked, today),
			sentence([
				start !== undefined && needing.length > 0 && `To do: ${parts.filter(Boolean).join(', ')}`,
				...(start ? [] : parts),
				messages,
			]),
		]
			.filter(Boolean)
			.join(' '),
	};
}

/** "Your next interview is on Thursday 3 December 2026, 10:00 to 10:30, UK time."; "" without one. */
function nextInterview(asked: AskedOfStudent[], today: string): string {
	const [next] = byNeed(
		asked.filter(
			({ status, interview }) => status === 'interview' && comingTime(interview, today) !== null,
		),
		today,
	);
	const time = comingTime(next?.interview, today);
	return next?.interview && time
		? `Your next interview is on ${timeText(time, next.interview.minutes)}.`
		: '';
}

/** "You start on 7 June at Tidewell Systems.": the next work that was accepted. */
function startWords(asked: AskedOfStudent[], today: string): string | undefined {
	const [next] = byNeed(
		asked.filter((application) => needOf(application, today) === 'accepted'),
		today,
	);
	if (!next) return undefined;
	const day = next.offer?.first_day ?? next.starts_on;
	const at = next.company ? ` at ${next.company}` : '';
	if (!day) return `You have accepted an offer${at}.`;
	return `You ${day < today ? 'started' : 'start'} on ${dayText(day)}${at}.`;
}

function forEmployer(tasks: EmployerTasks): Me {
	const { overdue, unread, questions, named, to_write, interviewed, returned, filled } = tasks;
	const parts: [count: number, one: string, many: string][] = [
		[overdue, 'answer is due', 'answers are due'],
		[unread?.messages ?? 0, 'unread message', 'unread messages'],
		[questions, 'open question', 'open questions'],
		[named.length, 'note names you', 'notes name you'],
		[to_write.length, 'student to write to', 'students to write to'],
		[interviewed.length, 'interview is over', 'interviews are over'],
		[returned.length, 'draft came back', 'drafts came back'],
		[filled.length, 'internship is filled', 'internships are filled'],
	];
	const [first, ...others] = [
		...parts.filter(([count]) => count > 0).map((part) => counted(...part)),
		...(tasks.short_password ? ['your password is too short'] : []),
	];
	return {
		role: 'employer',
		needs: countTasks(tasks),
		title: first
			? `${first.charAt(0).toUpperCase()}${first.slice(1)}.`
			: 'No answer is overdue, and no message or draft waits for you.',
		detail: sentence(others),
	};
}

function forStaff({ count: needs, more }: { count: number; more: boolean }): Me {
	return {
		role: 'staff',
		needs,
		title:
			needs === 0
				? 'Nothing waits.'
				: `${more ? 'At least ' : ''}${counted(needs, 'thing waits', 'things wait')}.`,
		detail: '',
	};
}

/** "1 interview to arrange, 1 offer to answer." */
function sentence(parts: (string | false)[]): string {
	const words = parts.filter((part) => part !== false).join(', ');
	return words && `${words}.`;
}
