import { CalendarDays, Clock, MapPin, Search, SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';
import { WHO_IN_BRIEF, WhoFor } from '#app/ui/page/who-for.tsx';
import type { ReadText } from '#schema/internships/catalogue-contract.ts';
import {
	type InternshipSearch,
	possibleSort,
	withOtherReading,
} from '#schema/internships/internship-search.ts';
import { searchPath } from './search-path.ts';

type ReadPart = ReadText['parts'][number];

const signs: Partial<Record<ReadPart['as'], typeof Search>> = {
	topic: Search,
	city: MapPin,
	remote: MapPin,
	hours: Clock,
	start: CalendarDays,
	deadline: CalendarDays,
	period: CalendarDays,
	worker: MapPin,
	weeks: CalendarDays,
};

/**
 * What was read in the text, each a link to the search without it, and the way to the text word by word.
 */
export function ReadAs({ search, read }: { search: InternshipSearch; read: ReadText }) {
	const other = searchPath(withOtherReading(search));
	/** Words that stand nowhere find nothing as they are typed either. */
	const isFound = read.parts.length === 0 || read.parts.some((part) => !part.nowhere);
	return (
		<div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1" data-no-print>
			<p id="read-as" className="font-semibold">
				{read.exact ? 'Searched for these exact words.' : 'Read as:'}
			</p>
			{!read.exact && (
				// In one row that moves sideways on a phone; of large text a row has no room for one.
				<ul
					aria-labelledby="read-as"
					className="side-scroll flex min-w-0 flex-wrap gap-2 min-[20rem]:max-sm:-mr-4 min-[20rem]:max-sm:-ml-1 min-[20rem]:max-sm:flex-[1_1_9rem] min-[20rem]:max-sm:flex-nowrap min-[20rem]:max-sm:py-1 min-[20rem]:max-sm:pr-4 min-[20rem]:max-sm:pl-1 min-[20rem]:max-sm:whitespace-nowrap"
				>
					{read.parts.length === 0 && <li className="py-2.5 text-muted">all internships</li>}
					{read.parts.map((part) => (
						<ReadPart key={part.label} part={part} search={search} />
					))}
					{isFound && (
						<li>
							<Link to={other} className="link inline-block py-2.5">
								Search for these exact words
							</Link>
						</li>
					)}
				</ul>
			)}
			<NotRead search={search} read={read} />
			{read.exact && (
				<Link to={other} className="link py-2.5">
					Search for what they mean
				</Link>
			)}
		</div>
	);
}

/** The same search with less text, from the first page. */
const pathWithout = (search: InternshipSearch, q: string) =>
	searchPath({ ...search, q, sort: possibleSort({ q, sort: search.sort }), page: 1 });

/** What of the text is no part of the search: what the site answers to it, and words that only order. Each can be removed. */
function NotRead({ search, read: { said, loose } }: { search: InternshipSearch; read: ReadText }) {
	if (said.length + loose.length === 0) return null;
	const line = (words: string, without: string, says: ReactNode) => (
		<li key={words}>
			“{words}”: {says}{' '}
			<Link to={pathWithout(search, without)} className="link">
				Remove<span className="sr-only"> “{words}”</span>
			</Link>
		</li>
	);
	return (
		<ul
			className="grid w-full gap-2 text-small text-muted wrap-anywhere"
			aria-label="Not searched for"
		>
			{said.map(({ words, without, says, to }) =>
				line(
					words.join('”, “'),
					without,
					<>
						{says ?? 'not searched for.'}{' '}
						{to && (
							<a href={to} className="link">
								More on this
							</a>
						)}
						{!says && <WhoFor words={WHO_IN_BRIEF} className="inline" />}
					</>,
				),
			)}
			{loose.map(({ words, without }) => line(words, without, 'only for the order.'))}
		</ul>
	);
}

function ReadPart({
	part: { as, label, slip, without, nowhere },
	search,
}: {
	part: ReadPart;
	search: InternshipSearch;
}) {
	const Sign = signs[as] ?? SlidersHorizontal;
	return (
		<li>
			<Link
				to={pathWithout(search, without)}
				className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control bg-wash px-4 text-small text-brand wrap-anywhere hover:underline"
			>
				<span className="sr-only">Remove </span>
				<Sign aria-hidden="true" className="size-4 shrink-0" />
				{label}
				{slip && ` (for “${slip}”)`}
				{nowhere && ' (in no internship)'}
				<X aria-hidden="true" className="size-4 shrink-0" />
			</Link>
		</li>
	);
}
