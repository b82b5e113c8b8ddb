/** In a file of its own: the page may not import content/placement.ts, whose fifty listings it has as HTML. */
export const placementSteps: { title: string; text: string }[] = [
	{
		title: 'University Registration',
		text: 'Your university confirms that your degree allows one.',
	},
	{
		title: 'Application Submission',
		text: 'Apply on its page, with your CV and transcripts.',
	},
	{
		title: 'Company Matching',
		text: 'The company sees you once you apply.',
	},
	{
		title: 'Interview & Placement',
		text: 'You, the company and your university sign one agreement.',
	},
];
