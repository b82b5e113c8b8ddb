import { Link } from '#app/ui/link.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { longDate } from '#schema/london-day.ts';
import type { EmptySearch } from '#schema/staff/staff.ts';

/** What people searched for without any result, to be added to the words that the search knows. */
export const EmptySearches = ({ searches }: { searches: EmptySearch[] }) => (
	<>
		<p className="mb-4 max-w-[46rem] text-muted">
			Words that found no internship, on at least five different days of the last 90. Who searched
			is not stored. A developer can add a word to those that the search knows.
		</p>
		{searches.length === 0 ? (
			<EmptyState
				scene="lookout"
				title="No words to add"
				text="Nothing was searched for without a result on five days."
			/>
		) : (
			<ul className="ruled rounded-card border border-line bg-card">
				<Entries>
					{searches.map(({ words, days, last }) => (
						<li
							key={words}
							className="flex flex-wrap items-center justify-between gap-x-5 px-4 py-1.5 sm:px-5"
						>
							<Link
								to={`/internships?${new URLSearchParams({ q: words })}`}
								className="link inline-block py-2.5 font-semibold wrap-anywhere"
							>
								{words}
							</Link>
							<p className="text-small text-muted">
								{days} days, the last on {longDate(last)}
							</p>
						</li>
					))}
				</Entries>
			</ul>
		)}
	</>
);
