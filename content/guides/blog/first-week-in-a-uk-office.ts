// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { Section } from '#content/types.ts';

export const body: Section[] = [
	{
		heading: 'Before Monday',
		blocks: [
			{
				kind: 'text',
				text: 'Send one email in the week before. Ask at what time and where you should arrive, who to ask for, what people wear, and which papers to bring. The answer to the question about clothes is nearly always “whatever you like, within reason”, and nearly always means something tidier than a lecture hall.',
			},
			{
				kind: 'list',
				items: [
					'What the host needs to check your right to work: see [how to prove it](https://www.gov.uk/prove-right-to-work).',
					'Your bank details for payroll, taken to a person or a secure form, not sent by ordinary email.',
					'Your National Insurance number, if you have one. If not, you can [apply for it](https://www.gov.uk/apply-national-insurance-number) and start work in the meantime, provided that you can prove your right to work.',
					'The written statement of your main terms. You should have it [by the first day at the latest](https://www.gov.uk/employment-contracts-and-conditions/written-statement-of-employment-particulars). Read the hours, the pay and the notice.',
				],
			},
		],
	},
	{
		heading: 'Monday: names and doors',
		blocks: [
			{
				kind: 'text',
				text: 'You will meet twenty people and remember three. Everybody knows this. Draw a plan of the desks and write the names in as you hear them; nobody minds being asked twice on the first day, and it becomes harder in the third week. First names are usual, up to and including the director. Handshakes are fine and not required.',
			},
			{
				kind: 'text',
				text: 'Being on time means a few minutes early for meetings with clients and on the minute for all others. If a train lets you down, send a message before the hour, not after it. Somebody will show you the fire exits. Listen: the alarm is usually tested in the same week.',
			},
			{
				kind: 'text',
				text: 'Then there is tea. Whoever gets up to make some asks the people nearby, and sooner or later it is your turn. Ask how they take it and write that on the plan too. It is not a task for interns in particular. If it turns into one, you may laugh and point to the plan.',
			},
		],
	},
	{
		heading: 'What people say',
		blocks: [
			{
				kind: 'text',
				text: 'British office English is friendly and indirect. Newcomers tend to take requests for suggestions and suggestions for small talk. A rough key:',
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
				text: 'If you cannot tell, ask for the deadline. “By when would you like it?” turns any of these into a plain sentence and offends nobody. You may also say that you prefer direct comments. Many people are relieved.',
			},
		],
	},
	{
		heading: 'Tuesday to Thursday: one small thing',
		blocks: [
			{
				kind: 'text',
				text: 'Passwords will be missing. The person who knows the system will be on leave. Do not wait in silence; ask for something small that can be finished this week. Bring a manual up to date, check a list against another, sit in on a call and write the note. It hardly matters what it is, as long as somebody will use it.',
			},
			{
				kind: 'steps',
				items: [
					'Repeat the task in your own words before you start.',
					'Show a rough version when a quarter is done. It is the cheapest moment to be wrong.',
					'When you are stuck, try for half an hour, then ask, and say what you have tried.',
					'Note every answer that you are given. Asking the same thing twice is human; a third time is expensive.',
				],
			},
			{
				kind: 'text',
				text: 'Take your breaks and go home at the agreed time. Staying late in the first week does not show zeal. It shows your supervisor that the task was too big, or worries her that it was.',
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
				text: 'Write the answers down and send them back the same day in a few lines: “As I understood it, by the end of August the supplier list should be complete and I should be able to run the monthly check alone.” It looks like a small courtesy. It is in fact the yardstick by which you will be judged, and you have just held the pen.',
			},
			{
				kind: 'text',
				text: 'On the way home, note three lines on what you learned. Do the same every Friday. By the last one you will have your report, your CV and your answer to the interviewer who asks what an intern actually does.',
			},
		],
	},
];
