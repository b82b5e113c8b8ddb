import { answerTimes } from '#content/pages/answer-times.ts';
import { site } from '#content/site.ts';
import type { Guide } from '#content/types.ts';
import { WAGE_RATES, WAGE_SOURCE } from '#schema/internships/wage-rates.ts';

const [rates] = WAGE_RATES;

export const applicationGuide: Guide = {
	slug: 'application-guide',
	title: 'Application guide',
	description:
		'How to apply for an internship step by step: when to start, what the form asks, how to check pay, and what happens next.',
	updated: '2026-11-20',
	intro: `Applying through ${site.name} takes one form and no money. This guide explains each step in order, from the first search to the offer.`,
	sections: [
		{
			heading: 'When to start',
			blocks: [
				{
					kind: 'text',
					text: `Begin three to six months before you want to start work. An application takes ${answerTimes.decision} from the form to a decision, interview included. You need the rest of the time to compare offers, to tell your landlord and to plan your term. If you need a visa, nobody can make that decision faster.`,
				},
				{
					kind: 'table',
					caption: 'A timetable for a June start',
					head: ['When', 'What to do'],
					rows: [
						['December', 'Choose a program type and list five to ten internships that suit you'],
						['January', 'Write your motivation and send the applications'],
						['February', 'Interviews, usually by video call, and decisions'],
						['March', 'Compare offers, agree dates and hours in writing'],
						['April to May', 'Visa if you need one, accommodation, share code or passport'],
					],
				},
			],
		},
		{
			heading: 'Choose five to ten internships, not fifty',
			blocks: [
				{
					kind: 'text',
					text: 'Every listing shows the kind of work, the place, the length, the weekly hours, the stipend and what the employer asks for. Read the requirements first. If you meet two of three and can say how you would learn the third, apply. If you meet none, use your time for an internship where you have something to show.',
				},
				{
					kind: 'text',
					text: 'You can apply from the second year of your degree until two years after you graduate, also on a one-year master’s course. You have to be 18 or over. This is a program rule: employers plan supervision for people who are still close to their studies.',
				},
			],
		},
		{
			heading: 'Check the pay before you apply',
			blocks: [
				{
					kind: 'text',
					text: `A stipend is what the intern is paid. Divide it by the hours: a month has 52 ÷ 12, or about 4.33, weeks. The result should not be below the [national minimum wage](${WAGE_SOURCE}). There is only one exception on this site: a placement of up to a year that is a required part of a UK course. The listing then says so.`,
				},
				{
					kind: 'table',
					caption: 'Minimum wage from April 2026, as published, November 2026',
					head: ['Age', 'An hour'],
					rows: [
						['21 and over', `£${rates.adult.toFixed(2)}`],
						['18 to 20', `£${rates.from18.toFixed(2)}`],
						['Under 18, and apprentices', `£${rates.under18.toFixed(2)}`],
					],
				},
				{
					kind: 'text',
					text: 'The rates change each 1 April. The stipends here are high enough for a further rise. If your internship runs across that date, ask the employer what you will be paid afterwards.',
				},
			],
		},
		{
			heading: 'Fill in the form',
			blocks: [
				{
					kind: 'steps',
					items: [
						'Create an account on the [sign-in page](/auth) and open the link in the confirmation email.',
						'Press Apply Now on the listing you want. The [application form](/apply) then already knows the program type and the internship.',
						'**Motivation.** Say why you want this work, why with this employer, and what you would like to be able to do at the end. Two or three paragraphs are enough.',
						'**Relevant experience.** Name things that can be checked: a module and its project, a shop shift, a society you kept the accounts for. Give dates.',
						'**Availability.** First and last possible day, hours a week, and any days you cannot work. If a visa limits your hours, say so here.',
						'**Profile and CV.** With an application to an internship you can send your profile as it is now, and a CV. The form shows what is sent; you may leave both out.',
						'Read it aloud once, then press Submit Application.',
					],
				},
				{
					kind: 'text',
					text: 'Until you send it, your text stays in that browser tab, so a reload does not lose it. Do not put health details, passport numbers or bank details into any field.',
				},
			],
		},
		{
			heading: 'After you have sent it',
			blocks: [
				{
					kind: 'list',
					items: [
						'Where an employer takes its own applications, yours goes straight to it. We read all others and pass them to the employer. If you named none, we suggest internships and ask before we share anything.',
						'Your account shows the status of each application, and the day by which you will have an answer.',
						`The employer invites you to an interview, makes an offer or declines. From the form to a decision, with an interview, it takes ${answerTimes.decision}. If the answer is no, it comes with its reasons.`,
						'An offer should give the start and end date, hours, stipend, place and the name of your supervisor in writing.',
					],
				},
				{
					kind: 'text',
					text: 'Placement years have one step before all this: your university has to register the placement. The order is University Registration, Application Submission (with your CV; the employer may ask for transcripts), Company Matching, then Interview & Placement.',
				},
			],
		},
		{
			heading: 'If someone asks you for money',
			blocks: [
				{
					kind: 'note',
					text: `A UK agency may not charge you for finding you work, and we never do: not for applying, matching, interviews or an offer letter. If a message in our name asks for a payment, do not pay. Forward it to ${site.email}.`,
				},
				{
					kind: 'text',
					text: 'The [application checklist](/resources/downloads) puts this page on one sheet. For a question about one internship, [write to us](/contact).',
				},
			],
		},
	],
};
