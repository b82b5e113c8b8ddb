import { useNavigate } from 'react-router';
import { FilterChips, QueueSearch } from '#app/features/staff/parts/filter-chips.tsx';
import { useComingQuery } from '#app/lib/addresses/use-coming-query.ts';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import type { DraftChoice, DraftFilter } from '#schema/employers/draft-queue.ts';
import type { DraftQueue } from '#schema/employers/posting.ts';
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
	const show = (next: DraftChoice) =>
		void navigate(queuePath(next), { replace: true, preventScrollReset: true });
	return (
		<div className="mb-4 grid gap-3" data-no-print>
			<QueueSearch
				words="Title or company"
				label="Search title or company"
				searched={choice.q}
				onSearch={(q) => show({ ...choice, q })}
			>
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
			</QueueSearch>
			<FilterChips
				labels={labels}
				counts={counts}
				only={choice.only}
				isNarrowed={!isQueueWhole(choice)}
				pathOf={(only) => queuePath({ ...choice, only })}
				clearPath={queuePath({ q: '', only: [], sector: null })}
			/>
		</div>
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
