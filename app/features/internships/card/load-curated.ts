import type { CuratedInternship } from '#schema/internships/catalogue-contract.ts';
import type { ProgramType } from '#schema/internships/program-types.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { type LabelledFigure, summarise } from './list-summary.ts';

/** A curated list on a day. */
export type Curated = {
	/** ISO date in Europe/London. */
	today: string;
	items: CuratedInternship[];
	/** For the head of its page. */
	summary: LabelledFigure[];
};

/** What the loader of a page with a curated list returns; its `handle` says `daily`. */
export function loadCurated(kind: ProgramType, { curated, clock }: ServerServices): Curated {
	const today = clock.today();
	const items = curated(kind, today);
	return { today, items, summary: summarise(items) };
}
