import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '#schema/applications/application-moves.ts';
import type { ListingFigures } from '#schema/employers/employer-overview.ts';
import { ListingBars } from './listing-bars.tsx';

/** The classes of the one part of a bar where all applications are at a status. */
function partOf(status: string): string[] {
	const listing = {
		id: 'one',
		slug: 'one',
		title: 'Weaver',
		location: 'Leeds',
		sector: 'Technology',
	};
	const statuses = { [status]: 2 };
	const listings = [{ ...listing, statuses } as unknown as ListingFigures];
	const html = renderToStaticMarkup(
		createElement(MemoryRouter, null, createElement(ListingBars, { listings })),
	);
	return /<rect[^>]* class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
}

it.each(APPLICATION_STATUSES)('a bar of which all are at %s looks filled', (status) => {
	const part = partOf(status);
	expect(part).not.toEqual([]);
	// The ground of the charts beside it: alone it looks empty.
	expect(part).not.toEqual(['fill-data-3']);
});
