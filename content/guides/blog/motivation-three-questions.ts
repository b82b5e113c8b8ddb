// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { Section } from '#content/types.ts';

export const body: Section[] = [
	{
		heading: 'Who reads it, and when',
		blocks: [
			{
				kind: 'text',
				text: 'Think of the reader, who is not a committee. She is an engineer or an account manager, it is ten past five, and she has eleven applications and a train at six. If you come, she has to find you a desk and a task. She does not want to be impressed. She wants to decide fairly between yes and no.',
			},
			{
				kind: 'text',
				text: 'She reads with three questions. She might not say them, but all her notes are about them. Why do you want this work? Why do you want it with us? What will you and we have after the twelve weeks? A statement needs to answer these questions and nothing else.',
			},
		],
	},
	{
		heading: 'Why this work?',
		blocks: [
			{
				kind: 'text',
				text: 'The weak answer is a feeling: “I have always been fascinated by logistics.” It tells her nothing. The strong answer is something that happened, told briefly: you did some of the work and wanted to do more.',
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
				text: 'The second version has a task, a mistake and a wish. It also tells her how much you know: more than a beginner, less than an expert. That is what an intern should be. You need not have had a job in the field. A module, a market stall or a repaired bicycle is enough if it is true and has to do with the work.',
			},
		],
	},
	{
		heading: 'Why us?',
		blocks: [
			{
				kind: 'text',
				text: 'Here most statements say nothing, or only praise. “Your company is a leader in its industry” could go to anybody, and she knows it. Find one thing that only this employer does. It can be a product, a kind of client, a way of working or the town. Then say what it has to do with you.',
			},
			{
				kind: 'text',
				text: 'An hour of reading is enough. Look at what the firm has published in the past year, at what its customers complain about, at its other internships. For example: “You make your handrails from recycled plastic. I have tested that material in our lab and seen how it bends.” She will remember that at six o’clock. If after an hour you have found nothing that interests you, do not apply there. You have time for five to ten good applications, so choose well.',
			},
		],
	},
	{
		heading: 'What is the result?',
		blocks: [
			{
				kind: 'text',
				text: 'The third question has two halves, and people answer only one. They write what they hope to learn, or they promise to be useful. Write both, and name only what can really happen in the time.',
			},
			{
				kind: 'text',
				text: 'For your half, name a skill that you would like to show at the end, such as “to write a test plan that is signed”. For theirs, look at the listing. It says what they need done. Choose the task that you know best and say how you would begin. For example: “I can read your French supplier files from the first day. I would have to learn the costing.” She can now imagine your first week.',
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
					'Delete every sentence that would be true of another applicant or another firm.',
					'Put them in order. The first line should be your event, not your name or your degree; the form knows those.',
					'Read it aloud. Where you run out of breath, make two sentences.',
					'Give it to a friend and ask what job it is for. If they cannot tell, go back to the second step.',
				],
			},
			{
				kind: 'text',
				text: 'Aim at 200 to 350 words. Longer is not more serious. If English is not your first language, plain words help you: short sentences with correct verbs show that you are able. You can let software check the spelling, but do not let it write the answers. Such statements all sound the same, and she has read four of them since five o’clock.',
			},
			{
				kind: 'text',
				text: 'Keep the three answers. At the interview she will ask the same questions again, and will be pleased to meet the person who wrote them.',
			},
		],
	},
];
