// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { Section } from '#content/types.ts';
import { WAGE_RATES } from '#schema/internships/wage-rates.ts';

const [{ adult, from18, under18 }] = WAGE_RATES;

/** The weekly hours that a monthly stipend covers at the full rate, cut after a tenth. */
const mostHours = (stipend: number) =>
	(Math.floor(((stipend * 12) / 52 / adult) * 10) / 10).toFixed(1);

export const body: Section[] = [
	{
		heading: 'Two offers',
		blocks: [
			{
				kind: 'text',
				text: 'Suppose that two letters arrive on the same day. One offers £1,400 a month, the other £2,000. Most people would say that the second one pays better. Then they see the hours. The first is for 24 hours a week, the second for 36.',
			},
			{
				kind: 'text',
				text: 'Per hour, the first pays £13.46 and the second £12.82. The smaller stipend is the higher wage. It also leaves two free weekdays. This helps somebody with a dissertation, but not somebody who needs the money. You cannot know any of this from the monthly figure.',
			},
		],
	},
	{
		heading: 'The sum',
		blocks: [
			{
				kind: 'text',
				text: 'A month is longer than four weeks. A year has 52 weeks and 12 months, so a month has 52 ÷ 12 weeks, about 4.33. To find the hourly pay behind a monthly stipend:',
			},
			{
				kind: 'steps',
				items: [
					'Multiply the weekly hours by 52 and divide by 12. These are the hours in an average month.',
					'Divide the stipend by that number.',
					'Compare the result with the minimum wage for your age.',
				],
			},
			{
				kind: 'text',
				text: `As published, November 2026, the minimum is £${adult.toFixed(2)} an hour from the age of 21 and £${from18.toFixed(2)} from 18 to 20. It is £${under18.toFixed(2)} for people under 18 and for apprentices. The rates change on 1 April each year; the current ones are on the [official page](https://www.gov.uk/national-minimum-wage-rates).`,
			},
			{
				kind: 'text',
				text: 'You can also calculate how many hours a stipend covers at the full rate. The table below shows it. If an offer asks for more hours than the right-hand column, and you are 21 or over, something is wrong with it.',
			},
			{
				kind: 'table',
				caption: `The most weekly hours that a monthly stipend covers at £${adult.toFixed(2)} an hour`,
				head: ['Stipend a month', 'Hours a week, at most'],
				rows: [
					['£1,000', mostHours(1000)],
					['£1,100', mostHours(1100)],
					['£1,400', mostHours(1400)],
					['£1,700', mostHours(1700)],
					['£2,000', mostHours(2000)],
					['£2,100', mostHours(2100)],
				],
			},
			{
				kind: 'text',
				text: 'A full week of 37.5 hours comes to £2,065.38 a month at this rate. So when you see £1,000 a month on a listing, do not think “badly paid”. Think “part time”, and look for the hours. On this site they stand beside the amount.',
			},
		],
	},
	{
		heading: 'What does not count',
		blocks: [
			{
				kind: 'text',
				text: 'Other words do not change the sum. If somebody needs the work, then a stipend, a bursary, an allowance or a training grant is pay. An intern has the same rights as other workers. You cannot agree to be paid less, even if you are asked politely.',
			},
			{
				kind: 'text',
				text: 'There is one large exception. A placement that is a required part of a UK course, and lasts no more than a year, is exempt from the minimum wage. Good employers pay it all the same. If an offer uses this exception, it should say so. Your own course must require the placement: it is not enough that your department likes it.',
			},
			{
				kind: 'text',
				text: 'Benefits are pleasant, but a travel pass or a free lunch does not fill a gap in the hourly pay. Read them as an extra.',
			},
		],
	},
	{
		heading: 'Hours that grow',
		blocks: [
			{
				kind: 'text',
				text: 'The stipend is fixed; the hours are not always. If 25 hours on paper become 35 in the third week, £1,500 a month, which was £13.85 an hour, has become £9.89. Often nobody wanted to harm you. Somebody was ill, a deadline changed, and you did not watch the time.',
			},
			{
				kind: 'list',
				items: [
					'Ask before you start what happens in a busy week: time off later, or pay for the extra hours?',
					'Keep your own record of hours, including the evening emails.',
					'Raise it in the first week it happens, with the record, as a question about planning.',
					'On a Student visa, remember that in term time every hour counts towards the weekly limit of 20, for all employers together, paid or unpaid. Even one week above the limit breaks the rules.',
				],
			},
		],
	},
	{
		heading: 'The questions to send',
		blocks: [
			{
				kind: 'text',
				text: 'If the offer leaves anything open, these questions help: “Could you confirm the weekly hours and the days? Is the stipend paid through payroll, and on which day of the month? If I work more than the agreed hours, how is that made up?” A good employer can answer them in a minute. It is better to ask now than in week nine.',
			},
			{
				kind: 'text',
				text: 'If you think that you are paid too little, talk to the employer first. If that does not help, [Acas](https://www.acas.org.uk/) explains free of charge what you can do next. The [Fair Work Agency](https://www.gov.uk/pay-and-work-rights) takes complaints.',
			},
		],
	},
];
