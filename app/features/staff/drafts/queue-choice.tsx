import { X } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { useComingQuery } from '#app/lib/addresses/use-coming-query.ts';
import { cn } from '#app/lib/cn.ts';
import { Button } from '#app/ui/button.tsx';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import { SearchBox } from '#app/ui/forms/search-box.tsx';
import { Link } from '#app/ui/link.tsx';
import {
	DRAFT_FILTERS,
	type DraftChoice,
	type DraftFilter,
	type DraftQueue,
} from '#schema/employers/posting.ts';
import { choiceIn, isQueueWhole, queuePath } from './api.ts';

const labels: Record<DraftFilter, string> = {
	risks: 'With risks',
	'new-company': 'New company',
	new: 'New',
	revision: 'Revision',
	again: 'Submitted again',
	asked: 'Asked about words',
	copy: 'Like a public one',
	free: 'Not taken by others',
};

/** A search in the drafts that wait, and filters that combine: beside each stands what it would give with the others. */
export function QueueChoice({ queue: { counts, sectors } }: { queue: DraftQueue }) {
	const navigate = useNavigate();
	const choice = choiceIn(useComingQuery());
	const hint = useId();
	const show = (next: DraftChoice) =>
		void navigate(queuePath(next), { replace: true, preventScrollReset: true });
	const search = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		show({ ...choice, q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
	};
	return (
		<div className="mb-4 grid gap-3" data-no-print>
			<form onSubmit={search} className="flex flex-wrap items-end gap-x-3 gap-y-2">
				<SearchBox
					key={choice.q}
					label="Search title or company"
					name="q"
					placeholder="Title or company"
					defaultValue={choice.q}
					className="min-w-0 flex-[1_1_14rem]"
				/>
				<Button type="submit" look="secondary" size="large">
					Search
				</Button>
				<div className="w-full sm:w-56">
					<FilterSelect
						label="Sector"
						value={choice.sector ?? ''}
						onChange={({ target: { value } }) =>
							show({ ...choice, sector: (value || null) as DraftChoice['sector'] })
						}
					>
						<option value="">All sectors</option>
						{sectorChoices(sectors, choice).map(([sector, count]) => (
							<option key={sector} value={sector}>
								{sector} ({count})
							</option>
						))}
					</FilterSelect>
				</div>
			</form>
			<ul aria-label="Filters" aria-describedby={hint} className="flex flex-wrap gap-2">
				{DRAFT_FILTERS.filter((filter) => counts[filter] > 0 || choice.only.includes(filter)).map(
					(filter) => (
						<Chip key={filter} filter={filter} count={counts[filter]} choice={choice} />
					),
				)}
				{!isQueueWhole(choice) && (
					<li>
						<Link
							to={queuePath({ q: '', only: [], sector: null })}
							replace
							preventScrollReset
							className="link inline-flex min-h-11 items-center"
						>
							Clear all
						</Link>
					</li>
				)}
			</ul>
			<p id={hint} className="sr-only">
				Several can be chosen. The number is what it would give with the others.
			</p>
		</div>
	);
}

function Chip({
	filter,
	count,
	choice,
}: {
	filter: DraftFilter;
	count: number;
	choice: DraftChoice;
}) {
	const isOn = choice.only.includes(filter);
	const only = isOn ? choice.only.filter((one) => one !== filter) : [...choice.only, filter];
	return (
		<li>
			<Link
				to={queuePath({ ...choice, only })}
				replace
				preventScrollReset
				aria-current={isOn ? 'true' : undefined}
				className={cn(
					'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold',
					isOn
						? 'border-brand bg-wash text-brand'
						: 'border-control bg-card hover:border-brand forced-colors:border-0',
				)}
			>
				{labels[filter]}
				<span className="text-muted even-figures">{count}</span>
				{isOn && <X aria-hidden="true" className="size-4" />}
			</Link>
		</li>
	);
}

/** Those that wait, and the one that is chosen. */
function sectorChoices(
	sectors: DraftQueue['sectors'],
	{ sector }: DraftChoice,
): [sector: string, count: number][] {
	const waiting = Object.entries(sectors);
	return sector && sectors[sector] === undefined ? [...waiting, [sector, 0]] : waiting;
}
