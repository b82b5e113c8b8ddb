// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { Section } from '#content/types.ts';

export const body: Section[] = [
	{
		heading: 'Before Monday',
		blocks: [
			{
				kind: 'text',
				text: 'Send one email in the week before. Ask at what time and where you should arrive, who to ask for, what people wear, and which papers to bring. About clothes, the answer is nearly always “whatever you like, within reason”. This usually means tidier clothes than in a lecture hall.',
			},
			{
				kind: 'list',
				items: [
					'What the employer needs to check your right to work: see [how to prove it](https://www.gov.uk/prove-right-to-work).',
					'Your bank details for payroll, taken to a person or a secure form, not sent by ordinary email.',
					'Your National Insurance number, if you have one. If not, you can [apply for it](https://www.gov.uk/apply-national-insurance-number) and start work in the meantime, provided that you can prove your right to work.',
					'The written statement of your main terms. You should have it [by the first day at the latest](https://www.gov.uk/employment-contracts-and-conditions/written-statement-of-employment-particulars). Read the hours, the pay and the notice.',
				],
			},
		],
	},
	{
		heading: 'Monday: names and places',
		blocks: [
			{
				kind: 'text',
				text: 'You will meet twenty people and remember three names. Everybody knows this. Draw a plan of the desks and write in the names as you hear them. On the first day you can ask for a name twice; in the third week it is harder. First names are usual, up to and including the director. Handshakes are fine and not required.',
			},
			{
				kind: 'text',
				text: 'Being on time means a few minutes early for meetings with clients and on the minute for all others. If a train is late, send a message before the meeting starts, not after. Somebody will show you the fire exits. Listen well, because the alarm is usually tested in the same week.',
			},
			{
				kind: 'text',
				text: 'Then there is tea. People who make tea ask their neighbours if they want some too, and one day it is your turn. Ask if they want milk or sugar and write it on the plan too. It is not a task for interns only. If it becomes one, you may say so with a smile.',
			},
		],
	},
	{
		heading: 'What people say',
		blocks: [
			{
				kind: 'text',
				text: 'British office English is friendly and indirect. Newcomers often do not notice that a polite sentence is a request. Some examples:',
			},
			{
				kind: 'table',
				caption: 'Sentences and what they usually mean',
				head: ['You hear', 'It usually means'],
				rows: [
					['“When you have a minute”', 'Today, please'],
					['“Could you have a quick look at this?”', 'This is now your task'],
					['“I would perhaps do it slightly differently”', 'Do it again, the other way'],
					['“That is not bad at all”', 'It is good'],
					['“With respect”', 'I disagree'],
					['“How are you?”', 'Hello. “Fine, thanks, and you?” is the whole answer'],
				],
			},
			{
				kind: 'text',
				text: 'If you cannot tell, ask for the deadline. “By when would you like it?” makes any of these clear and offends nobody. You may also say that you prefer direct comments. Many people will be glad.',
			},
		],
	},
	{
		heading: 'Tuesday to Thursday: one small thing',
		blocks: [
			{
				kind: 'text',
				text: 'Some of your passwords will not work yet, and the person who knows the system may be on holiday. Do not wait in silence: ask for a small task that you can finish this week. You could correct a manual, compare two lists, or listen to a call and write the note. It can be anything that somebody will use.',
			},
			{
				kind: 'steps',
				items: [
					'Repeat the task in your own words before you start.',
					'Show a first version when a quarter is done. Mistakes are easiest to correct then.',
					'When you are stuck, try for half an hour, then ask, and say what you have tried.',
					'Note every answer that you get. You can ask the same thing twice, but not three times.',
				],
			},
			{
				kind: 'text',
				text: 'Take your breaks and go home at the agreed time. If you stay late in the first week, it does not impress anybody. Your supervisor will only think that the task was too big.',
			},
		],
	},
	{
		heading: 'Friday: ten minutes that decide the rest',
		blocks: [
			{
				kind: 'text',
				text: 'Ask your supervisor on Monday for ten minutes on Friday afternoon. Bring what you finished, even if it is half a page. Then ask three things. What should I have done differently? What would make these twelve weeks a success for you? Who should I get to know?',
			},
			{
				kind: 'text',
				text: 'Write the answers down and send them back the same day in a few lines. For example: “By the end of August the supplier list should be complete. I should then be able to run the monthly check alone.” Your supervisor will judge your work by this, and you have written it yourself.',
			},
			{
				kind: 'text',
				text: 'On the way home, note three lines on what you learned. Do the same every Friday. By the last one you will have your report, your CV and your answer to the interviewer who asks what an intern actually does.',
			},
		],
	},
];
