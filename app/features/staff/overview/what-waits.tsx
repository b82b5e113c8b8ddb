import type { ReactNode } from 'react';
import { searchPath } from '#app/features/staff/screens.ts';
import { useStaffOverview } from '#app/features/staff/staff-context.tsx';
import { waitingEntries } from '#app/features/staff/staff-navigation.tsx';
import { countWords } from '#app/features/staff/waiting-words.ts';
import { Card } from '#app/ui/card.tsx';
import { WeekBars } from '#app/ui/charts/week-bars.tsx';
import { Link } from '#app/ui/link.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { daysBetween, longDate } from '#schema/london-day.ts';
import type { OverdueEmployer, StaffWeek, WaitingCount } from '#schema/staff/staff.ts';
import { Waited } from './age-bar.tsx';

/** All that waits, with how long the oldest has waited; below it the employers whose answers are late. */
export function WhatWaits({ children }: { children: ReactNode }) {
	const { waiting, overdue, overdue_employers, today } = useStaffOverview();
	const nonEmpty = waiting.filter(({ count }) => count > 0);
	return (
		<div className="grid items-start gap-4 @5xl:grid-cols-[1fr_minmax(0,20rem)]">
			<div className="grid gap-4">
				{nonEmpty.length === 0 && <NothingWaits />}
				{nonEmpty.length > 0 && (
					<Card>
						<ul className="-my-3">
							<Entries>
								{nonEmpty.map((one) => (
									<WaitingRow key={one.kind} waiting={one} today={today} />
								))}
							</Entries>
						</ul>
						<p className="mt-5 text-small text-muted">
							The red line is a week; of overdue answers it is the day that was promised.
						</p>
					</Card>
				)}
				{overdue.length > 0 && (
					<Overdue employers={overdue} all={overdue_employers} today={today} />
				)}
			</div>
			{children}
		</div>
	);
}

/** Instead of an empty list. @param next what it is a list of */
export const NothingWaits = ({ next = 'draft, message or report' }: { next?: string }) => (
	<EmptyState scene="tea" title="Nothing is waiting" text={`The next ${next} appears here.`} />
);

function WaitingRow({ waiting, today }: { waiting: WaitingCount; today: string }) {
	const { to, label } = waitingEntries[waiting.kind];
	const days = waiting.oldest ? daysBetween(waiting.oldest, today) : 0;
	return (
		<li className="flex items-baseline gap-x-4 border-t border-line py-1.5 first:border-0">
			<b className="min-w-8 text-right text-body even-figures @max-3xs:min-w-0">
				{countWords(waiting)}
			</b>
			<div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
				<span className="min-w-[min(10rem,100%)] flex-1">
					<Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
						{label}
					</Link>
				</span>
				<span className="min-w-[min(12rem,100%)]">
					<Waited days={days} before="oldest" isOverdue={waiting.kind === 'overdue'} />
				</span>
			</div>
		</li>
	);
}

const Overdue = ({
	employers,
	all,
	today,
}: {
	employers: OverdueEmployer[];
	/** How many there are. */
	all: number;
	today: string;
}) => (
	<section id="overdue" aria-labelledby="overdue-title">
		<Card>
			<h2 id="overdue-title" className="mb-1 text-body">
				Overdue answers
			</h2>
			<ul>
				{employers.map(({ company, count, oldest }) => (
					<li
						key={company + oldest}
						className="flex flex-wrap items-center gap-x-4 border-t border-line py-2 first:border-0"
					>
						<p className="min-w-[min(10rem,100%)] flex-1">
							<Link
								to={searchPath('employers', 'all', company)}
								className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
							>
								{company}
							</Link>
							<br />
							{count} <span>{count === 1 ? 'answer' : 'answers'}</span>, the oldest promised by{' '}
							<span className="whitespace-nowrap">{longDate(oldest)}</span>
						</p>
						<span className="min-w-[min(12rem,100%)]">
							<Waited days={daysBetween(oldest, today)} isOverdue />
						</span>
					</li>
				))}
			</ul>
			{all > employers.length && (
				<Link
					to="/staff/employers?show=all&only=overdue"
					className="link inline-flex min-h-11 items-center font-semibold"
				>
					All {all} employers with answers overdue
				</Link>
			)}
		</Card>
	</section>
);

/** Applications and sign-ups of the last ten weeks. */
export function StaffWeeks({ weeks }: { weeks: StaffWeek[] }) {
	return (
		<div className="flex flex-wrap gap-4">
			<Card className="flex-[1_1_16rem]">
				<h2 className="mb-3 text-body">Applications per week</h2>
				<WeekBars
					of="Applications"
					weeks={weeks.map(({ begins, applications }) => ({ begins, count: applications }))}
				/>
			</Card>
			<Card className="flex-[1_1_16rem]">
				<h2 className="mb-3 text-body">Sign-ups per week</h2>
				<WeekBars
					of="Sign-ups"
					weeks={weeks.map(({ begins, sign_ups }) => ({ begins, count: sign_ups }))}
				/>
			</Card>
		</div>
	);
}
