import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { longDate } from '#schema/london-day.ts';
import type { EmptySearch } from '#schema/staff/staff.ts';

/** What people searched for without any result, each with a way to add it to the words that the search knows. */
export const EmptySearches = ({
	searches,
	onChoose,
}: {
	searches: EmptySearch[];
	onChoose: (words: string) => void;
}) =>
	searches.length === 0 ? (
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
						<p className="flex-1 text-small text-muted">
							{days} days, the last on {longDate(last)}
						</p>
						<Button look="secondary" onClick={() => onChoose(words)}>
							Add…<span className="sr-only"> {words}</span>
						</Button>
					</li>
				))}
			</Entries>
		</ul>
	);
