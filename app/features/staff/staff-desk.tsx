import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Card } from '#app/ui/card.tsx';
import type { StaffOverview } from '#schema/staff/staff.ts';
import { rightOf, screenAt } from './screens.ts';
import { StaffContext } from './staff-context.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { StaffNavigation } from './staff-navigation.tsx';
import { summaryWords } from './waiting-words.ts';

/** The frame with what waits, and a screen for those who may use it. */
export function StaffDesk({
	overview,
	children,
}: {
	overview: StaffOverview;
	children: ReactNode;
}) {
	const { screen } = screenAt(useLocation().pathname);
	const right = screen && rightOf[screen];
	const summary = `${summaryWords(overview.waiting, overview.today)} Every step is written into the staff log.`;
	return (
		<StaffContext value={overview}>
			<StaffFrame {...(!screen && { intro: summary })} navigation={<StaffNavigation />}>
				{right === undefined || overview.may.includes(right) ? (
					children
				) : (
					<Card>Only an administrator can do this. Settings says who is one.</Card>
				)}
			</StaffFrame>
		</StaffContext>
	);
}
