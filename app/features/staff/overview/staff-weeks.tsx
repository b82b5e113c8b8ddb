import { Card } from '#app/ui/card.tsx';
import { WeekBars } from '#app/ui/charts/week-bars.tsx';
import type { StaffWeek } from '#schema/staff/staff.ts';

/** Applications and sign-ups of the last ten weeks. */
export function StaffWeeks({ weeks }: { weeks: StaffWeek[] }) {
	return (
		<div className="flex flex-wrap gap-4">
			<Card className="flex-[1_1_16rem]">
				<h2 className="mb-3 text-body">Applications per week</h2>
				<WeekBars
					of="Applications"
					weeks={weeks.map(({ begins, applications }) => ({ begins, count: applications }))}
				/>
			</Card>
			<Card className="flex-[1_1_16rem]">
				<h2 className="mb-3 text-body">Sign-ups per week</h2>
				<WeekBars
					of="Sign-ups"
					weeks={weeks.map(({ begins, sign_ups }) => ({ begins, count: sign_ups }))}
				/>
			</Card>
		</div>
	);
}
