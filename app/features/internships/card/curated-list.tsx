import { useLocation } from 'react-router';
import { FigureBand } from '#app/ui/page/page-header.tsx';
import { PrintHead } from '#app/ui/page/print-list.tsx';
import { site } from '#content/site.ts';
import type { ProgramType } from '#schema/internships/program-types.ts';
import { CuratedCards } from './curated-cards.tsx';
import type { LabelledFigure } from './list-summary.ts';
import type { Curated } from './load-curated.ts';

/** All internships of a curated list. */
export function CuratedList({ id, kind, list }: { id: string; kind: ProgramType; list: Curated }) {
	const { pathname, search } = useLocation();
	return (
		<div id={id}>
			<PrintHead path={pathname + search} today={list.today} />
			<CuratedCards kind={kind} items={list.items} today={list.today} />
		</div>
	);
}

/** The figures of a curated list under the head of its page, with what is claimed of its programs in a quiet line. */
export const ListFigures = ({
	of: { summary },
	claims,
}: {
	of: Curated;
	claims?: readonly LabelledFigure[];
}) => (
	<>
		<div id="figures">
			<FigureBand figures={summary} />
		</div>
		{claims && claims.length > 0 && (
			<div className="page mt-3 flex flex-wrap gap-x-4 gap-y-[0.2rem] text-small text-muted">
				<dl className="flex flex-wrap gap-x-4 gap-y-[0.2rem]">
					{claims.map(({ figure, label }) => (
						<div key={label} className="flex flex-row-reverse gap-[0.3rem]">
							<dt>{label}</dt>
							<dd className="font-semibold text-ink">{figure}</dd>
						</div>
					))}
				</dl>
				{site.sampleContent && <p>Example figures</p>}
			</div>
		)}
	</>
);
