/**
 * The summary of the list of placements, stored separately so that the page need not download the
 * list. The test compares the two.
 */
export const placementsSummary: [term: string, value: string][] = [
	['Listings', '50'],
	['Length', '3 to 52 weeks, temporary'],
	['Stipend, paid to you', '£600 to £2,000/week'],
	['Hours', '35 to 40 a week'],
	['Applying', 'Free'],
];
