import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { cn } from '#app/lib/cn.ts';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import { Link } from '#app/ui/link.tsx';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import type { ApplicantsPage } from '#schema/applications/applicants.ts';
import { APPLICATION_STATUSES, hostLabelOf } from '#schema/applications/application-moves.ts';
import { PERMISSION_KINDS, permissionLabels } from '#schema/students/permission-kinds.ts';

type Props = { page: ApplicantsPage; filters: ApplicantFilters };

/** What the list can be narrowed to: links for where applications stand, choices for the rest. */
export function Filters({ page, filters }: Props) {
	const { host } = useHost();
	const { counts, internships } = page;
	return (
		<div className="grid gap-4">
			{host === 'staff' && <Whose filters={filters} />}
			<Standing page={page} filters={filters} />
			<div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 @min-[68rem]:grid-cols-1">
				{internships.length > 0 && (
					<Choice
						label="Internship"
						value={filters.internship}
						options={internships.map(({ slug, title, all, overdue }) => [
							slug,
							`${title} (${all}${overdue > 0 ? `, ${overdue} overdue` : ''})`,
						])}
						filtersFor={(internship) => ({ internship, of: filters.of })}
					/>
				)}
				<Choice
					label="Permission to work"
					value={filters.permission}
					options={PERMISSION_KINDS.filter((kind) => counts.permission[kind]).map((kind) => [
						kind,
						`${permissionLabels[kind]} (${counts.permission[kind]})`,
					])}
					filtersFor={(permission) => ({
						...filters,
						permission: permission as ApplicantFilters['permission'],
						page: 1,
					})}
				/>
				<Choice
					label="Graduation"
					value={filters.graduation}
					options={Object.entries(counts.graduation).map(([year, count]) => [
						year,
						`${year} (${count})`,
					])}
					filtersFor={(graduation) => ({ ...filters, graduation, page: 1 })}
				/>
			</div>
			<p className="text-[0.92rem] text-muted">
				Choose by what the work needs, not by age or nationality.
			</p>
		</div>
	);
}

const Whose = ({ filters }: { filters: ApplicantFilters }) => (
	<ul aria-label="Whose" className="flex flex-wrap gap-2">
		<Chip filters={{}} on={filters.of === null}>
			Ours to answer
		</Chip>
		<Chip filters={{ of: 'employers' }} on={filters.of === 'employers'}>
			Employers’
		</Chip>
	</ul>
);

function Standing({ page: { counts }, filters }: Props) {
	const rest = { ...filters, status: null, overdue: false, page: 1 };
	return (
		<ul
			aria-label="Filters"
			className="relative flex gap-2 max-lg:overflow-x-auto max-lg:py-1 lg:flex-wrap @min-[68rem]:flex-col @min-[68rem]:gap-1"
		>
			<Chip filters={rest} on={filters.status === null && !filters.overdue} count={counts.all}>
				All
			</Chip>
			{(counts.overdue > 0 || filters.overdue) && (
				<Chip filters={{ ...rest, overdue: true }} on={filters.overdue} count={counts.overdue}>
					Overdue
				</Chip>
			)}
			{APPLICATION_STATUSES.filter(
				(status) => counts.status[status] || filters.status === status,
			).map((status) => (
				<Chip
					key={status}
					filters={{ ...rest, status }}
					on={filters.status === status}
					count={counts.status[status] ?? 0}
				>
					{hostLabelOf(status)}
				</Chip>
			))}
		</ul>
	);
}

function Chip({
	filters,
	on,
	count,
	children,
}: {
	filters: Partial<ApplicantFilters>;
	on: boolean;
	count?: number;
	children: string;
}) {
	const { list } = useHost();
	return (
		<li>
			<Link
				to={list(filters)}
				preventScrollReset
				aria-current={on ? 'true' : undefined}
				className={cn(
					'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold whitespace-nowrap @min-[68rem]:flex @min-[68rem]:justify-between @min-[68rem]:rounded-control @min-[68rem]:px-3 @min-[68rem]:whitespace-normal',
					on
						? 'border-brand bg-wash text-brand'
						: 'border-control bg-card hover:border-brand @min-[68rem]:border-transparent @min-[68rem]:bg-transparent',
				)}
			>
				{children}
				{count !== undefined && <span className="text-muted even-figures">{count}</span>}
			</Link>
		</li>
	);
}

function Choice({
	label,
	value,
	options,
	filtersFor,
}: {
	label: string;
	value: string | null;
	options: (readonly [value: string, label: string])[];
	filtersFor: (value: string | null) => Partial<ApplicantFilters>;
}) {
	const { list } = useHost();
	const navigate = useNavigate();
	const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
		void navigate(list(filtersFor(target.value || null)), { preventScrollReset: true });
	const known = value === null || options.some(([one]) => one === value);
	return (
		<FilterSelect label={label} value={value ?? ''} onChange={choose}>
			<option value="">All</option>
			{!known && value && <option value={value}>{value} (0)</option>}
			{options.map(([one, words]) => (
				<option key={one} value={one}>
					{words}
				</option>
			))}
		</FilterSelect>
	);
}
