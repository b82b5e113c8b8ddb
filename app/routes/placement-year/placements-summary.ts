/** What the list of placements spans. Said here, so that the page need not carry the list; see the test. */
export const placementsSummary: [term: string, value: string][] = [
	['Listings', '50'],
	['Length', '3 to 52 weeks, temporary'],
	['Stipend, paid to you', '£600 to £2,000/week'],
	['Hours', '35 to 40 a week'],
	['Applying', 'Free'],
];
