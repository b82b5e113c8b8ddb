import { useState } from 'react';
import { NothingWaits } from '#app/features/staff/overview/what-waits.tsx';
import { ListChoice } from '#app/features/staff/parts/list-choice.tsx';
import { PagedList } from '#app/features/staff/parts/paged-list.tsx';
import type { EmployerList } from '#schema/employers/employer-checks.ts';
import type { StaffEmployer } from '#schema/employers/employer-decision.ts';
import { EmployerEntry } from './employer-entry.tsx';

const lists: Record<EmployerList, string> = {
	waiting: 'Waiting',
	verified: 'Verified',
	refused: 'Refused',
	all: 'All',
};

/** Employers, first those that wait to be verified. */
export function StaffEmployers() {
	const [show, setShow] = useState<EmployerList>('waiting');
	const [q, setQ] = useState('');
	const path = `/staff/employers?${new URLSearchParams({ show, q })}`;
	return (
		<>
			<ListChoice
				lists={lists}
				shown={show}
				onShow={setShow}
				search="Search company or email"
				onSearch={setQ}
			/>
			<PagedList<StaffEmployer>
				key={path}
				path={path}
				empty={
					show === 'waiting' && q === '' ? (
						<NothingWaits />
					) : (
						<p className="text-muted">No employer is in this list.</p>
					)
				}
			>
				{(employer, again) => <EmployerEntry employer={employer} onAgain={again} />}
			</PagedList>
		</>
	);
}
