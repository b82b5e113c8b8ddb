// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { Section } from '#content/types.ts';

export const body: Section[] = [
	{
		heading: 'Who reads it, and when',
		blocks: [
			{
				kind: 'text',
				text: 'Picture the reader. It is not a committee. It is an engineer or an account manager, at ten past five, with eleven applications and a train at six. She will be the one who has to find you a desk and a task. She does not want to be impressed. She wants to be able to put you on one of two piles without feeling unfair.',
			},
			{
				kind: 'text',
				text: 'She reads with three questions. She might not say them aloud, but every note in the margin belongs to one of them. Why this work? Why us? What will we get out of the twelve weeks, and what will you? A statement that answers these is finished. Whatever else it contains is in the way.',
			},
		],
	},
	{
		heading: 'Why this work?',
		blocks: [
			{
				kind: 'text',
				text: 'The weak answer is a feeling: “I have always been fascinated by logistics.” There is nothing she can do with it. The strong answer is an event, told briefly, in which you did some of the work and wanted to do more of it.',
			},
			{
				kind: 'list',
				items: [
					'**Weak:** “I am very interested in data and have strong analytical skills.”',
					'**Better:** “For my second-year project I cleaned three years of bus timings by hand before I learned to script it. I would like to learn how people do this when the data arrives every minute.”',
				],
			},
			{
				kind: 'text',
				text: 'The second version has a task, a mistake and a wish. It also tells her where you are: past the beginning, not yet at the end. That is exactly what an intern is. You need not have had a job in the field. A module, a stall at a market or a repaired bicycle will do, as long as it is true and points in the right direction.',
			},
		],
	},
	{
		heading: 'Why us?',
		blocks: [
			{
				kind: 'text',
				text: 'Here most statements fall silent or flatter. “Your company is a leader in its industry” could go to anybody, and she knows it. Find one thing that the host does and the next one does not: a product, a kind of client, a way of working, the town it is in. Then say what it has to do with you.',
			},
			{
				kind: 'text',
				text: 'An hour of reading is enough. Look at what the firm has published in the past year, at what its customers complain about, at the other vacancies. A sentence such as “You mould your handrails from recycled polymer; I have tested that material in our lab and seen it creep” will be remembered at six o’clock. If after an hour you have found nothing that you would like to be near, do not apply there. You have five to ten good applications in you. Do not spend one on indifference.',
			},
		],
	},
	{
		heading: 'What comes of it?',
		blocks: [
			{
				kind: 'text',
				text: 'The third question has two halves, and people answer only one. They write what they hope to learn, or they promise to be an asset. Write both halves, and keep each to something that could happen in the time.',
			},
			{
				kind: 'text',
				text: 'For your half, name a skill you would like to be able to show at the end: “to take a test plan from draft to signature”. For theirs, look at the listing. It says what they need done. Pick the task you are closest to and say how you would begin: “I can read your French supplier files from the first day; the costing I would have to be taught.” She now has a first week in her head, and you are in it.',
			},
		],
	},
	{
		heading: 'Putting it together',
		blocks: [
			{
				kind: 'steps',
				items: [
					'Write the three answers separately, without any beginning or end.',
					'Strike every sentence that would be true of another applicant or another firm.',
					'Put them in order. The first line should be your event, not your name or your degree; the form knows those.',
					'Read it aloud. Where you run out of breath, make two sentences.',
					'Give it to a friend and ask what job it is for. If they cannot tell, go back to the second step.',
				],
			},
			{
				kind: 'text',
				text: 'Aim at 200 to 350 words. Longer is not more serious. If English is not your first language, plain words are your friend: short sentences with correct verbs read as competence. Let software check the spelling by all means, but do not let it write the answers. Statements made that way are smooth, and she has read four of them since five o’clock.',
			},
			{
				kind: 'text',
				text: 'Keep the three answers. At the interview she will ask the same questions again, and will be pleased to meet the person who wrote them.',
			},
		],
	},
];
