import { useMay } from '#app/features/staff/staff-context.tsx';
import type { StaffMembers } from '#schema/staff/staff-roles.ts';
import { AddStaff } from './add-staff.tsx';
import { Members } from './members.tsx';
import { Proposals } from './proposals.tsx';
import { WhoMay } from './who-may.tsx';

/** Who is staff, and what each role may do. Reviewers read it. */
export function StaffSettings({ staff: { members, proposals } }: { staff: StaffMembers }) {
	const mayChange = useMay('staff');
	return (
		<div className="grid gap-8">
			<Proposals proposals={proposals} />
			<Members members={members} proposed={proposals} mayChange={mayChange} />
			<WhoMay />
			{mayChange && <AddStaff />}
		</div>
	);
}
