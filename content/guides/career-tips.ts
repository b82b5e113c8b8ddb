import type { Guide } from '#content/types.ts';

export const careerTips: Guide = {
	slug: 'career-tips',
	title: 'Career tips',
	description:
		'Practical notes for interns in the UK: a CV of two pages at most, interviews by video, the first month at work, feedback and references.',
	updated: '2026-11-20',
	intro:
		'Short notes, in the order in which you will need them. None of them is secret. It helps to follow them early enough.',
	sections: [
		{
			heading: 'The CV',
			blocks: [
				{
					kind: 'text',
					text: 'A UK student CV is one page, two at the most, with no photograph, date of birth, nationality or marital status. Put your degree and expected result first, then work and projects, newest at the top.',
				},
				{
					kind: 'table',
					caption: 'Turning a duty into something a reader can judge',
					head: ['Instead of', 'Write'],
					rows: [
						[
							'Responsible for social media',
							'Wrote two posts a week for the rowing club and answered its messages for a year',
						],
						[
							'Good knowledge of Excel',
							'Built the stock sheet for a café with lookups and a weekly order list',
						],
						[
							'Team player',
							'Split a group report among five, kept the timetable and edited the final text',
						],
					],
				},
				{
					kind: 'text',
					text: 'If your marks come from another system, give them as they are and add what they mean in your country (“top tenth of the year”). Do not convert them yourself.',
				},
			],
		},
		{
			heading: 'Before the interview',
			blocks: [
				{
					kind: 'list',
					items: [
						'Read the listing again and mark each verb. Prepare one example for each: a situation, what you did, how it ended.',
						'Learn what the employer sells, to whom, and who does it differently. One hour is enough.',
						'Prepare two questions that the website does not answer. “What did your last intern find hard?” is a good one.',
						'For a video call, sit facing the window, close the other programs and have the telephone number ready in case the line fails.',
					],
				},
				{
					kind: 'text',
					text: 'If you need an adjustment, such as questions in writing, more time or a step-free room, ask when the interview is arranged. Employers in Britain have to make reasonable adjustments, and it is easier for everybody with a few days’ notice.',
				},
			],
		},
		{
			heading: 'During the interview',
			blocks: [
				{
					kind: 'text',
					text: 'Take a breath before you answer. If you do not know, say how you would find out. Interviewers do not expect an intern to know everything. They ask themselves how easily you would learn on a busy day.',
				},
				{
					kind: 'text',
					text: 'At the end ask what happens next and when. If nobody has mentioned pay or hours, ask for them in writing with the offer. “Could the offer letter include the weekly hours and the stipend?” is a normal question here.',
				},
			],
		},
		{
			heading: 'The first month',
			blocks: [
				{
					kind: 'steps',
					items: [
						'In the first week, ask your supervisor what a good result after twelve weeks would look like. Write the answer down and send it back in two sentences.',
						'Keep a work log: three lines a day on what you did, for whom, and what came of it.',
						'When you are stuck, try for half an hour, then ask. Say what you tried.',
						'Book twenty minutes a week with your supervisor and keep it even if there is little to discuss.',
						'Learn what the people at the next desks do. One cup of tea a week with someone from another team is enough.',
					],
				},
				{
					kind: 'text',
					text: 'There is more about the beginning in [Your first week in a UK office](/resources/blog/first-week-in-a-uk-office).',
				},
			],
		},
		{
			heading: 'Feedback and difficulties',
			blocks: [
				{
					kind: 'text',
					text: 'British feedback is often indirect. “You might want to look at this again” usually means that it has to be changed. If you are not sure, ask: “Should I change it before it goes out?”',
				},
				{
					kind: 'text',
					text: 'If hours grow beyond what was agreed, pay is late or somebody treats you badly, keep a note of dates and facts. Speak to your supervisor, then to the HR department, then to [our team](/contact). For your rights at work, [Acas](https://www.acas.org.uk/) gives free and impartial advice; complaints about pay or an agency go to the [Fair Work Agency](https://www.gov.uk/pay-and-work-rights).',
				},
			],
		},
		{
			heading: 'Leaving well',
			blocks: [
				{
					kind: 'list',
					items: [
						'Three weeks before the end, ask what should be finished and what handed over.',
						'Write a handover note: where the files are, what is still open, who to ask.',
						'Ask two people whether they would act as a referee, and for which kind of job. Agree on an address that will still work next year.',
						'Take a list of your results with you, not the company’s documents.',
						'If you would like to come back, say so. Many employers simply think that you have other plans.',
					],
				},
				{
					kind: 'text',
					text: 'Bring the CV up to date in the same week, from the work log, while you still know the figures.',
				},
			],
		},
	],
};
