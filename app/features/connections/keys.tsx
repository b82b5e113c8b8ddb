import { KeyRound } from 'lucide-react';
import { connectionMessages } from '#app/messages/connections.ts';
import { PersonMark } from '#app/ui/art/person-mark.tsx';
import { AskFirst } from '#app/ui/ask-first.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import type { CompanyKey } from '#schema/employers/connections.ts';
import { londonMoment, longDate } from '#schema/london-day.ts';
import { endKey } from './api.ts';

/** The keys of the company, without themselves: nobody can read a key again. */
export const Keys = ({ keys }: { keys: CompanyKey[] }) => (
	<section>
		<h2 className="mb-3 text-part">Keys</h2>
		{keys.length === 0 ? (
			<p className="text-muted">There are no keys: no program can do anything for your company.</p>
		) : (
			<ul className="rounded-card border border-line bg-card">
				<Entries>
					{keys.map((key) => (
						<KeyEntry key={key.id} of={key} />
					))}
				</Entries>
			</ul>
		)}
	</section>
);

function KeyEntry({ of: { id, name, by, made_at, used_at } }: { of: CompanyKey }) {
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-4 first:border-0">
			<div className="flex min-w-0 flex-[1_1_14rem] items-start gap-4">
				<PersonMark>
					<KeyRound className="size-5" />
				</PersonMark>
				<div className="min-w-0">
					<p className="font-bold wrap-anywhere">{name}</p>
					<p className="text-small text-muted wrap-anywhere">
						Made by {by} on {longDate(made_at.slice(0, 10))},{' '}
						<span>{used_at ? `last used ${londonMoment(used_at)}, UK time` : 'never used'}</span>
					</p>
				</div>
			</div>
			<AskFirst
				label="End"
				of={` the key ${name}`}
				title={`End the key “${name}”?`}
				yes="Yes, end it"
				working="Ending..."
				no="Keep it"
				look="hot"
				does={() => endKey(id)}
				said={connectionMessages.keyEnded}
				failed={connectionMessages.failed}
			>
				<p className="wrap-anywhere">
					Programs that use it are refused at once. What they have posted stays. We email all
					owners.
				</p>
			</AskFirst>
		</li>
	);
}
