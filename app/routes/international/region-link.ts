import type { RegionSummary } from '#content/types.ts';

/** A region's name as written in a sentence. */
export const inSentence = (name: string) => (name === 'Middle East' ? 'the Middle East' : name);

/** What is said of a region that is chosen. */
export const valuesOf = ({ name, count, listings }: RegionSummary) => ({
	name: inSentence(name),
	count,
	listings,
});

/**
 * A link to the list of this page, filtered by one region, since the list is a screen further down: app/page/lists/choice.ts
 * follows it. It has the complete path, as the address of a prerendered page ends in a slash.
 */
export const leadsToRegion = (region: RegionSummary, chosen: RegionSummary | undefined) => ({
	href: `/programs/international?region=${region.slug}#programs`,
	'aria-current': region === chosen || undefined,
	'data-narrows': 'programs',
	'data-value': region.slug,
	'data-values': JSON.stringify(valuesOf(region)),
});
