import type { ReactNode } from 'react';
import { applicantFit } from '#app/features/applications/hosts/applicant-fit.ts';
import { Due, Initials } from '#app/features/applications/hosts/applicant-marks.tsx';
import { appliedFor, nameOf } from '#app/features/applications/hosts/applicant-naming.ts';
import { readMatching } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { permissionWords } from '#app/features/applications/hosts/permission-words.ts';
import { StatusBadge } from '#app/features/applications/tracker/status-badge.tsx';
import { cn } from '#app/lib/cn.ts';
import { useDrawn } from '#app/lib/use-drawn.ts';
import { useNarrow } from '#app/lib/use-wide.ts';
import { hostMessages } from '#app/messages/hosts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { PlainButton } from '#app/ui/button.tsx';
import { FitWords } from '#app/ui/fit/fit-words.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import { WholeDays } from '#app/ui/whole-days.tsx';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import {
	type Applicant,
	type ApplicantsPage,
	MOST_AT_ONCE,
} from '#schema/applications/applicants.ts';
import { Marks } from './marks.tsx';
import type { Selection } from './use-selection.ts';
import { isSeveral, Who } from './who.tsx';

type Props = { page: ApplicantsPage; filters: ApplicantFilters; chosen: Selection };

/**
 * A line for each applicant on wide screens, a block on narrow ones; each can be ticked.
 * @param children what can be done with those that are ticked
 */
export function ApplicantRows({ children, ...props }: Props & { children: ReactNode }) {
	const narrow = useNarrow();
	return (
		<div>
			<div className="rounded-card border border-line bg-card">
				<Head {...props}>{!narrow && children}</Head>
				<Rows {...props} narrow={narrow} />
			</div>
			{narrow && children}
		</div>
	);
}

const FIRST_ROWS = 12;

const Rows = ({ page, filters, chosen, narrow }: Props & { narrow: boolean }) => {
	const drawn = useDrawn(page.items.length, FIRST_ROWS);
	return (
		<>
			{/* What has the focus stays below the bar of the chosen ones. */}
			<ul aria-label="Applicants" className="[&_:is(a,input)]:scroll-mt-28">
				<Entries>
					{page.items.slice(0, drawn).map((applicant) => (
						<Row
							key={applicant.id}
							applicant={applicant}
							narrow={narrow}
							today={page.today}
							filters={filters}
							several={isSeveral(page)}
							chosen={chosen}
						/>
					))}
				</Entries>
			</ul>
		</>
	);
};

/** A line of the list: what is ticked, then what is known. */
const line =
	'grid grid-cols-[3rem_1fr] items-start px-2 @max-3xs:grid-cols-[2rem_1fr] @min-3xs:@max-5xl:pr-4';
const cells =
	'grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 @2xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] @5xl:grid-cols-[minmax(0,1fr)_11rem_8.5rem_6.5rem_8.25rem]';

const tick = 'size-5';

/** All of the page can be ticked there, beside the heads of the columns; once one is ticked it becomes, as high, what can be done with them. */
function Head({ page, filters, chosen, children }: Props & { children: ReactNode }) {
	const { host } = useHost();
	const narrow = useNarrow();
	const all = page.items.every(({ id }) => chosen.items.has(id));
	const addMatching = async () => {
		const result = await readMatching(host, filters);
		if (!result.ok) return toast({ title: 'Error', text: result.message, destructive: true });
		chosen.add(result.value.items);
		if (page.total > MOST_AT_ONCE) toast(hostMessages.tooMany);
	};
	const some = chosen.items.size > 0;
	const most = Math.min(page.total, MOST_AT_ONCE);
	return (
		<div
			className={cn(
				'flex min-h-14 items-center rounded-t-card border-b border-line px-2 @max-5xl:flex-wrap @max-5xl:gap-x-3 print:@max-5xl:hidden',
				some &&
					'flex-wrap gap-x-3 bg-wash @5xl:sticky @5xl:top-17 @5xl:z-10 @5xl:py-1.5 print:hidden',
			)}
		>
			<label className="flex min-h-11 items-center font-semibold print:invisible">
				<span className="grid h-11 w-12 shrink-0 place-items-center @max-3xs:w-8">
					<input
						type="checkbox"
						className={tick}
						checked={all}
						onChange={() => (all ? chosen.clear() : chosen.add(page.items))}
					/>
				</span>
				<span className={some ? cn(!narrow && 'sr-only') : '@5xl:sr-only'}>
					Choose all on this page
				</span>
			</label>
			{children}
			{!some && (
				// Each entry says by itself what the heads name.
				<div
					aria-hidden="true"
					className={cn(cells, 'flex-1 text-small font-semibold text-muted @max-5xl:hidden!')}
				>
					<span>Applicant</span>
					<span>Can work</span>
					<span>{host === 'employer' && 'Stars'}</span>
					<span>Answer by</span>
					<span>Stage</span>
				</div>
			)}
			{page.total > page.items.length && chosen.items.size < most && (
				<PlainButton className={cn('link min-h-11', !some && '@5xl:hidden')} onClick={addMatching}>
					{some && !narrow ? <Choose>All {most}</Choose> : <span>{`Choose all ${most}`}</span>}
				</PlainButton>
			)}
		</div>
	);
}

/** Where there is little room, only the last of these words are seen. */
const Choose = ({ children }: { children: ReactNode }) => (
	<>
		<span className="sr-only">Choose </span>
		{children}
	</>
);

function Row({
	applicant,
	today,
	filters,
	several,
	chosen,
	narrow,
}: Omit<Props, 'page'> & {
	applicant: Applicant;
	today: string;
	several: boolean;
	narrow: boolean;
}) {
	const { host } = useHost();
	const fit = applicantFit(applicant, today);
	const ticked = chosen.items.has(applicant.id);
	return (
		<li
			data-applicant=""
			className={cn(
				line,
				'relative border-t border-line py-2 leading-snug first:border-0',
				// Unlike a badge.
				ticked && 'bg-paper [box-shadow:inset_3px_0_var(--color-brand)]',
			)}
		>
			<label className="grid min-h-11 place-items-center print:invisible">
				<input
					type="checkbox"
					className={tick}
					checked={ticked}
					onChange={() => chosen.toggle(applicant)}
				/>
				<span className="sr-only">
					Choose {nameOf(applicant)}
					{/* Without names those of each internship are numbered from one. */}
					{several && applicant.hidden && <span>{`, ${appliedFor(applicant)}`}</span>}
				</span>
			</label>
			<div className={cells}>
				<div className="flex min-w-0 gap-3 @max-2xl:col-span-2 @max-2xl:pr-8">
					<span className="@max-3xs:hidden">
						<Initials of={applicant} />
					</span>
					<div className="min-w-0 text-small text-muted wrap-anywhere">
						<Who applicant={applicant} filters={filters} several={several} size="text-body" />
					</div>
				</div>
				{/* On a phone it stands with the application. */}
				<div className="text-small @max-2xl:not-print:hidden">
					{fit && <FitWords {...fit} />}
					<p className={fit ? 'text-muted' : undefined}>
						{applicant.hidden ? (
							'Shown once invited'
						) : (
							<WholeDays words={permissionWords(applicant.permission)} />
						)}
					</p>
				</div>
				<div className="flex flex-wrap items-center justify-between gap-x-2 @max-5xl:col-span-full @max-2xl:-ml-10 @2xl:@max-5xl:pl-12 @5xl:contents">
					<div>{host === 'employer' && <Marks applicant={applicant} inRow />}</div>
					<p className="flex-[1_1_3.75rem] text-small">
						<Due applicant={applicant} today={today} underHead={!narrow} brief={narrow} />
					</p>
					<div>
						{applicant.waits ? (
							<Badge>Waits for our staff</Badge>
						) : (
							<StatusBadge application={applicant} today={today} readBy="host" saysLate={false} />
						)}
					</div>
				</div>
			</div>
		</li>
	);
}
