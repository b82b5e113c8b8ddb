import { Paperclip } from 'lucide-react';
import { applicantFit } from '#app/features/applications/hosts/applicant-fit.ts';
import { Due, Initials } from '#app/features/applications/hosts/applicant-marks.tsx';
import { appliedFor, nameOf, studyOf } from '#app/features/applications/hosts/applicant-naming.ts';
import { readMatching } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { permissionWords } from '#app/features/applications/hosts/permission-words.ts';
import { StatusBadge } from '#app/features/applications/tracker/status-badge.tsx';
import { cn } from '#app/lib/cn.ts';
import { hostMessages } from '#app/messages/hosts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { FitWords } from '#app/ui/fit/fit-words.tsx';
import { Link } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import {
	type Applicant,
	type ApplicantsPage,
	MOST_AT_ONCE,
} from '#schema/applications/applicants.ts';
import type { Chosen } from './use-chosen.ts';

type Props = { page: ApplicantsPage; filters: ApplicantFilters; chosen: Chosen };

/** A line for each applicant on wide screens, a block on narrow ones; each can be ticked. */
export const ApplicantRows = ({ page, filters, chosen }: Props) => (
	<div className="overflow-hidden rounded-card border border-line bg-card">
		<ChooseAll page={page} filters={filters} chosen={chosen} />
		{/* Each entry says by itself what the heads name. */}
		<div aria-hidden="true" className={cn(line, 'border-b border-line py-2 max-lg:hidden')}>
			<div className={cn(cells, 'col-start-2 text-[0.92rem] font-semibold text-muted')}>
				<span>Applicant</span>
				<span>Can work</span>
				<span>Answer by</span>
				<span>Stage</span>
			</div>
		</div>
		{/* What has the focus stays below the bar of the chosen ones. */}
		<ul aria-label="Applicants" className="[&_:is(a,input)]:scroll-mt-28">
			{page.items.map((applicant) => (
				<Row
					key={applicant.id}
					applicant={applicant}
					today={page.today}
					filters={filters}
					chosen={chosen}
				/>
			))}
		</ul>
	</div>
);

/** A line of the list: what is ticked, then what is known. */
const line = 'grid grid-cols-[3rem_1fr] items-start px-2';
const cells =
	'grid min-w-0 items-start gap-x-4 gap-y-2 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1.1fr)_minmax(0,0.8fr)_minmax(0,1.05fr)]';

const tick = 'size-5';

function ChooseAll({ page, filters, chosen }: Props) {
	const { host } = useHost();
	const all = page.items.every(({ id }) => chosen.items.has(id));
	const addMatching = async () => {
		const result = await readMatching(host, filters);
		if (!result.ok) return toast({ title: 'Error', text: result.message, destructive: true });
		chosen.add(result.value.items);
		if (page.total > MOST_AT_ONCE) toast(hostMessages.tooMany);
	};
	return (
		<div className="flex flex-wrap items-center gap-x-5 border-b border-line px-2">
			<label className="flex min-h-11 items-center gap-3 font-semibold">
				<span className="grid size-11 place-items-center">
					<input
						type="checkbox"
						className={tick}
						checked={all}
						onChange={() => (all ? chosen.clear() : chosen.add(page.items))}
					/>
				</span>
				Choose all on this page
			</label>
			{page.pages > 1 && (
				<button type="button" className="link min-h-11" onClick={addMatching}>
					Choose all {Math.min(page.total, MOST_AT_ONCE)}
				</button>
			)}
		</div>
	);
}

function Row({
	applicant,
	today,
	filters,
	chosen,
}: Omit<Props, 'page'> & { applicant: Applicant; today: string }) {
	const { one } = useHost();
	const { id, status } = applicant;
	const fit = applicantFit(applicant, today);
	const ticked = chosen.items.has(id);
	return (
		<li className={cn(line, 'border-t border-line py-3 first:border-0', ticked && 'bg-wash')}>
			<label className="grid size-11 place-items-center">
				<input
					type="checkbox"
					className={tick}
					checked={ticked}
					onChange={() => chosen.toggle(id, status)}
				/>
				<span className="sr-only">Choose {nameOf(applicant)}</span>
			</label>
			<div className={cells}>
				<div className="flex min-w-0 gap-3">
					<Initials of={applicant} />
					<div className="min-w-0">
						<Link
							to={one(id, filters)}
							className="inline-flex min-h-11 items-center font-bold underline-offset-3 wrap-anywhere hover:text-brand hover:underline"
						>
							{nameOf(applicant)}
						</Link>
						<p className="text-[0.92rem] text-muted wrap-anywhere">{studyOf(applicant)}</p>
						{filters.internship === null && (
							<p className="text-[0.92rem] text-muted wrap-anywhere">{appliedFor(applicant)}</p>
						)}
					</div>
				</div>
				<div className="text-[0.95rem] lg:pt-2.5">
					{fit && <FitWords {...fit} />}
					<p className={fit ? 'text-muted' : undefined}>{permissionWords(applicant.permission)}</p>
					{applicant.cv_name && (
						<p className="flex items-center gap-1.5 text-muted">
							<Paperclip aria-hidden="true" className="size-4" />
							CV
						</p>
					)}
				</div>
				<p className="text-[0.95rem] lg:pt-2.5">
					<Due applicant={applicant} today={today} />
				</p>
				<div className="lg:pt-2">
					{applicant.waits ? (
						<Badge>Waits for our staff</Badge>
					) : (
						<StatusBadge application={applicant} today={today} readBy="host" />
					)}
				</div>
			</div>
		</li>
	);
}
