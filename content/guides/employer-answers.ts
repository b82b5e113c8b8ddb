import type { Section } from '#content/types.ts';

/** The heading under which the companies stand. */
export const byCompany = 'Company by company';

/** From how many applications on a company is named: a figure of fewer says little of it, and may point to one person. */
export const FEWEST_NAMED = 20;

/** The texts of the page with the figures of answers. */
export const employerAnswers = {
	title: 'How employers answer',
	description:
		'How many applications each company has answered, and how soon: counted from what happened on this site, company by company.',
	intro:
		'Every application through this site gets an answer by a day that you know before you apply. This is how companies have kept that promise so far.',
	sections: [
		{
			heading: byCompany,
			blocks: [
				{
					kind: 'text',
					text: `A company is named once ${FEWEST_NAMED} of its applications were due an answer. Fewer would say little, and could point to one person.`,
				},
			],
		},
		{
			heading: 'What is counted',
			blocks: [
				{
					kind: 'list',
					items: [
						'**An answer** is an invitation to an interview, an offer or a refusal. “Being read” is not an answer.',
						'**Due** means that an application has its answer, or that its day of answer has passed. What was sent yesterday does not count against anybody.',
						'**Withdrawn** applications count only if they were answered before.',
						'**The usual time** is the median: half of the answers came sooner or on the same day.',
						'**Everybody together**: the figures at the top count all companies with five applications or more, also those that are not named.',
					],
				},
				{
					kind: 'text',
					text: 'We count this from the applications themselves, every day. A company can neither change its figures nor hide them.',
				},
			],
		},
		{
			heading: 'When an answer is late',
			blocks: [
				{
					kind: 'text',
					text: 'You see on your application that the employer is late, and you get one email. Until the company has answered it can post nothing new. After 14 more days we tell you that no answer came, and that it was not your fault. The company’s figures still count it.',
				},
			],
		},
	] satisfies Section[],
};
