import { useState } from 'react';
import { Card } from '#app/ui/card.tsx';
import type { SearchWords } from '#schema/staff/search-words.ts';
import type { EmptySearch } from '#schema/staff/staff.ts';
import { AddWord } from './add-word.tsx';
import { AddedWords } from './added-words.tsx';
import { EmptySearches } from './empty-searches.tsx';

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
