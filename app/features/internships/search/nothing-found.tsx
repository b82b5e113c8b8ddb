import { StateScene } from '#app/ui/art/drawings.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { countWords } from './count-words.ts';
import type { SearchPage } from './search-page.ts';
import { searchPath } from './search-path.ts';

const everything = '/internships';

/** Says so where a search finds nothing, and which filter hides most. */
export const NothingFound = ({ hint, read }: Pick<SearchPage, 'hint' | 'read'>) => {
	const way = hint && searchPath(hint.search);
	return (
		<div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-panel border border-line bg-card p-6 md:p-8">
			<StateScene of="lookout" className="w-48" />
			<div className="min-w-0 flex-[1_1_12rem]">
				<h2 className="text-part">No internship has all of this</h2>
				{read && read.parts.length > 0 && (
					<p className="mt-2 max-w-prose text-muted wrap-anywhere">
						It was read as: {read.parts.map(({ label }) => label).join(' · ')}.
					</p>
				)}
				{hint && (
					<p className="mt-2 text-muted">
						Without {hint.removed} there {hint.total === 1 ? 'is' : 'are'} {countWords(hint.total)}.
					</p>
				)}
				{!hint && (
					<p className="mt-2 text-muted">
						With any one filter removed, there is still none. Remove two or more of them above.
					</p>
				)}
				<div className="mt-5 flex flex-wrap gap-3">
					{hint && way && <ButtonLink to={way}>Show {countWords(hint.total)}</ButtonLink>}
					{way !== everything && (
						<ButtonLink to={everything} look="secondary">
							Show all internships
						</ButtonLink>
					)}
				</div>
			</div>
		</div>
	);
};
