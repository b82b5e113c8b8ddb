import { Fragment } from 'react';
import { AlertMe } from '#app/features/alerts/alert-me.tsx';
import { LINE_NOTE, LINE_NOTE_ABROAD } from '#app/features/internships/card/line-note.ts';
import { resultWords } from '#app/features/internships/search/count-words.ts';
import { type Chip, chipsOf } from '#app/features/internships/search/filters/chips.ts';
import {
	AddFilters,
	ChosenFilters,
} from '#app/features/internships/search/filters/chosen-filters.tsx';
import { Facets } from '#app/features/internships/search/filters/facets.tsx';
import {
	FilterButton,
	FilterSheet,
} from '#app/features/internships/search/filters/filter-sheet.tsx';
import { MarkedText } from '#app/features/internships/search/marked.tsx';
import { NothingFound } from '#app/features/internships/search/nothing-found.tsx';
import { Pages } from '#app/features/internships/search/pages.tsx';
import { ReadAs } from '#app/features/internships/search/read-as.tsx';
import { Results } from '#app/features/internships/search/results.tsx';
import type { SearchPage } from '#app/features/internships/search/search-page.ts';
import { searchPath } from '#app/features/internships/search/search-path.ts';
import { cn } from '#app/lib/cn.ts';
import { Button } from '#app/ui/button.tsx';
import { fieldLook, SelectArrow, selectLook } from '#app/ui/forms/field.tsx';
import { SearchBox } from '#app/ui/forms/search-box.tsx';
import { PrintHead } from '#app/ui/page/print-list.tsx';
import type { InternshipSearch, Sort } from '#schema/internships/internship-search.ts';
import { searchTitle } from '#schema/internships/search-title.ts';
import { feedPath } from './search-meta.ts';

const FORM = 'search';

/** Filters are a sheet below 60rem, a column above. In large text the order stands below the heading there. */
const COLUMNS =
	'search-columns mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 min-[60rem]:mt-6 min-[60rem]:gap-x-6 min-[60rem]:[grid-template:"filters_head_bar"_auto_"filters_list_list"_1fr/17rem_minmax(0,1fr)_11.5rem] min-[60rem]:@max-[50rem]:[grid-template:"filters_head"_auto_"filters_bar"_auto_"filters_list"_1fr/17rem_minmax(0,1fr)]';

/** Of text at 200 % it does not stick either. */
const BAR =
	'sticky top-0 z-5 -mx-edge flex flex-wrap gap-2 border-b border-line bg-paper px-edge py-2 @max-[19rem]:static min-[60rem]:static min-[60rem]:mx-0 min-[60rem]:self-start min-[60rem]:border-0 min-[60rem]:p-0 min-[60rem]:[grid-area:bar]';

/** Firefox keeps the colour of a mark that is inherited on the background that it forces. */
const LIST =
	'search-list outline-none min-[60rem]:[grid-area:list] aria-busy:opacity-60 aria-busy:[transition:opacity_150ms_150ms] [&_mark]:bg-sun-wash [&_mark]:text-inherit [&_mark]:[box-shadow:inset_0_-2px_var(--color-sun)] forced-colors:[&_mark]:text-[MarkText]';

/** As the server renders it for an address; app/page/lists/search.ts replaces its parts (`data-part`) by those of another. */
export function SearchScreen({ results }: { results: SearchPage }) {
	const { search, today } = results;
	// The text stands above, with what was read in it.
	const chips = chipsOf(search, results.companies, today).filter(({ name }) => name !== 'q');
	const readFilters = results.read?.parts.filter(({ as }) => as !== 'topic').length ?? 0;
	return (
		<div className="page @container pt-3 pb-12">
			<SearchBar id={FORM} search={search} />
			<div data-part="read-as" className="contents">
				{results.read && <ReadAs search={search} read={results.read} />}
			</div>
			<div className={COLUMNS}>
				<div className="search-head min-[60rem]:[grid-area:head]">
					<div data-part="title" className="contents">
						<h1
							tabIndex={-1}
							className={cn(
								'heading outline-none',
								// A phone shows the words in the field above.
								search.q !== '' && 'not-print:max-md:sr-only',
							)}
						>
							<WholeWords text={searchTitle(search, results.companies)} />
						</h1>
					</div>
					<p role="status" data-part="status" className="mt-1 text-muted">
						{resultWords(results)}
					</p>
					<div data-part="print" className="contents">
						<PrintHead path={searchPath(search)} today={today} />
					</div>
					<div data-failure="" className="contents" />
					<div data-part="chosen" className="contents">
						<ChosenFilters chips={chips} />
						{/* Below what was read in a text it would move the first result out of view. */}
						{!results.read && <AddFilters results={results} />}
					</div>
				</div>
				{/* For browsers that do not know which form a field belongs to: those for text alone. */}
				<form action="/internships" className="contents">
					{search.q !== '' && <input type="hidden" name="q" value={search.q} />}
					<button type="submit" hidden>
						Show internships
					</button>
					<div className={BAR}>
						<FilterButton count={chips.length + readFilters} />
						<SortChoice form={FORM} search={search} />
					</div>
					<FilterSheet form={FORM} resultCount={resultWords(results)}>
						<div data-part="facets" className="contents">
							<Facets results={results} form={FORM} />
						</div>
						{/* Last, as it comes with the profile and would move them. */}
						<div data-fit-source="" />
					</FilterSheet>
				</form>
				<ResultList results={results} chips={chips} />
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
const LineNote = ({ paySteps }: Pick<SearchPage, 'paySteps'>) => (
	<p className="mt-3 text-small text-muted" data-no-print>
		{paySteps.found.some((count) => count > 0) ? LINE_NOTE : LINE_NOTE_ABROAD}
	</p>
);

function closeWords({ read, exact }: SearchPage): string {
	const labels = read?.parts.map(({ label }) => label) ?? [];
	const parts =
		labels.length > 1 ? `part of: ${labels.join(', ')}` : `something like ${labels[0] ?? 'it'}`;
	return exact === 0 ? `No internship has all of this. Each has ${parts}.` : `Each has ${parts}.`;
}

const CLOSE_WORDS = 'mt-1 mb-4 text-muted wrap-anywhere';

function ResultList({ results, chips }: { results: SearchPage; chips: Chip[] }) {
	const { search, total } = results;
	const words = new Set(results.read?.words);
	const mark =
		words.size > 0 ? (text: string) => <MarkedText text={text} words={words} /> : undefined;
	return (
		<div id="found" tabIndex={-1} data-part="list" className={LIST}>
			{total === 0 ? (
				<NothingFound hint={results.hint} read={results.read} />
			) : (
				<>
					<h2 className="sr-only">Results</h2>
					<Results id="results" items={results.items} today={results.today} mark={mark} />
					{results.close && (
						<section
							className={
								results.exact === 0 ? 'pt-2' : 'mt-8 border-t-4 border-dotted border-line pt-6'
							}
							aria-labelledby="close-to-it"
						>
							<h2 id="close-to-it" className="text-part">
								Close to it
							</h2>
							<p className={CLOSE_WORDS}>{closeWords(results)}</p>
							<Results id="close" items={results.close} today={results.today} mark={mark} />
							<p className={CLOSE_WORDS}>The numbers beside the filters count these too.</p>
						</section>
					)}
					<LineNote paySteps={results.paySteps} />
				</>
			)}
			<Pages search={search} pages={results.pages} />
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

const labels: Record<Sort, string> = {
	best: 'Best match',
	newest: 'Newest first',
	deadline: 'Deadline first',
	pay: 'Highest pay first',
};

/** What an order needs: without text nothing matches better than another. */
const sortsFor = ({ q }: InternshipSearch): Sort[] => [
	...(q ? (['best'] as const) : []),
	'newest',
	'deadline',
	'pay',
];

/** In which order the internships stand. @param form id of the form that it belongs to */
const SortChoice = ({ form, search }: { form: string; search: InternshipSearch }) => (
	<label data-part="sort" className="grid flex-[100_1_8rem] gap-0.5 text-small text-muted">
		<span className="max-[60rem]:sr-only">Sort by</span>
		<span className="relative block">
			<select
				name="sort"
				form={form}
				defaultValue={sortValue(search)}
				className={cn(fieldLook, selectLook, 'text-body')}
			>
				{sortsFor(search).map((sort) => (
					<option key={sort} value={sortValue({ ...search, sort })}>
						{labels[sort]}
					</option>
				))}
			</select>
			<SelectArrow />
		</span>
	</label>
);

/** The value of the field: empty for what is the default. */
const sortValue = ({ sort, q }: InternshipSearch): string =>
	sort === (q ? 'best' : 'newest') ? '' : sort;

/** The text to search for, and the form that all filters belong to. Without scripts it is a plain GET form. */
const SearchBar = ({ id, search }: { id: string; search: InternshipSearch }) => (
	// biome-ignore lint/a11y/useSemanticElements: as an element of its own it would be one more around the form
	<form
		id={id}
		role="search"
		action="/internships"
		autoComplete="off"
		className="flex flex-wrap gap-2"
	>
		<div className="relative flex-[1_1_9rem]">
			<SearchBox
				label="Search internships"
				name="q"
				defaultValue={search.q}
				placeholder="Job, company, skill"
			/>
		</div>
		<div data-part="companies" hidden>
			{search.company.map((slug) => (
				<input key={slug} type="hidden" name="company" value={slug} />
			))}
		</div>
		<Button type="submit" size="large">
			Search
		</Button>
	</form>
);
