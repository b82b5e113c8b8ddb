import type { Colleagues } from '#schema/employers/colleagues.ts';
import { Invitations } from './invitations.tsx';
import { InviteForm } from './invite-form.tsx';
import { Members } from './members.tsx';
import { WhoMay } from './who-may.tsx';

const counted = (count: number, one: string, many: string) =>
	`${count} ${count === 1 ? one : many}`;

/** Who belongs to a company. A recruiter sees it without what only owners do. */
export function ColleaguesScreen({ colleagues }: { colleagues: Colleagues }) {
	const { company, role, members, invitations } = colleagues;
	const invited = invitations.length > 0 ? `, ${invitations.length} invited` : '';
	const people = counted(members.length, 'person', 'people');
	return (
		<>
			<p className="mb-6 text-muted wrap-anywhere">{`${company}: ${people}${invited}`}</p>
			<div className="grid items-start gap-8 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
				<div className="grid gap-8">
					<Members colleagues={colleagues} />
					<Invitations invitations={invitations} />
				</div>
				{role === 'owner' && <InviteForm colleagues={colleagues} />}
			</div>
			<div className="mt-10">
				<WhoMay />
			</div>
		</>
	);
}
