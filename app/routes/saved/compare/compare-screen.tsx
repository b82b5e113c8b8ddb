import { useEffect, useRef, useState } from 'react';
import { focusIfLost } from '#app/lib/focus-on.ts';
import { ChooseCompared } from './choose-compared.tsx';
import { Comparison } from './comparison.tsx';
import type { LoadedComparison } from './load-comparison.ts';

/** Internships side by side, or the choice of them; what the address names and is not shown is said above. */
export function CompareScreen({ loaded }: { loaded: LoadedComparison }) {
	const start = useRef<HTMLDivElement>(null);
	const [differing, setDiffering] = useState(false);
	const current =
		loaded.kind === 'compared' ? loaded.columns.map(({ slug }) => slug).join() : loaded.kind;
	const previous = useRef(current);
	// Moves the focus of the document: what had it may have gone with its column, or with the choice.
	useEffect(() => {
		if (previous.current !== current) focusIfLost(start.current);
		previous.current = current;
	}, [current]);
	return (
		<div ref={start} tabIndex={-1} className="outline-none">
			<LeftOut {...loaded} />
			{loaded.kind === 'compared' ? (
				<Comparison loaded={loaded} differing={differing} onDiffering={setDiffering} />
			) : (
				<ChooseCompared key={loaded.chosen.join()} loaded={loaded} />
			)}
		</div>
	);
}

/** What is left out of the comparison, and why. */
function LeftOut({ gone, more }: Pick<LoadedComparison, 'gone' | 'more'>) {
	if (gone.length === 0 && more === 0) return null;
	return (
		<div role="status" className="mt-4 grid gap-1.5 rounded-control bg-sun-wash p-4 text-sun-ink">
			{gone.map((name) => (
				<p key={name} className="wrap-anywhere">
					<b>{name}</b> is no longer on the site: there is nothing to compare any more.
				</p>
			))}
			{more > 0 && (
				<p>
					At most four are compared at once. The address names <b>{more}</b> more, which are left
					out.
				</p>
			)}
		</div>
	);
}
