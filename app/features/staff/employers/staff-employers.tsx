import { NothingWaits } from '#app/features/staff/overview/what-waits.tsx';
import { ListChoice } from '#app/features/staff/parts/list-choice.tsx';
import { PagedList } from '#app/features/staff/parts/paged-list.tsx';
import { useListChoice } from '#app/features/staff/parts/use-list-choice.ts';
import type { EmployerList } from '#schema/employers/employer-checks.ts';
import type { StaffEmployer } from '#schema/employers/employer-decision.ts';
import { EmployerEntry } from './employer-entry.tsx';

const lists: Record<EmployerList, string> = {
	waiting: 'Waiting',
	changed: 'Changed',
	verified: 'Verified',
	refused: 'Refused',
	all: 'All',
};

/** Employers, first those that wait to be verified. */
export function StaffEmployers() {
	const { show, q, onShow, onSearch } = useListChoice(lists);
	const path = `/staff/employers?${new URLSearchParams({ show, q })}`;
	return (
		<>
			<ListChoice
				lists={lists}
				shown={show}
				onShow={onShow}
				search="company or email"
				searched={q}
				onSearch={onSearch}
			/>
			<PagedList<StaffEmployer>
				key={path}
				path={path}
				empty={
					(show === 'waiting' || show === 'changed') && q === '' ? (
						<NothingWaits />
					) : (
						<p className="text-muted">No employer is in this list.</p>
					)
				}
			>
				{(employer, again, isOpen) => (
					<EmployerEntry employer={employer} isOpen={isOpen} onAgain={again} />
				)}
			</PagedList>
		</>
	);
}
