import { type DocumentOnly, documentOnly } from '#app/lib/document-only.ts';
import type { CuratedInternship } from '#schema/internships/catalogue-contract.ts';
import type { ProgramType } from '#schema/internships/program-types.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { type Counted, summarise } from './list-summary.ts';

/** A curated list on a day, in the HTML of the document only. */
export type Curated = {
	list: DocumentOnly<{
		/** ISO date in Europe/London. */
		today: string;
		items: CuratedInternship[];
	}>;
	/** For the head of its page. */
	summary: DocumentOnly<Counted[]>;
};

/** What the loader of a page with a curated list returns; its `handle` says `daily`. @param request as the loader has it */
export function loadCurated(
	request: Request,
	kind: ProgramType,
	{ curated, clock }: ServerServices,
): Curated {
	const today = clock.today();
	const items = curated(kind, today);
	return {
		list: documentOnly(request, { today, items }),
		summary: documentOnly(request, summarise(items)),
	};
}

/** A choice in the address of a page changes nothing of its list. */
export const unlessSamePage = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.pathname !== nextUrl.pathname;
