import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { useComingQuery } from '#app/lib/addresses/use-coming-query.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { type ApplicantFilters, filtersIn } from '#schema/applications/applicant-filters.ts';
import { type ApplicantsPage, MOST_COUNTED } from '#schema/applications/applicants.ts';
import { ApplicantRows } from './applicant-rows.tsx';
import { Bulk } from './bulk.tsx';
import { Downloads } from './downloads.tsx';
import { Filters } from './filters.tsx';
import { Pages } from './pages.tsx';
import type { Chosen } from './use-chosen.ts';
import { useChosen } from './use-chosen.ts';

/**
 * The applications that the host answers, overdue first: filtered by the address, with many moved at once.
 * @param result the page of the address; what is shown stays until the next one is loaded
 * @param notFound shown to people who do not answer any, or not any more
 */
export function ApplicantsList({
	result,
	notFound,
}: {
	result: CallResult<ApplicantsPage>;
	notFound: ReactNode;
}) {
	const { revalidate } = useRevalidator();
	if (result.ok) return <Listed page={result.value} onMoved={revalidate} />;
	if (result.status === 404) return notFound;
	return <NotFetched words={result.message} onAgain={() => void revalidate()} />;
}

function Listed({ page, onMoved }: { page: ApplicantsPage; onMoved: () => Promise<void> }) {
	const chosen = useChosen();
	const filters = filtersIn(useComingQuery());
	const isNarrowed = filters.permission !== null || filters.graduation !== null;
	if (page.counts.all === 0 && page.internships.length === 0 && !isNarrowed) return <NoneYet />;
	return (
		<div className="@container">
			<div className="grid items-start gap-x-8 gap-y-5 @min-[68rem]:grid-cols-[14rem_minmax(0,1fr)]">
				<div className="flex flex-wrap items-center justify-between gap-3 @min-[68rem]:col-span-2">
					<p role="status" className="text-[1.1rem] font-bold">
						{totalWords(page.total)}
					</p>
					<Downloads filters={filters} />
				</div>
				<Filters page={page} filters={filters} />
				<div className="grid gap-5">
					<Bulk chosen={chosen} today={page.today} onMoved={onMoved} />
					<Rows page={page} filters={filters} chosen={chosen} />
					<Pages page={page} filters={filters} />
				</div>
			</div>
		</div>
	);
}

function Rows({
	page,
	filters,
	chosen,
}: {
	page: ApplicantsPage;
	filters: ApplicantFilters;
	chosen: Chosen;
}) {
	const { list } = useHost();
	return page.items.length === 0 ? (
		<EmptyState scene="lookout" title="None with these filters.">
			<ButtonLink to={list({})} look="secondary">
				Show all applications
			</ButtonLink>
		</EmptyState>
	) : (
		<ApplicantRows page={page} filters={filters} chosen={chosen} />
	);
}

const NoneYet = () => {
	const { host } = useHost();
	return (
		<EmptyState
			scene="lookout"
			title="No applications yet"
			text={
				host === 'staff'
					? 'Applications to the site’s internships, and general ones, appear here.'
					: 'Once you have an internship open, the students who apply for it appear here.'
			}
		/>
	);
};

const totalWords = (total: number) =>
	total < MOST_COUNTED
		? `${total} ${total === 1 ? 'application' : 'applications'}`
		: `${MOST_COUNTED.toLocaleString('en-GB')} applications or more: the first of them are counted`;
