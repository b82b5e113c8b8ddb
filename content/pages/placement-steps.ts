/** In a file of its own: the page may not import content/placement.ts, whose fifty listings it has as HTML. */
export const placementSteps: { title: string; text: string }[] = [
	{
		title: 'University Registration',
		text: 'Your university confirms that your degree allows a placement.',
	},
	{
		title: 'Application Submission',
		text: 'Apply on the page of the placement. Have your CV and transcripts ready.',
	},
	{
		title: 'Company Matching',
		text: 'We compare your course and dates with the placements. The company sees you once you apply.',
	},
	{
		title: 'Interview & Placement',
		text: 'You meet the people there. Then you, the company and your university sign one agreement.',
	},
];
