import { useMay } from '#app/features/staff/staff-context.tsx';
import type { StaffMembers } from '#schema/staff/staff-roles.ts';
import { AccessReview } from './access-review.tsx';
import { AddStaff } from './add-staff.tsx';
import { Members } from './members.tsx';
import { Proposals } from './proposals.tsx';
import { WhoMay } from './who-may.tsx';

/** Who is staff, and what each role may do. Reviewers read it. */
export function StaffSettings({ staff }: { staff: StaffMembers }) {
	const { members, proposals } = staff;
	const mayChange = useMay('staff');
	return (
		<div className="grid gap-8">
			<Proposals proposals={proposals} />
			<Members members={members} proposed={proposals} mayChange={mayChange} />
			<WhoMay />
			<div className="grid items-start gap-5 @5xl:grid-cols-2">
				{mayChange && <AddStaff />}
				<AccessReview staff={staff} mayChange={mayChange} />
			</div>
		</div>
	);
}
