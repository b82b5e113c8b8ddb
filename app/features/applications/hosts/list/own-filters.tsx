import { ChevronDown, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { chipLook } from '#app/ui/chip-look.ts';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import { EnterButton, SearchBox } from '#app/ui/forms/search-box.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { Link } from '#app/ui/link.tsx';
import {
	APPLICANT_FACET_NAMES,
	APPLICANT_FACETS,
	APPLICANT_ORDERS,
	type ApplicantFacet,
	type ApplicantFilters,
	type ApplicantOrder,
	fromTheTop,
} from '#schema/applications/applicant-filters.ts';
import type { ApplicantsPage, FacetCounts, Host } from '#schema/applications/applicants.ts';
import { type ApplicationStatus, hostLabelOf } from '#schema/applications/application-moves.ts';
import { limits } from '#schema/limits.ts';
import { STUDY_LEVELS } from '#schema/students/profile-levels.ts';

const LEGENDS: Record<ApplicantFacet, string> = {
	status: 'Stage',
	answer: 'Answer',
	shortlisted: 'Shortlist',
	stars: 'Stars',
	level: 'Level of study',
	fits: 'Hours and first day',
	cv: 'CV',
	mine: 'Whose',
};

const WORDS: Record<string, Record<string, string>> = {
	answer: { overdue: 'Overdue', soon: 'Due in three days', later: 'Later' },
	shortlisted: { yes: 'Shortlisted' },
	stars: { 3: '3 stars', 2: '2 stars', 1: '1 star', 0: 'No star' },
	level: { ...STUDY_LEVELS, unknown: 'Level not given' },
	fits: { yes: 'They fit', no: 'They do not fit', unknown: 'Hours or day not given' },
	cv: { yes: 'With a CV', no: 'Without a CV' },
	mine: { yes: 'Mine', colleague: 'A colleague’s', nobody: 'Nobody’s' },
};

const wordsOf = (facet: ApplicantFacet, option: string) =>
	facet === 'status'
		? hostLabelOf(option as ApplicationStatus)
		: (WORDS[facet]?.[option] ?? option);

/** How many options are chosen, with the internship and the words. */
export const countChosen = ({ internship, words, ...filters }: ApplicantFilters) =>
	APPLICANT_FACET_NAMES.reduce((count, facet) => count + filters[facet].length, 0) +
	(internship ? 1 : 0) +
	(words ? 1 : 0);

const toggled = (filters: ApplicantFilters, facet: ApplicantFacet, option: string) => {
	const chosen: readonly string[] = filters[facet];
	const options = chosen.includes(option)
		? chosen.filter((one) => one !== option)
		: [...chosen, option];
	return { ...fromTheTop(filters), [facet]: options };
};

/** Every facet with its options, each with how many it would give. @param facets what they would give */
export const FacetChoices = ({
	facets,
	filters,
}: {
	facets: FacetCounts;
	filters: ApplicantFilters;
}) =>
	APPLICANT_FACET_NAMES.map((facet) => (
		<Facet key={facet} facet={facet} counts={facets[facet]} filters={filters} />
	));

/** Folded where there is nothing to choose and mostly not used. */
const OPEN: ApplicantFacet[] = ['status', 'answer', 'shortlisted', 'stars'];

function Facet({
	facet,
	counts,
	filters,
}: {
	facet: ApplicantFacet;
	counts: Record<string, number>;
	filters: ApplicantFilters;
}) {
	const { list } = useHost();
	const navigate = useNavigate();
	const chosen: readonly string[] = filters[facet];
	const options = APPLICANT_FACETS[facet].filter(
		(option) => counts[option] || chosen.includes(option),
	);
	if (options.length === 0) return null;
	return (
		<details
			open={OPEN.includes(facet) || chosen.length > 0}
			className="group/facet border-t border-line pt-1"
		>
			<summary className="flex min-h-11 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
				<span>
					{LEGENDS[facet]}
					{chosen.length > 0 && (
						<span className="ml-2 rounded-full bg-wash px-2 py-0.5 text-note text-brand even-figures">
							{chosen.length}
							<span className="sr-only"> chosen</span>
						</span>
					)}
				</span>
				<ChevronDown
					aria-hidden="true"
					className="size-4.5 [transition:rotate_150ms] group-open/facet:rotate-180"
				/>
			</summary>
			<fieldset>
				<legend className="sr-only">{LEGENDS[facet]}</legend>
				{options.map((option) => (
					<label key={option} className="flex min-h-10 items-center gap-3 text-small">
						<input
							type="checkbox"
							className="size-5 shrink-0"
							checked={chosen.includes(option)}
							onChange={() =>
								void navigate(list(toggled(filters, facet, option)), {
									preventScrollReset: true,
								})
							}
						/>
						<span className="flex-1 leading-tight">{wordsOf(facet, option)}</span>
						<span className="text-muted even-figures">{counts[option] ?? 0}</span>
					</label>
				))}
			</fieldset>
		</details>
	);
}

/** Each thing that is chosen, as a link that leaves it out. */
export function ChosenFilters({
	page,
	filters,
}: {
	page: ApplicantsPage;
	filters: ApplicantFilters;
}) {
	const { list } = useHost();
	const { internship, words } = filters;
	const title = page.internships.find(({ slug }) => slug === internship)?.title ?? internship;
	const rest = fromTheTop(filters);
	const chips: [key: string, words: string, without: Partial<ApplicantFilters>][] = [
		...(words ? [['words', `“${words}”`, { ...rest, words: null }] as const] : []),
		...(title ? [['internship', title, { ...rest, internship: null }] as const] : []),
		...APPLICANT_FACET_NAMES.flatMap((facet) =>
			filters[facet].map(
				(option) =>
					[`${facet} ${option}`, wordsOf(facet, option), toggled(filters, facet, option)] as const,
			),
		),
	].map(([key, name, without]) => [key, name, without]);
	if (chips.length === 0) return null;
	return (
		<ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2" data-no-print>
			{chips.map(([key, name, without]) => (
				<li key={key}>
					<Link
						to={list(without)}
						preventScrollReset
						className={chipLook(true, 'text-small wrap-anywhere')}
					>
						<span className="sr-only">Remove </span>
						{name}
						<X aria-hidden="true" className="size-4 shrink-0" />
					</Link>
				</li>
			))}
		</ul>
	);
}

const ORDERS: Record<ApplicantOrder, string> = {
	due: 'Answer due first',
	newest: 'Newest first',
	fits: 'Hours and days that fit first',
	stars: 'Most stars first',
};

/** What the search looks through. */
const SEARCHED: Record<Host, string> = {
	employer: 'Name or words',
	staff: 'Name, address, internship or company',
};

/** The search of names and words; of an employer’s list the order, too. */
export function SearchAndSort({
	filters,
	hidesNames,
}: {
	filters: ApplicantFilters;
	/** Whether some of the names are hidden. */
	hidesNames: boolean;
}) {
	const { list, host } = useHost();
	const navigate = useNavigate();
	const label = SEARCHED[host];
	const go = (change: Partial<ApplicantFilters>) =>
		void navigate(list({ ...fromTheTop(filters), ...change }), { preventScrollReset: true });
	return (
		<div className="grid gap-1.5" data-no-print>
			<div className="flex flex-wrap items-center gap-3">
				<search className="flex-[1_1_16rem]">
					<form
						onSubmit={(event) => {
							event.preventDefault();
							go({ words: plainOf(new FormData(event.currentTarget), 'words').trim() || null });
						}}
					>
						<SearchBox
							key={filters.words ?? ''}
							label={label}
							name="words"
							placeholder={label}
							data-single-key="/"
							maxLength={limits.applicantSearch}
							defaultValue={filters.words ?? ''}
						/>
						<EnterButton />
					</form>
				</search>
				{host === 'employer' && (
					<FilterSelect
						label="Sort"
						inLine
						value={filters.sort}
						onChange={({ target }) => go({ sort: target.value as ApplicantOrder })}
					>
						{APPLICANT_ORDERS.map((order) => (
							<option key={order} value={order}>
								{ORDERS[order]}
							</option>
						))}
					</FilterSelect>
				)}
			</div>
			{hidesNames && (
				<p className="text-small text-muted">
					Hidden names and their CVs are not searched; what those applicants wrote is.
				</p>
			)}
		</div>
	);
}
