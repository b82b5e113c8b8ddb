import { useEffect, useId, useRef, useState } from 'react';
import { applicantFit } from '#app/features/applications/hosts/applicant-fit.ts';
import { Due, Initials } from '#app/features/applications/hosts/applicant-marks.tsx';
import { nameOf } from '#app/features/applications/hosts/applicant-naming.ts';
import { openMore } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { permissionWords } from '#app/features/applications/hosts/permission-words.ts';
import { lateBy } from '#app/features/applications/tracker/answer-words.ts';
import { StatusSign } from '#app/features/applications/tracker/status-badge.tsx';
import { cn } from '#app/lib/cn.ts';
import { useDrawn } from '#app/lib/use-drawn.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { FitWords } from '#app/ui/fit/fit-words.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import { WholeDays } from '#app/ui/whole-days.tsx';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import {
	type Applicant,
	type ApplicantsPage,
	type BoardColumn,
	ON_A_PAGE,
} from '#schema/applications/applicants.ts';
import {
	APPLICATION_STATUSES,
	type ApplicationStatus,
	hostLabelOf,
	movesFrom,
} from '#schema/applications/application-moves.ts';
import { Marks } from './marks.tsx';
import { Who } from './who.tsx';

type Shared = {
	filters: ApplicantFilters;
	/** Whether there are applications to more than one internship. */
	several: boolean;
	/** ISO date in Europe/London. */
	today: string;
	onMove: (applicant: Applicant) => void;
};

/** The applications by status, side by side. It moves sideways within its frame, and is printed as a list. */
export const Board = ({
	columns,
	...shared
}: Shared & { columns: NonNullable<ApplicantsPage['columns']> }) => (
	<section
		aria-label="Applications by stage"
		// biome-ignore lint/a11y/noNoninteractiveTabindex: by the keyboard it is moved sideways where it has the focus
		tabIndex={0}
		className="side-scroll rounded-card pb-2 print:overflow-visible!"
	>
		<div className="grid auto-cols-[minmax(13.75rem,1fr)] grid-flow-col grid-cols-none items-start gap-3 print:block!">
			{visibleColumns(columns, shared.filters).map((column) => (
				<Column key={column.status} column={column} {...shared} />
			))}
		</div>
	</section>
);

/** The way to a place; these have a column while nobody is there, too. */
const ON_THE_WAY: ApplicationStatus[] = [
	'submitted',
	'in-review',
	'interview',
	'offered',
	'accepted',
];

function visibleColumns(
	columns: BoardColumn[],
	{ status: chosen }: ApplicantFilters,
): BoardColumn[] {
	const always = chosen.length > 0 ? chosen : ON_THE_WAY;
	return APPLICATION_STATUSES.flatMap((status) => {
		const column = columns.find((one) => one.status === status);
		if (column) return [column];
		return always.includes(status) ? [{ status, total: 0, overdue: 0, items: [], next: null }] : [];
	});
}

const FIRST_CARDS = 5;

function Column({ column, ...shared }: Shared & { column: BoardColumn }) {
	const { filters } = shared;
	/** With what was asked for since it was loaded. */
	const [longer, setLonger] = useState({ from: column, to: column });
	const current = longer.from === column ? longer.to : column;
	const { status, total, overdue, items, next } = current;
	const drawn = useDrawn(items.length, FIRST_CARDS);
	const heading = useId();
	const list = useRef<HTMLUListElement>(null);
	/** The place of the first one of those that were asked for, until it has the focus. */
	const awaited = useRef<number | null>(null);
	useEffect(() => {
		if (awaited.current === null || drawn <= awaited.current) return;
		list.current?.children[awaited.current]?.querySelector('a')?.focus();
		awaited.current = null;
	}, [drawn]);
	const more = async () => {
		if (awaited.current !== null) return;
		awaited.current = items.length;
		const result = await openMore(filters, current);
		if (result.ok) setLonger({ from: column, to: result.value });
		// Of those that follow all may have gone.
		if (result.ok && result.value.items.length > items.length) return;
		awaited.current = null;
		if (!result.ok) toast(applicationMessages.failed(result.message));
	};
	return (
		<section
			aria-labelledby={heading}
			data-column=""
			className="min-w-0 rounded-card bg-wash p-2 print:mb-4 print:bg-transparent print:p-0"
		>
			<h3 id={heading} className="flex items-center gap-2 px-1.5 pt-1 text-small font-semibold">
				<StatusSign of={status} />
				<span>{hostLabelOf(status)}</span>{' '}
				<span className="ml-auto even-figures print:ml-0">{total}</span>
			</h3>
			<p className="min-h-7 px-1.5 pb-1.5 text-note text-muted">
				{overdue > 0 && <b className="text-hot">{overdue} overdue</b>}
				{total === 0 && <span>Nobody</span>}
			</p>
			{items.length > 0 && (
				<ul ref={list} aria-labelledby={heading} className="grid gap-2 [&_a]:scroll-mt-28">
					<Entries>
						{items.slice(0, drawn).map((applicant) => (
							<Card key={applicant.id} applicant={applicant} {...shared} />
						))}
					</Entries>
				</ul>
			)}
			{next !== null && (
				<Button look="text" className="mt-1 w-full" data-no-print onClick={more}>
					<span>
						Show {Math.min(ON_A_PAGE, total - items.length)} more
						<span className="sr-only"> of “{hostLabelOf(status)}”</span>
					</span>
				</Button>
			)}
		</section>
	);
}

function Card({ applicant, filters, several, today, onMove }: Shared & { applicant: Applicant }) {
	const { host } = useHost();
	const { status, permission } = applicant;
	const fit = applicantFit(applicant, today);
	const isLate = !applicant.waits && lateBy(applicant, today) > 0;
	return (
		<li
			data-applicant=""
			className={cn(
				'grid gap-1.5 rounded-control border border-line bg-card p-2.5 text-small leading-snug wrap-anywhere print:break-inside-avoid print:rounded-none print:border-x-0 print:border-t-0',
				// Unlike a badge.
				isLate && '[box-shadow:inset_3px_0_var(--color-hot-fill)]',
			)}
		>
			<div className="flex min-w-0 gap-2.5">
				<Initials of={applicant} />
				<div className="min-w-0 text-note text-muted">
					<Who applicant={applicant} filters={filters} several={several} size="text-small" />
				</div>
			</div>
			{(fit || permission) && (
				<div className="text-note">
					{fit && <FitWords {...fit} />}
					{permission && (
						<p className="text-muted">
							<WholeDays words={permissionWords(permission)} />
						</p>
					)}
				</div>
			)}
			<p>
				<Due applicant={applicant} today={today} />
			</p>
			{applicant.waits && (
				<div>
					<Badge>Waits for our staff</Badge>
				</div>
			)}
			<div className="-mx-1.5 -mb-1.5 flex flex-wrap items-center justify-between">
				<Marks applicant={applicant} />
				{movesFrom(status, host).length > 0 && (
					<Button
						look="text"
						className="ml-auto min-w-11 px-1.5!"
						aria-haspopup="dialog"
						data-mark="m"
						onClick={() => onMove(applicant)}
					>
						Move<span className="sr-only"> {nameOf(applicant)}</span>
					</Button>
				)}
			</div>
		</li>
	);
}
