import { useState } from 'react';
import { MoreButton } from '#app/features/staff/parts/more-button.tsx';
import { Link } from '#app/ui/link.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { londonMoment } from '#schema/london-day.ts';
import type { StaffLogLine, StaffLogPage } from '#schema/staff/staff.ts';
import { detailWords, stepWords, subjectPath } from './log-words.ts';

const logCall = '/staff/log';

/** Every step that staff took, newest first. */
export function StaffLog({ newest }: { newest: StaffLogPage }) {
	const [{ items, next }, setPage] = useState(newest);
	if (items.length === 0)
		return (
			<EmptyState
				scene="tea"
				title="Nothing is in the log yet"
				text="Each decision of staff appears here: what was done, by whom and when."
			/>
		);
	return (
		<div className="grid gap-5">
			<ul className="rounded-card border border-line bg-card px-4 sm:px-5.5">
				<Entries>
					{items.map((line) => (
						<Line key={line.number} line={line} />
					))}
				</Entries>
			</ul>
			{next !== null && (
				<MoreButton<StaffLogPage>
					path={`${logCall}?before=${next}`}
					onMore={(more) => setPage({ ...more, items: [...items, ...more.items] })}
				>
					Show older lines
				</MoreButton>
			)}
		</div>
	);
}

const Line = ({ line }: { line: StaffLogLine }) => {
	const path = subjectPath(line);
	const detail = detailWords(line);
	return (
		<li className="grid gap-x-5 border-t border-line py-3 first:border-0 sm:grid-cols-[11rem_minmax(0,1fr)]">
			<p className="text-small text-muted">
				<time dateTime={line.at}>{londonMoment(line.at)}</time>
			</p>
			<div className="min-w-0">
				<p className="wrap-anywhere">
					<b>{stepWords(line)}</b> <span className="text-muted">by {line.staff_email}</span>
				</p>
				{path ? (
					<Link to={path} className="link -my-2 inline-block py-2.5 wrap-anywhere">
						{line.name}
					</Link>
				) : (
					line.subject_id && (
						<p className="wrap-anywhere">
							{line.name ?? <span className="text-muted">Not stored any more</span>}
						</p>
					)
				)}
				{detail && <p className="whitespace-pre-line wrap-anywhere">{detail}</p>}
			</div>
		</li>
	);
};
