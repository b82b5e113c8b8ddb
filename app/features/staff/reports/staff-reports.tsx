import { NothingWaits } from '#app/features/staff/overview/what-waits.tsx';
import { ListChoice } from '#app/features/staff/parts/list-choice.tsx';
import { PagedList } from '#app/features/staff/parts/paged-list.tsx';
import { useListChoice } from '#app/features/staff/parts/use-list-choice.ts';
import type { AnswerList, StaffReport } from '#schema/staff/staff-answers.ts';
import { ReportEntry } from './report-entry.tsx';

const lists: Record<AnswerList, string> = { open: 'Open', done: 'Resolved' };

/** Reports of internships and of messages, with the oldest open one first. */
export function StaffReports() {
	const { show, q, onShow, onSearch } = useListChoice(lists);
	const path = `/staff/reports?${new URLSearchParams({ show, q })}`;
	return (
		<>
			<ListChoice
				lists={lists}
				shown={show}
				onShow={onShow}
				search="internship address or company"
				searched={q}
				onSearch={onSearch}
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
				{(report, again, isOpen) => <ReportEntry report={report} isOpen={isOpen} onAgain={again} />}
			</PagedList>
		</>
	);
}
