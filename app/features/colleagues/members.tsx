import { type ReactNode, useId } from 'react';
import { personInitials } from '#app/lib/person-initials.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { PersonMark } from '#app/ui/art/person-mark.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { type Colleague, type Colleagues, roleWords } from '#schema/employers/colleagues.ts';
import { longDate } from '#schema/london-day.ts';
import { Leave, OwnersChoice } from './member-actions.tsx';
import { nameOf } from './name-of.ts';

/** Who belongs to the company, and what an owner can do about each. */
export function Members({ colleagues: { members, role, company } }: { colleagues: Colleagues }) {
	const id = useId();
	const owners = members.filter((member) => member.role === 'owner').length;
	const isLastOwner = role === 'owner' && owners === 1;
	const othersOf = ({ id: one }: Colleague) => members.filter((member) => member.id !== one);
	return (
		<section>
			<h2 className="mb-3 text-part">Who is here</h2>
			<ul className="rounded-card border border-line bg-card">
				<Entries>
					{members.map((member) => (
						<Member key={member.id} member={member}>
							{member.you ? (
								<Leave
									member={member}
									others={othersOf(member)}
									company={company}
									offBecause={isLastOwner ? id : undefined}
								/>
							) : (
								role === 'owner' && <OwnersChoice member={member} others={othersOf(member)} />
							)}
						</Member>
					))}
				</Entries>
			</ul>
			{isLastOwner && (
				<p id={id} className="mt-2 text-small text-muted">
					You are the only owner: make somebody else one before you leave.
				</p>
			)}
		</section>
	);
}

function Member({ member, children }: { member: Colleague; children: ReactNode }) {
	const { name, email, role, since, you } = member;
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-4 first:border-0">
			<div className="flex min-w-0 flex-[1_1_14rem] items-center gap-4">
				<PersonMark>{personInitials(nameOf(member))}</PersonMark>
				<div className="min-w-0">
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<span className="wrap-anywhere">
							<b>{nameOf(member)}</b>
							{you && <span className="text-muted"> (you)</span>}
						</span>
						<Badge tone={role === 'owner' ? 'brand' : 'plain'}>{roleWords[role].label}</Badge>
					</p>
					<p className="text-small text-muted wrap-anywhere">
						{name !== null && (
							<>
								<AddressText address={email} />,{' '}
							</>
						)}
						here since {longDate(since)}
					</p>
				</div>
			</div>
			{children && <div className="flex flex-wrap gap-x-1">{children}</div>}
		</li>
	);
}
