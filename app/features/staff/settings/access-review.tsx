import { useStaffOverview } from '#app/features/staff/staff-context.tsx';
import { staffMessages } from '#app/messages/staff.ts';
import { AskFirst } from '#app/ui/ask-first.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { longDate, monthsAfter } from '#schema/london-day.ts';
import { REVIEW_MONTHS, type StaffMembers } from '#schema/staff/staff-roles.ts';
import { reviewAccess } from './api.ts';

/** When somebody looked last at who has access; an administrator notes that they have. */
export function AccessReview({
	staff: { members, review },
	mayChange,
}: {
	staff: StaffMembers;
	mayChange: boolean;
}) {
	const { today } = useStaffOverview();
	const nextOn = review && monthsAfter(review.on, REVIEW_MONTHS);
	const isDue = nextOn === null || nextOn <= today;
	const last = review
		? `Looked at last on ${longDate(review.on)}, by ${review.by}.`
		: 'Nobody has looked at this list yet.';
	const next = nextOn === null ? 'Once a quarter.' : `Once a quarter: next by ${longDate(nextOn)}.`;
	const withoutStep = members
		.filter(({ second_step }) => second_step === false)
		.map(({ name, email }) => name ?? email);
	return (
		<Card className="grid max-w-xl gap-3">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h2 className="text-part">Review of access</h2>
				{isDue && <Badge tone="warn">Due</Badge>}
			</div>
			<p className="wrap-anywhere">
				<span>{last}</span> <span className="text-muted">{next}</span>
			</p>
			{mayChange && (
				<div>
					<AskFirst
						label="I have looked at who has access"
						of=", and note it"
						title="Does everybody in the list still need it?"
						yes="Yes, note it"
						working="Saving..."
						no="Look again"
						does={() => reviewAccess(members.map(({ id, role }) => ({ id, role })))}
						said={staffMessages.reviewed}
						failed={staffMessages.unchanged}
					>
						{withoutStep.length > 0 && (
							<p className="wrap-anywhere">
								Without a second step: <b>{withoutStep.join(', ')}</b>. They see no screen of staff
								until they set it up.
							</p>
						)}
						<p>
							Remove first who does not. The staff log keeps the day, your name and the whole list
							with the roles, and who has no second step.
						</p>
					</AskFirst>
				</div>
			)}
		</Card>
	);
}
