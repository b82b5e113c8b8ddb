import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { BackLink } from '#app/ui/back-link.tsx';
import { Link } from '#app/ui/link.tsx';
import { SingleKeys } from '#app/ui/single-keys.tsx';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import type { MatchingApplicants } from '#schema/applications/applicants.ts';

/**
 * From one application to the next.
 * @param items in the order of the list that one comes from, as it was then
 * @param place of this application among them, or -1
 */
export function Neighbours({
	items,
	place,
	filters,
}: {
	items: MatchingApplicants['items'];
	place: number;
	filters: ApplicantFilters;
}) {
	const { one, list } = useHost();
	const [before, after] = [items[place - 1], items[place + 1]];
	return (
		<nav
			aria-label="Applications"
			data-no-print
			className="flex flex-wrap items-center gap-x-4 gap-y-1"
		>
			<span className="flex-1">
				<BackLink to={list(filters)} data-single-key="u">
					All applications
				</BackLink>
			</span>
			<span className="flex items-center gap-1 md:gap-5">
				{place >= 0 && before && (
					<Link to={one(before.id, filters)} className={step} data-single-key="k">
						<ArrowLeft aria-hidden="true" className="size-4.5" />
						<span className="max-md:sr-only">Previous applicant</span>
					</Link>
				)}
				{place >= 0 && (
					<span className="text-small text-muted even-figures">
						{place + 1} of {items.length}
					</span>
				)}
				{place >= 0 && place === items.length - 1 && items.length > 1 && (
					<span className="text-small">The last one of this list</span>
				)}
				{after && (
					<Link to={one(after.id, filters)} className={step} data-single-key="j">
						<span className="max-md:sr-only">Next applicant</span>
						<ArrowRight aria-hidden="true" className="size-4.5" />
					</Link>
				)}
				<SingleKeys keys={KEYS} className="max-md:hidden" />
			</span>
		</nav>
	);
}

const KEYS = [
	{ key: 'j', words: 'Next applicant' },
	{ key: 'k', words: 'Previous applicant' },
	{ key: 'u', words: 'Back to the list' },
	{ key: 's', words: 'Shortlist' },
	{ key: '1', words: '1 star' },
	{ key: '2', words: '2 stars' },
	{ key: '3', words: '3 stars' },
	{ key: 'm', words: 'To the moves' },
	{ key: 'n', words: 'Write a note' },
	{ key: 'c', words: 'To the CV' },
];

/** On phones an arrow. */
const step = 'link inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5';
