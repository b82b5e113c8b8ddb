import { CalendarDays, Clock, MapPin, Search, SlidersHorizontal, X } from 'lucide-react';
import { Link } from '#app/ui/link.tsx';
import { WhoFor } from '#app/ui/page/who-for.tsx';
import type { ReadText } from '#schema/internships/catalogue-contract.ts';
import { type InternshipSearch, withOtherReading } from '#schema/internships/internship-search.ts';
import { searchPath } from './search-path.ts';

type ReadPart = ReadText['parts'][number];

const signs: Partial<Record<ReadPart['as'], typeof Search>> = {
	topic: Search,
	city: MapPin,
	remote: MapPin,
	hours: Clock,
	start: CalendarDays,
	deadline: CalendarDays,
	weeks: CalendarDays,
};

/**
 * What was read in the text, each a link to the search without it, and the way to the text word by word.
 * @param onFollow called when one is followed by script
 */
export function ReadAs({
	search,
	read,
	onFollow,
}: {
	search: InternshipSearch;
	read: ReadText;
	onFollow: () => void;
}) {
	const other = searchPath(withOtherReading(search));
	/** Words that stand nowhere find nothing as they are typed either. */
	const isFound = read.exact || read.parts.length === 0 || read.parts.some((part) => !part.nowhere);
	return (
		<div className="read-as" data-no-print>
			<p id="read-as">{read.exact ? 'Searched for these exact words.' : 'Read as:'}</p>
			{!read.exact && (
				<ul aria-labelledby="read-as">
					{read.parts.length === 0 && <li className="text-muted">all internships</li>}
					{read.parts.map((part) => (
						<ReadPart key={part.label} part={part} search={search} onFollow={onFollow} />
					))}
				</ul>
			)}
			{read.unsearched.length > 0 && (
				<div className="w-full text-small text-muted">
					<p>Not searched for: {read.unsearched.map((words) => `“${words}”`).join(', ')}.</p>
					<WhoFor />
				</div>
			)}
			{isFound && (
				<Link to={other} onClick={onFollow} className="link py-2.5">
					{read.exact ? 'Search for what they mean' : 'Search for these exact words'}
				</Link>
			)}
		</div>
	);
}

function ReadPart({
	part: { as, label, without, nowhere },
	search,
	onFollow,
}: {
	part: ReadPart;
	search: InternshipSearch;
	onFollow: () => void;
}) {
	const Sign = signs[as] ?? SlidersHorizontal;
	const sort = without === '' && search.sort === 'best' ? 'newest' : search.sort;
	return (
		<li>
			<Link
				to={searchPath({ ...search, q: without, sort, page: 1 })}
				onClick={onFollow}
				className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control bg-wash px-4 text-small text-brand wrap-anywhere hover:underline"
			>
				<span className="sr-only">Remove </span>
				<Sign aria-hidden="true" className="size-4 shrink-0" />
				{nowhere ? `${label} (in no internship)` : label}
				<X aria-hidden="true" className="size-4 shrink-0" />
			</Link>
		</li>
	);
}
