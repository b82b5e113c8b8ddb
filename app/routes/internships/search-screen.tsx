import { Fragment } from 'react';
import { AlertMe } from '#app/features/alerts/alert-me.tsx';
import { LINE_NOTE, LINE_NOTE_ABROAD } from '#app/features/internships/card/line-note.ts';
import { countWords } from '#app/features/internships/search/count-words.ts';
import { AddFilters } from '#app/features/internships/search/filters/add-filters.tsx';
import { type Chip, chipsOf } from '#app/features/internships/search/filters/chips.ts';
import { ChosenFilters } from '#app/features/internships/search/filters/chosen-filters.tsx';
import { Facets } from '#app/features/internships/search/filters/facets.tsx';
import {
	FilterButton,
	FilterSheet,
} from '#app/features/internships/search/filters/filter-sheet.tsx';
import type { Found } from '#app/features/internships/search/found.ts';
import { Marked } from '#app/features/internships/search/marked.tsx';
import { NothingFound } from '#app/features/internships/search/nothing-found.tsx';
import { Pages } from '#app/features/internships/search/pages.tsx';
import { ReadAs } from '#app/features/internships/search/read-as.tsx';
import { Results } from '#app/features/internships/search/results.tsx';
import { SearchBar } from '#app/features/internships/search/search-bar.tsx';
import { searchPath } from '#app/features/internships/search/search-path.ts';
import { SortChoice } from '#app/features/internships/search/sort-choice.tsx';
import { cn } from '#app/lib/cn.ts';
import { PrintHead } from '#app/ui/page/print-list.tsx';
import { searchTitle } from '#schema/internships/search-title.ts';
import { feedPath } from './search-meta.ts';

const FORM = 'search';

/** As the server renders it for an address; app/page/lists/search.ts replaces its parts (`data-part`) by those of another. */
export function SearchScreen({ found }: { found: Found }) {
	const { search, today } = found;
	// The text stands above, with what was read in it.
	const chips = chipsOf(search, found.companies, today).filter(({ name }) => name !== 'q');
	const readFilters = found.read?.parts.filter(({ as }) => as !== 'topic').length ?? 0;
	return (
		<div className="page pt-3 pb-12">
			<SearchBar id={FORM} search={search} />
			<div data-part="read-as" className="contents">
				{found.read && <ReadAs search={search} read={found.read} />}
			</div>
			<div className="search-columns">
				<div className="search-head">
					<h1 data-part="title" tabIndex={-1} className="heading outline-none">
						<WholeWords text={searchTitle(search, found.companies)} />
					</h1>
					<p role="status" data-part="status" className="mt-1 text-muted">
						{foundWords(found)}
					</p>
					<div data-part="print" className="contents">
						<PrintHead path={searchPath(search)} today={today} />
					</div>
					<div data-failure="" className="contents" />
					<div data-part="chosen" className="contents">
						<ChosenFilters chips={chips} />
						{/* Below what was read in a text it would move the first result out of view. */}
						{!found.read && <AddFilters found={found} />}
					</div>
				</div>
				{/* For browsers that do not know which form a field belongs to: those for text alone. */}
				<form action="/internships" className="contents">
					{search.q !== '' && <input type="hidden" name="q" value={search.q} />}
					<button type="submit" hidden>
						Show internships
					</button>
					<div className="search-bar">
						<FilterButton count={chips.length + readFilters} />
						<SortChoice form={FORM} search={search} />
					</div>
					<FilterSheet form={FORM} found={foundWords(found)}>
						<div data-part="facets" className="contents">
							<Facets found={found} form={FORM} />
						</div>
						{/* Last, as it comes with the profile and would move them. */}
						<div data-fit-source="" />
					</FilterSheet>
				</form>
				<FoundList found={found} chips={chips} />
			</div>
		</div>
	);
}

/** A word with a hyphen stays in one line where it has room. */
const WholeWords = ({ text }: { text: string }) =>
	text.split(/(\S+-\S+)/).map((part, index) => {
		const key = `${index} ${part}`;
		return index % 2 === 0 ? (
			<Fragment key={key}>{part}</Fragment>
		) : (
			<span key={key} className="inline-block">
				{part}
			</span>
		);
	});

/** Below the cards, so that the first is higher. What is abroad is not paid in pounds, and what is at home is. */
const LineNote = ({ paySteps }: Pick<Found, 'paySteps'>) => (
	<p className="mt-3 text-small text-muted" data-no-print>
		{paySteps.found.some((count) => count > 0) ? LINE_NOTE : LINE_NOTE_ABROAD}
	</p>
);

/** "3 internships, 14 close to it": the filters count both together. */
const foundWords = ({ total, exact }: Pick<Found, 'total' | 'exact'>) =>
	total === exact ? countWords(total) : `${countWords(exact)}, ${total - exact} close to it`;

function closeWords({ read, exact }: Found): string {
	const labels = read?.parts.map(({ label }) => label) ?? [];
	const parts =
		labels.length > 1 ? `part of: ${labels.join(', ')}` : `something like ${labels[0] ?? 'it'}`;
	return exact === 0 ? `No internship has all of this. Each has ${parts}.` : `Each has ${parts}.`;
}

function FoundList({ found, chips }: { found: Found; chips: Chip[] }) {
	const { search, total } = found;
	const words = new Set(found.read?.words);
	const mark = words.size > 0 ? (text: string) => <Marked text={text} words={words} /> : undefined;
	return (
		<div id="found" tabIndex={-1} data-part="list" className="search-list outline-none">
			{total === 0 ? (
				<NothingFound hint={found.hint} read={found.read} />
			) : (
				<>
					<h2 className="sr-only">Results</h2>
					<Results id="results" items={found.items} today={found.today} mark={mark} />
					{found.close && (
						<section
							className={cn('close-to-it', found.exact === 0 && 'first-in-list')}
							aria-labelledby="close-to-it"
						>
							<h2 id="close-to-it">Close to it</h2>
							<p>{closeWords(found)}</p>
							<Results id="close" items={found.close} today={found.today} mark={mark} />
							<p>The numbers beside the filters count these too.</p>
						</section>
					)}
					<LineNote paySteps={found.paySteps} />
				</>
			)}
			<Pages search={search} pages={found.pages} />
			<AlertMe search={search} />
			<p className="mt-8 text-small text-muted" data-no-print>
				<a href={feedPath(searchPath(search))} className="link">
					Feed
				</a>
				{chips.length > 0 ? ' of this search' : ' of all'}, for readers of feeds.
			</p>
		</div>
	);
}
