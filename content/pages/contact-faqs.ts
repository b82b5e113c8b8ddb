import { site } from '#content/site.ts';
import type { Question } from '#content/types.ts';
import { answerTimes } from './answer-times.ts';

export const contactFaqs: Question[] = [
	{
		question: 'How soon will you answer my message?',
		answer: `${answerTimes.messageOnWorkingDays.replace(/^w/, 'W')}. During support hours, ${site.supportHours}, the average response is 2-4 hours.`,
	},
	{
		question: 'Do I pay for a consultation?',
		answer: 'No. Talking to us costs students and graduates nothing, before or after they apply.',
	},
	{
		question: 'I represent a company. How do we start?',
		answer:
			'Create an account in the employer portal, or choose Employer Partnerships as the category of your message and tell us which roles and dates you have in mind.',
	},
	{
		question: 'Can I visit the London office?',
		answer: `Yes, by appointment. Write or call first, so that the right person is there: ${site.phone}.`,
	},
];
