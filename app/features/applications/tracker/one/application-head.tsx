import type { ReactNode } from 'react';
import { bylineOf } from '#app/features/applications/tracker/naming.ts';
import { StatusBadge } from '#app/features/applications/tracker/status-badge.tsx';
import { SectorMark } from '#app/ui/art/drawings.tsx';
import type { StudentApplication } from '#schema/applications/student-applications.ts';

/** What was applied for, and where the application stands. @param children its heading */
export const ApplicationHead = ({
	application,
	today,
	children,
}: {
	application: StudentApplication;
	today: string;
	children: ReactNode;
}) => (
	<header className="flex flex-wrap items-start gap-3">
		{application.internship && (
			<SectorMark
				sector={application.internship.sector}
				className="size-12 shrink-0 rounded-control bg-wash"
			/>
		)}
		<div className="min-w-0 flex-[1_1_12rem]">
			{children}
			<p className="text-small text-muted wrap-anywhere">{bylineOf(application)}</p>
		</div>
		<StatusBadge application={application} today={today} />
	</header>
);
