import { lazy } from 'react';
import { contentOf } from '#app/lib/document-only.ts';
import { FactsPanel } from '#app/ui/page/facts-panel.tsx';
import { ServerHtml } from '#app/ui/page/server-html.tsx';
import type { ProgramType } from '#schema/internships/program-types.ts';
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
	return <ServerHtml id={id}>{content && <Cards kind={kind} {...content} />}</ServerHtml>;
}

/** The ranges of a curated list, beside the head of its page. */
export function ListSummary({ of: { summary } }: { of: Curated }) {
	const rows = contentOf(summary);
	return (
		<ServerHtml id="in-short">{rows && <FactsPanel title="In short" rows={rows} />}</ServerHtml>
	);
}
