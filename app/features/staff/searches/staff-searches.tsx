import { useState } from 'react';
import { deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import { londonDate, longDate } from '#schema/london-day.ts';
import type { SearchWord, SearchWords } from '#schema/staff/search-words.ts';
import type { EmptySearch } from '#schema/staff/staff.ts';
import { AddWord } from './add-word.tsx';
import { meaningWords } from './trial-words.ts';

/** Searches that found nothing, and the words that staff add to those of the search. */
export function StaffSearches({
	searches,
	words: { words, meanings },
}: {
	searches: EmptySearch[];
	words: SearchWords;
}) {
	/** What was chosen from the list, and how often: each time the form begins again. */
	const [chosen, setChosen] = useState({ words: '', times: 0 });
	return (
		<div className="grid gap-6">
			<section className="grid gap-4">
				<p className="max-w-[46rem] text-muted">
					Words that found no internship, on at least five different days of the last 90. Who
					searched is not stored. Add a word with what it means, and the search knows it at once.
				</p>
				<EmptySearches
					searches={searches}
					onChoose={(one) => setChosen(({ times }) => ({ words: one, times: times + 1 }))}
				/>
			</section>
			<Card className="grid gap-4">
				<h2 className="text-part">Add a word</h2>
				<AddWord key={chosen.times} typed={chosen.words} meanings={meanings} />
			</Card>
			<section className="grid gap-4">
				<h2 className="text-part">Words that were added here</h2>
				<AddedWords words={words} />
			</section>
		</div>
	);
}

/** The words that staff have added, the newest first: one press removes one. */
function AddedWords({ words }: { words: SearchWord[] }) {
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

/** What people searched for without any result, each with a way to add it to the words that the search knows. */
const EmptySearches = ({
	searches,
	onChoose,
}: {
	searches: EmptySearch[];
	onChoose: (words: string) => void;
}) =>
	searches.length === 0 ? (
		<EmptyState
			scene="lookout"
			title="No words to add"
			text="Nothing was searched for without a result on five days."
		/>
	) : (
		<ul className="ruled rounded-card border border-line bg-card">
			<Entries>
				{searches.map(({ words, days, last }) => (
					<li
						key={words}
						className="flex flex-wrap items-center justify-between gap-x-5 px-4 py-1.5 sm:px-5"
					>
						<Link
							to={`/internships?${new URLSearchParams({ q: words })}`}
							className="link inline-block py-2.5 font-semibold wrap-anywhere"
						>
							{words}
						</Link>
						<p className="flex-1 text-small text-muted">
							{days} days, the last on {longDate(last)}
						</p>
						<Button look="secondary" onClick={() => onChoose(words)}>
							Add…<span className="sr-only"> {words}</span>
						</Button>
					</li>
				))}
			</Entries>
		</ul>
	);
