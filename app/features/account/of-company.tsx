import { Link } from '#app/ui/link.tsx';
import type { AccountData } from './api.ts';

/** What becomes of a company whose member deletes the account, and how an owner deletes it as well. */
export function OfCompany({
	member,
	keys,
}: {
	member: NonNullable<AccountData['member']> | undefined;
	/** How many keys for programs they have made. */
	keys: number;
}) {
	const ended =
		'its internships leave the site too. We then answer everybody who still waits for an answer from it.';
	if (!member)
		return (
			<p className="mt-3">
				If you have colleagues in your company, it goes on with them. If you are the only person
				there, {ended}
			</p>
		);
	if (member.colleagues === 0)
		return <p className="mt-3">You are the only person in your company: {ended}</p>;
	return (
		<div className="mt-3 grid gap-3">
			<p>
				Your company goes on with{' '}
				<span>
					{member.colleagues === 1 ? 'your colleague' : `your ${member.colleagues} colleagues`}
				</span>
				.
			</p>
			{keys > 0 && (
				<p className="font-semibold">
					{keys === 1
						? 'The key for programs that you have made ends: the program that uses it is refused.'
						: `The ${keys} keys for programs that you have made end: programs that use them are refused.`}
				</p>
			)}
			{member.role === 'owner' && (
				<p>
					To delete the company as well,{' '}
					<Link to="/employer-dashboard/colleagues" className="link">
						remove your colleagues
					</Link>{' '}
					first, then delete your account. With the last person, {ended}
				</p>
			)}
		</div>
	);
}
