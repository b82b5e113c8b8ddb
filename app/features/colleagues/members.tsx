import { type ReactNode, useId, useState } from 'react';
import { personInitials } from '#app/lib/person-initials.ts';
import { colleagueMessages } from '#app/messages/colleagues.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { PersonMark } from '#app/ui/art/person-mark.tsx';
import { AskFirst } from '#app/ui/ask-first.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import {
	type Colleague,
	type Colleagues,
	type CompanyRole,
	roleWords,
} from '#schema/employers/colleagues.ts';
import { longDate } from '#schema/london-day.ts';
import { changeRole, leave, remove } from './api.ts';

const nameOf = ({ name, email }: Colleague) => name ?? email;

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

const otherRole: Record<CompanyRole, CompanyRole> = { owner: 'recruiter', recruiter: 'owner' };

/** Who takes over the applications of a member who goes; nothing where there are none. */
function Successor({
	of: { applications },
	others,
	value,
	onChoose,
}: {
	of: Colleague;
	others: Colleague[];
	value: string;
	onChoose: (account: string) => void;
}) {
	if (applications === 0) return null;
	const count = applications === 1 ? '1 application' : `${applications} applications`;
	return (
		<div className="mt-4">
			<FilterSelect
				label={`Who takes over ${count}`}
				value={value}
				onChange={({ target }) => onChoose(target.value)}
			>
				<option value="">Nobody</option>
				{others.map((other) => (
					<option key={other.id} value={other.id}>
						{nameOf(other)}
					</option>
				))}
			</FilterSelect>
		</div>
	);
}

type Going = { member: Colleague; others: Colleague[] };

/** The id of who takes over, "" for nobody: whoever was chosen may have left meanwhile. */
function useSuccessor(others: Colleague[]) {
	const [chosen, setChosen] = useState('');
	return [others.some(({ id }) => id === chosen) ? chosen : '', setChosen] as const;
}

function OwnersChoice({ member, others }: Going) {
	const [successor, setSuccessor] = useSuccessor(others);
	const { id, role } = member;
	const name = nameOf(member);
	const other = otherRole[role];
	const label = roleWords[other].label.toLowerCase();
	return (
		<>
			<AskFirst
				label={`Make ${label}`}
				of={` ${name}`}
				title={`Make ${name} ${roleWords[other].one}?`}
				yes={`Yes, make ${label}`}
				working="Changing it..."
				no="Keep the role"
				does={() => changeRole(id, other, role)}
				said={colleagueMessages.roleChanged}
				failed={colleagueMessages.failed}
			>
				<p className="wrap-anywhere">
					{other === 'owner'
						? 'An owner changes the company’s profile, invites and removes colleagues, and can remove you.'
						: 'A recruiter posts internships and answers those who apply, and does not change the company or who belongs to it.'}
				</p>
			</AskFirst>
			<AskFirst
				label="Remove"
				of={` ${name}`}
				title={`Remove ${name}?`}
				yes="Yes, remove"
				working="Removing..."
				no="Keep this colleague"
				look="hot"
				does={() => remove(id, successor || null)}
				said={colleagueMessages.removed}
				failed={colleagueMessages.failed}
			>
				<p className="wrap-anywhere">
					Access ends at once, on every device. Internships, applications and what {name} has
					answered stay with the company. We email {name}.
				</p>
				<Successor of={member} others={others} value={successor} onChoose={setSuccessor} />
			</AskFirst>
		</>
	);
}

/** @param offBecause the id of the words that say why one cannot leave */
function Leave({
	member,
	others,
	company,
	offBecause,
}: Going & { company: string; offBecause: string | undefined }) {
	const [successor, setSuccessor] = useSuccessor(others);
	if (offBecause)
		return (
			<Button look="text" disabled aria-describedby={offBecause}>
				Leave
			</Button>
		);
	return (
		<AskFirst
			label="Leave"
			of={` ${company}`}
			title={`Leave ${company}?`}
			yes="Yes, leave"
			working="Leaving..."
			no="Stay"
			look="hot"
			does={() => leave(successor || null)}
			said={colleagueMessages.left}
			failed={colleagueMessages.failed}
		>
			<p className="wrap-anywhere">
				You no longer see the internships and applications of {company}. Only an invitation brings
				you back. Your account stays.
			</p>
			<Successor of={member} others={others} value={successor} onChoose={setSuccessor} />
		</AskFirst>
	);
}
