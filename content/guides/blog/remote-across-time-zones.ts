// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { Section } from '#content/types.ts';

export const body: Section[] = [
	{
		heading: 'Find the shared hours first',
		blocks: [
			{
				kind: 'text',
				text: 'A remote internship can fail in a way of its own: two people who both work well never work at the same time. So before you talk about tasks, talk about hours. Draw both working days on one line and look at where they overlap. Four hours are comfortable. Two are enough if everything else is written down. With fewer, an intern is alone with a problem for most of the day, and I would look for another internship.',
			},
			{
				kind: 'table',
				caption: 'When the London office is open from 9:00 to 17:00, local time elsewhere',
				head: ['Place', 'UK winter (GMT)', 'UK summer (BST)'],
				rows: [
					['Lagos', '10:00 to 18:00', '9:00 to 17:00'],
					['Nairobi', '12:00 to 20:00', '11:00 to 19:00'],
					['Mumbai', '14:30 to 22:30', '13:30 to 21:30'],
					['Singapore', '17:00 to 1:00', '16:00 to 0:00'],
					['Bogotá', '4:00 to 12:00', '3:00 to 11:00'],
				],
			},
			{
				kind: 'text',
				text: 'The two columns differ because the United Kingdom changes its clocks on the last Sunday in March and in October. None of these places does. North America changes its clocks too, but on other dates. For a few weeks each spring and autumn, New York is an hour nearer to London than usual. Put both changes in the calendar on your first day, because meetings are easily missed in those weeks.',
			},
			{
				kind: 'text',
				text: 'Always write a time with its place: “15:00 London” and never “3 pm” or “15:00 my time”. Check whether a listing that says GMT means it all the year round or means London.',
			},
		],
	},
	{
		heading: 'Agree on your working day',
		blocks: [
			{
				kind: 'text',
				text: 'Somebody has to work at inconvenient hours, and without an agreement it will be the intern. In Mumbai, an office day that follows London to the end finishes in winter at half past ten at night. You can do that for a week. For twelve weeks, propose something else. Start at eleven, share four or five hours with the team, finish at seven and leave written questions for the morning.',
			},
			{
				kind: 'text',
				text: 'Write the agreement in one line and ask for a confirmation. It says in which hours you can be reached, how fast you answer and on which days you are free. Your public holidays and theirs will not be the same ones. Ask whose you follow.',
			},
		],
	},
	{
		heading: 'Write so that nobody has to wait',
		blocks: [
			{
				kind: 'text',
				text: 'In an office a poor question costs half a minute, because the other person asks back. Across five time zones it costs a day. A message that can be answered while you sleep has four parts:',
			},
			{
				kind: 'steps',
				items: [
					'What you are trying to do, with a link to the task.',
					'What you did and what happened, with the exact text of the error or the figure that surprised you.',
					'What you think the choices are.',
					'What you will do if you hear nothing by a given time.',
				],
			},
			{
				kind: 'text',
				text: 'People often leave out the fourth part, and it helps most. “Unless you object by 11:00 London, I will use last year’s categories” gives your supervisor the choice of doing nothing.',
			},
			{
				kind: 'text',
				text: 'At the end of each day write three lines for the team: what is done, what is next and where you need help. They show that you work, and in week ten you can use them for your report.',
			},
		],
	},
	{
		heading: 'Meet people on purpose',
		blocks: [
			{
				kind: 'text',
				text: 'You will not meet anybody by chance in the kitchen. Ask your supervisor for the names of four people whose work is near to yours. In each of the first four weeks, talk with one of them for twenty minutes. Ask what they are working on and what they wish interns knew. Keep one weekly call with the supervisor on video, even if you prefer to type. In writing, a short remark can seem unfriendly when it is not.',
			},
		],
	},
	{
		heading: 'Practical questions that matter',
		blocks: [
			{
				kind: 'list',
				items: [
					'**Permission to work.** If you are in the UK on a Student visa, remote hours count towards the weekly limit like any others. If you are abroad, the rules of that country apply. Our page on [visa information](/resources/visa-info) gives the general rules for the UK.',
					'**Pay.** Ask in which currency you are paid, who bears the bank’s charges, and who deals with tax where you live.',
					'**Equipment.** Whose laptop, who pays if it breaks, and may you work on a shared connection?',
					'**Confidential work.** A café is not a place for a client’s accounts. If you share a room, say so before you are given them.',
					'**Power cuts.** If they are normal where you live, agree on what happens then. An employer that hires in your city will know about them.',
				],
			},
			{
				kind: 'text',
				text: 'None of this takes more than two emails. Send them before the first day, and the distance will soon matter very little.',
			},
		],
	},
];
