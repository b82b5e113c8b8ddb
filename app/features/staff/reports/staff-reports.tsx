import { useState } from 'react';
import { NothingWaits } from '#app/features/staff/overview/what-waits.tsx';
import { ListChoice } from '#app/features/staff/parts/list-choice.tsx';
import { PagedList } from '#app/features/staff/parts/paged-list.tsx';
import type { AnswerList, StaffReport } from '#schema/staff/staff-answers.ts';
import { ReportEntry } from './report-entry.tsx';

const lists: Record<AnswerList, string> = { open: 'Open', done: 'Resolved' };

/** Reports of internships, with the oldest open one first. */
export function StaffReports() {
	const [show, setShow] = useState<AnswerList>('open');
	const [q, setQ] = useState('');
	const path = `/staff/reports?${new URLSearchParams({ show, q })}`;
	return (
		<>
			<ListChoice
				lists={lists}
				shown={show}
				onShow={setShow}
				search="Search address of the internship"
				onSearch={setQ}
			/>
			<PagedList<StaffReport>
				key={path}
				path={path}
				empty={
					show === 'open' && q === '' ? (
						<NothingWaits />
					) : (
						<p className="text-muted">No report is in this list.</p>
					)
				}
			>
				{(report, again) => <ReportEntry report={report} onAgain={again} />}
			</PagedList>
		</>
	);
}
