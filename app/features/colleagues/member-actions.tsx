import { useState } from 'react';
import { colleagueMessages } from '#app/messages/colleagues.ts';
import { AskFirst } from '#app/ui/ask-first.tsx';
import { Button } from '#app/ui/button.tsx';
import { type Colleague, type CompanyRole, roleWords } from '#schema/employers/colleagues.ts';
import { changeRole, leave, remove } from './api.ts';
import { nameOf } from './name-of.ts';
import { EndingKeys, OpenWork } from './open-work.tsx';

const otherRole: Record<CompanyRole, CompanyRole> = { owner: 'recruiter', recruiter: 'owner' };

type Going = { member: Colleague; others: Colleague[] };

/** The id of who takes over, "" for nobody: whoever was chosen may have left meanwhile. */
function useSuccessor(others: Colleague[]) {
	const [chosen, setChosen] = useState('');
	return [others.some(({ id }) => id === chosen) ? chosen : '', setChosen] as const;
}

/** What an owner can do about another member. */
export function OwnersChoice({ member, others }: Going) {
	const [successor, setSuccessor] = useSuccessor(others);
	const { id, role } = member;
	const name = nameOf(member);
	const other = otherRole[role];
	const label = `Make ${roleWords[other].one}`;
	return (
		<>
			<AskFirst
				label={label}
				of={` of ${name}`}
				title={`Make ${name} ${roleWords[other].one}?`}
				yes={`Yes, ${label.toLowerCase()}`}
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
				{role === 'owner' && <EndingKeys of={member} />}
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
				<EndingKeys of={member} />
				<OpenWork of={member} others={others} value={successor} onChoose={setSuccessor} />
			</AskFirst>
		</>
	);
}

/** How one leaves oneself. @param offBecause the id of the words that say why one cannot leave */
export function Leave({
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
			<EndingKeys of={member} />
			<OpenWork of={member} others={others} value={successor} onChoose={setSuccessor} />
		</AskFirst>
	);
}
