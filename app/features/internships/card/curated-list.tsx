import { lazy } from 'react';
import { useLocation } from 'react-router';
import { contentOf } from '#app/lib/document-only.ts';
import { FigureBand, FigureList } from '#app/ui/page/page-header.tsx';
import { PrintHead } from '#app/ui/page/print-list.tsx';
import { ServerHtml } from '#app/ui/page/server-html.tsx';
import { site } from '#content/site.ts';
import type { ProgramType } from '#schema/internships/program-types.ts';
import type { Counted } from './list-summary.ts';
import type { Curated } from './load-curated.ts';

/**
 * The cards are only in the HTML: a first visit downloads neither their code nor their data. Coming from another page
 * there is no Suspense around them, so that the page has its whole height when its scroll position is restored.
 */
const Cards = lazy(async () => ({ default: (await import('./curated-cards.tsx')).CuratedCards }));

/**
 * All internships of a curated list.
 * @param id of the element that keeps them in the page
 */
export function CuratedList({
	id,
	kind,
	list: { list },
}: {
	id: string;
	kind: ProgramType;
	list: Curated;
}) {
	const content = contentOf(list);
	const { pathname, search } = useLocation();
	return (
		<ServerHtml id={id}>
			{content && (
				<>
					<PrintHead path={pathname + search} today={content.today} />
					<Cards kind={kind} {...content} />
				</>
			)}
		</ServerHtml>
	);
}

/** The figures of a curated list under the head of its page, with what is claimed of its programs in a quiet line. */
export function ListFigures({
	of: { summary },
	claims,
}: {
	of: Curated;
	claims?: readonly Counted[];
}) {
	const counted = contentOf(summary);
	return (
		<>
			<ServerHtml id="figures">{counted && <FigureBand figures={counted} />}</ServerHtml>
			{claims && claims.length > 0 && (
				<div className="page claim-line">
					<FigureList figures={claims} />
					{site.sampleContent && <p>Example figures</p>}
				</div>
			)}
		</>
	);
}
