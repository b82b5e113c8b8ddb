import { deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import { londonDate } from '#schema/london-day.ts';
import type { SearchWord } from '#schema/staff/search-words.ts';
import { meaningWords } from './trial-words.ts';

/** The words that staff have added, the newest first: one press removes one. */
export function AddedWords({ words }: { words: SearchWord[] }) {
	if (words.length === 0) return <p className="text-muted">None so far.</p>;
	return (
		<ul className="ruled rounded-card border border-line bg-card">
			<Entries>
				{words.map((word) => (
					<AddedWord key={word.id} word={word} />
				))}
			</Entries>
		</ul>
	);
}

function AddedWord({ word }: { word: SearchWord }) {
	const { run, busy } = useDeed();
	const { id, typed, added_at, unused } = word;
	const remove = async () => {
		const result = await run(deed(`/staff/searches/words/${id}/remove`));
		if (!result.ok) toast(staffMessages.failed(result.message));
	};
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4 py-2 sm:px-5">
			<p className="min-w-0 flex-[1_1_14.5rem] wrap-anywhere">
				<b>{typed}</b> <span>{meaningWords(word)}</span>
			</p>
			{unused && <Badge tone="warn">The search does not know its meaning any more</Badge>}
			<p className="text-small text-muted">{londonDate(added_at)}</p>
			<Button look="secondary" disabled={busy} onClick={remove}>
				<span>{busy ? 'Removing...' : 'Remove'}</span>
				<span className="sr-only"> {typed}</span>
			</Button>
		</li>
	);
}
