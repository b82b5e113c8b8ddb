import { personInitials } from '#app/lib/person-initials.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { PersonMark } from '#app/ui/art/person-mark.tsx';
import { AskFirst } from '#app/ui/ask-first.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { londonMoment, longDate } from '#schema/london-day.ts';
import {
	type StaffMember,
	type StaffProposal,
	type StaffRole,
	staffRoleWords,
} from '#schema/staff/staff-roles.ts';
import { changeRole, remove } from './api.ts';

/** Who is staff, and what an administrator can do about each. */
export function Members({
	members,
	proposed,
	mayChange,
}: {
	members: StaffMember[];
	proposed: StaffProposal[];
	mayChange: boolean;
}) {
	const administrators = members.filter(({ role }) => role === 'administrator').length;
	const people = members.length === 1 ? '1 person' : `${members.length} people`;
	const counted = proposed.length > 0 ? `${people}, ${proposed.length} proposed` : people;
	return (
		<section>
			<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 className="text-part">Staff</h2>
				<p className="text-small text-muted">{counted}</p>
			</div>
			<ul className="rounded-card border border-line bg-card">
				<Entries>
					{members.map((member) => (
						<Member
							key={member.id}
							member={member}
							isLast={member.role === 'administrator' && administrators === 1}
							isProposed={proposed.some(({ id }) => id === member.id)}
							mayChange={mayChange}
						/>
					))}
				</Entries>
			</ul>
			{administrators === 1 && mayChange && (
				<p className="mt-2 text-small text-muted">
					There is one administrator, who cannot be removed. An operator of the server adds a second
					one: <code>npm run staff -- add</code>.
				</p>
			)}
		</section>
	);
}

function Member({
	member,
	isLast,
	isProposed,
	mayChange,
}: {
	member: StaffMember;
	isLast: boolean;
	isProposed: boolean;
	mayChange: boolean;
}) {
	const { name, email, role, since, you, last_sign_in, second_step } = member;
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-4 first:border-0">
			<div className="flex min-w-0 flex-[1_1_16rem] flex-wrap items-center gap-4">
				<PersonMark>{personInitials(name ?? email)}</PersonMark>
				<div className="min-w-0 flex-[1_1_12rem]">
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<span className="wrap-anywhere">
							<b>{name ?? email}</b>
							{you && <span className="text-muted"> (you)</span>}
						</span>
						<Badge tone={role === 'administrator' ? 'brand' : 'plain'}>
							{staffRoleWords[role].label}
						</Badge>
						{second_step === false && <Badge tone="warn">No second step</Badge>}
					</p>
					<p className="text-small text-muted wrap-anywhere">
						{name !== null && (
							<>
								<AddressText address={email} />,{' '}
							</>
						)}
						staff since {longDate(since)}
						<span>{last_sign_in && `, signed in last on ${londonMoment(last_sign_in)}`}</span>
					</p>
				</div>
			</div>
			{mayChange && !isLast && (
				<div className="flex flex-wrap gap-x-1">
					{!isProposed && <Role member={member} />}
					<Remove member={member} />
				</div>
			)}
		</li>
	);
}

const otherRole: Record<StaffRole, StaffRole> = {
	administrator: 'reviewer',
	reviewer: 'administrator',
};

function Role({ member: { id, name, email, role } }: { member: StaffMember }) {
	const other = otherRole[role];
	const who = name ?? email;
	const { label, one } = staffRoleWords[other];
	const isProposal = other === 'administrator';
	return (
		<AskFirst
			label={isProposal ? 'Propose as administrator' : 'Make reviewer'}
			of={`: ${who}`}
			title={isProposal ? `Propose ${who} as ${one}?` : `Make ${who} ${one}?`}
			yes={isProposal ? 'Yes, ask a second administrator' : `Yes, make ${label.toLowerCase()}`}
			working="Changing it..."
			no="Keep the role"
			does={() => changeRole(id, other, role)}
			said={isProposal ? staffMessages.proposed : staffMessages.roleChanged}
			failed={staffMessages.unchanged}
		>
			<p className="wrap-anywhere">
				{isProposal
					? 'A second administrator has seven days to approve it. Until then nothing changes.'
					: 'From then on they review, and may not look people up, import, export, take down or decide who is staff.'}
			</p>
		</AskFirst>
	);
}

const Remove = ({ member: { id, name, email, you } }: { member: StaffMember }) => (
	<AskFirst
		label="Remove"
		of={` ${name ?? email}`}
		title={you ? 'End your own access?' : `Remove ${name ?? email}?`}
		yes="Yes, end the access"
		working="Removing..."
		no="Keep the access"
		look="hot"
		does={() => remove(id)}
		said={staffMessages.removed}
		failed={staffMessages.unchanged}
	>
		<p className="wrap-anywhere">
			Access to all screens of staff ends at once, on every device. What was decided stays. The
			account itself stays, too.
		</p>
	</AskFirst>
);
