import type { ReactNode } from 'react';
import { SectorMark } from '#app/ui/art/drawings.tsx';
import type { OwnApplication } from '#schema/own-applications.ts';
import { bylineOf } from './naming.ts';
import { StatusBadge } from './status-badge.tsx';

/** What was applied for, and where the application stands. @param children its heading */
export const ApplicationHead = ({
	application,
	today,
	children,
}: {
	application: OwnApplication;
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
			<p className="text-[0.95rem] text-muted wrap-anywhere">{bylineOf(application)}</p>
		</div>
		<StatusBadge application={application} today={today} />
	</header>
);
