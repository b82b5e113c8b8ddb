import { AlertPanel } from '#app/features/staff/parts/alert-panel.tsx';
import { focusOn } from '#app/lib/focus-on.ts';
import { Button } from '#app/ui/button.tsx';
import type { SearchWordTrial } from '#schema/staff/search-words.ts';
import { changesWords, meaningWords, titledWords } from './trial-words.ts';

/** What a word would do, and the button that adds it; none where the project's own searches would be answered worse. */
export function Trial({
	trial,
	adding,
	onAdd,
}: {
	trial: SearchWordTrial;
	adding: boolean;
	onAdd: () => void;
}) {
	const { typed, worse, refused, titles, titled } = trial;
	if (refused)
		return (
			<AlertPanel>
				<p className="font-semibold text-sun-ink">“{typed}” cannot be added with this meaning.</p>
				<p>{changesWords(trial)}</p>
				<Queries queries={worse} />
			</AlertPanel>
		);
	return (
		<div className="grid gap-4">
			<div
				ref={focusOn}
				tabIndex={-1}
				className="grid gap-2 rounded-control border border-line p-4 outline-none"
			>
				<p className="font-semibold wrap-anywhere">
					“{typed}” <span>{meaningWords(trial)}</span>. It does not count yet.
				</p>
				<p>{changesWords(trial)}</p>
				{worse.length > 0 && <Queries queries={worse} />}
				{titled > 0 && <p>{titledWords(trial)}</p>}
				{titles.length > 0 && <p>It leads to these first: {titles.join(' · ')}</p>}
			</div>
			<Button className="justify-self-start" disabled={adding} onClick={onAdd}>
				<span>{adding ? 'Adding...' : 'Add it'}</span>
			</Button>
		</div>
	);
}

/** The searches that would be answered worse. */
const Queries = ({ queries }: { queries: string[] }) => (
	<div>
		<p className="font-semibold">Worse:</p>
		<ul className="list-disc pl-5">
			{queries.map((query) => (
				<li key={query} className="wrap-anywhere">
					{query}
				</li>
			))}
		</ul>
	</div>
);
