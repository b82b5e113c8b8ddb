import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { cn } from '#app/lib/cn.ts';
import { PlainButton } from '#app/ui/button.tsx';
import { chipLook } from '#app/ui/chip-look.ts';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import { Link } from '#app/ui/link.tsx';
import { underlined } from '#app/ui/tabs.tsx';
import { type ApplicantFilters, fromTheTop } from '#schema/applications/applicant-filters.ts';
import type { ApplicantsPage } from '#schema/applications/applicants.ts';
import { APPLICATION_STATUSES, hostLabelOf } from '#schema/applications/application-moves.ts';
import { HideNames } from './hide-names.tsx';
import { countChosen, FacetChoices } from './own-filters.tsx';

type Props = { page: ApplicantsPage; filters: ApplicantFilters };

/**
 * What the list can be narrowed to: links for where applications stand, choices for the rest. Folded where they have no
 * column of their own.
 * @param total how many applications there are, before the button that opens them
 * @param children what stands behind that button
 */
export function Filters({
	page,
	filters,
	beside,
	total,
	children,
}: Props & { beside: boolean; total: ReactNode; children: ReactNode }) {
	const { list } = useHost();
	const { of, view } = filters;
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	const count = countChosen(filters);
	return (
		<>
			<div
				className={cn(
					'flex flex-wrap items-center gap-3 print:mb-3 [&>:first-child]:mr-auto',
					beside && 'col-span-2',
				)}
			>
				{total}
				{!beside && (
					<PlainButton
						aria-expanded={isOpen}
						aria-controls={id}
						onClick={() => setOpen(!isOpen)}
						className="inline-flex min-h-11 items-center gap-2 rounded-control border border-control bg-card px-4.5 text-small font-semibold hover:border-brand hover:text-brand print:hidden"
					>
						<SlidersHorizontal aria-hidden="true" className="size-4.5" />
						Filters
						{count > 0 && <Count>{count}</Count>}
						<ChevronDown
							aria-hidden="true"
							className={cn('size-5 text-brand [transition:rotate_150ms]', isOpen && 'rotate-180')}
						/>
					</PlainButton>
				)}
				{children}
				{count > 0 && (
					<Link to={list({ of, view })} preventScrollReset className="link inline-block py-2.5">
						Clear all
					</Link>
				)}
			</div>
			<div id={id} hidden={!beside && !isOpen} data-no-print>
				<Choices page={page} filters={filters} beside={beside} />
			</div>
		</>
	);
}

const Count = ({ children }: { children: number }) => (
	<span className="rounded-full bg-wash px-2 py-0.5 text-note text-brand even-figures">
		{children}
	</span>
);

const Choices = ({
	page: { counts, facets, internships },
	filters,
	beside,
}: Props & { beside: boolean }) => (
	<div className={cn('grid gap-4', !beside && 'rounded-card border border-line bg-card p-4')}>
		<HideNamesOf internships={internships} chosen={filters.internship} />
		{!facets && <Standing counts={counts} filters={filters} beside={beside} />}
		<div className={cn('grid gap-3', !beside && 'sm:grid-cols-2 @5xl:grid-cols-3')}>
			{internships.length > 0 && (
				<Choice
					label="Internship"
					value={filters.internship}
					options={internships.map(({ slug, title, all, overdue }) => [
						slug,
						`${title} (${all}${overdue > 0 ? `, ${overdue} overdue` : ''})`,
					])}
					filtersFor={(internship) =>
						facets ? { ...fromTheTop(filters), internship } : { internship, of: filters.of }
					}
				/>
			)}
		</div>
		{facets && (
			<div>
				<FacetChoices facets={facets} filters={filters} />
			</div>
		)}
		<p className="text-small text-muted">
			Choose by what the work needs, not by age or nationality.
		</p>
	</div>
);

/** The switch of the internship that is chosen, or the only one. */
function HideNamesOf({
	internships,
	chosen,
}: {
	internships: ApplicantsPage['internships'];
	chosen: string | null;
}) {
	const { host } = useHost();
	const one =
		internships.length === 1 ? internships[0] : internships.find(({ slug }) => slug === chosen);
	return host === 'employer' && one && <HideNames internship={one} />;
}

/** Whose applications staff see. */
export const Whose = ({ filters }: { filters: ApplicantFilters }) => (
	<ul
		data-no-print
		aria-label="Whose"
		className="side-scroll mb-5 flex gap-x-6 border-b border-line"
	>
		<WhoseLink filters={{ words: filters.words }} on={filters.of === null}>
			Ours to answer
		</WhoseLink>
		<WhoseLink filters={{ of: 'employers', words: filters.words }} on={filters.of === 'employers'}>
			Employers’
		</WhoseLink>
	</ul>
);

type FilterLinkProps = { filters: Partial<ApplicantFilters>; on: boolean; children: string };

function WhoseLink({ filters, on, children }: FilterLinkProps) {
	const { list } = useHost();
	return (
		<li>
			<Link
				to={list(filters)}
				preventScrollReset
				aria-current={on ? 'true' : undefined}
				className={underlined(on)}
			>
				{children}
			</Link>
		</li>
	);
}

function Standing({
	counts,
	filters,
	beside,
}: {
	counts: ApplicantsPage['counts'];
	filters: ApplicantFilters;
	beside: boolean;
}) {
	const rest = { ...fromTheTop(filters), status: [], answer: [] };
	const [chosen] = filters.status;
	const overdue = filters.answer.includes('overdue');
	const look = beside ? besideLook : chipLook;
	const chip = (name: string, to: Partial<ApplicantFilters>, on: boolean, count: number) => (
		<Chip key={name} filters={to} on={on} count={count} look={look(on)}>
			{name}
		</Chip>
	);
	return (
		<div>
			<p aria-hidden="true" className="mb-1.5 font-semibold">
				Stage
			</p>
			<ul aria-label="Filters" className={beside ? 'grid gap-0.5' : 'flex flex-wrap gap-2'}>
				{chip('All', rest, !chosen && !overdue, counts.all)}
				{(counts.overdue > 0 || overdue) &&
					chip('Overdue', { ...rest, answer: ['overdue'] }, overdue, counts.overdue)}
				{APPLICATION_STATUSES.filter((status) => counts.status[status] || chosen === status).map(
					(status) =>
						chip(
							hostLabelOf(status),
							{ ...rest, status: [status] },
							chosen === status,
							counts.status[status] ?? 0,
						),
				)}
			</ul>
		</div>
	);
}

const besideLook = (on: boolean) =>
	cn(
		'flex min-h-10 items-center justify-between gap-2 rounded-control border px-3 py-1 leading-tight font-semibold',
		on
			? 'border-brand bg-wash text-brand'
			: 'border-transparent hover:bg-wash forced-colors:border-0',
	);

function Chip({
	filters,
	on,
	count,
	look,
	children,
}: FilterLinkProps & { count: number; look: string }) {
	const { list } = useHost();
	return (
		<li>
			<Link
				to={list(filters)}
				preventScrollReset
				aria-current={on ? 'true' : undefined}
				className={look}
			>
				{children}
				<span className="text-muted even-figures">{count}</span>
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
	const isOption = value === null || options.some(([one]) => one === value);
	return (
		<FilterSelect label={label} value={value ?? ''} onChange={choose}>
			<option value="">All</option>
			{!isOption && value && <option value={value}>{value} (0)</option>}
			{options.map(([one, words]) => (
				<option key={one} value={one}>
					{words}
				</option>
			))}
		</FilterSelect>
	);
}
