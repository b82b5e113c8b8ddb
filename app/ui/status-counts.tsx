import { hostLabelOf } from '#schema/applications/application-moves.ts';
import type { countsOf } from '#schema/applications/status-counts.ts';
import { WholeParts } from './whole-parts.tsx';

/** ": 2 sent, 1 offer, 1 overdue", after how many applications there are; nothing for none. */
export const StatusCounts = ({
	parts,
	overdue,
}: {
	parts: ReturnType<typeof countsOf>['parts'];
	overdue: number;
}) => (
	<>
		{parts.length > 0 && ': '}
		<WholeParts
			parts={parts.map(
				([status, count], place) =>
					`${count} ${hostLabelOf(status).toLowerCase()}${overdue > 0 && place === parts.length - 1 ? ',' : ''}`,
			)}
		/>
		{overdue > 0 && (
			<>
				{' '}
				<b className="inline-block text-hot">{overdue} overdue</b>
			</>
		)}
	</>
);
