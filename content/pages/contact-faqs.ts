import { site } from '#content/site.ts';
import type { Question } from '#content/types.ts';
import { answerTimes } from './answer-times.ts';

export const contactFaqs: Question[] = [
	{
		question: 'How soon will you answer my message?',
		answer: `${answerTimes.messageOnWorkingDays.replace(/^w/, 'W')}. During support hours, ${site.supportHours} (${site.summerTime}), the average response is 2-4 hours.`,
	},
	{
		question: 'Do I pay for a consultation?',
		answer:
			'No. It costs students and graduates nothing to talk to us, before or after they apply.',
	},
	{
		question: 'I represent a company. How do we start?',
		answer:
			'Create an account in the employer portal. You can also write to us with the category Employer Partnerships, and tell us which internships and dates you plan.',
	},
	{
		question: 'Can I visit the London office?',
		answer: `Yes, by appointment. Write or call first, so that the right person is there: ${site.phone}.`,
	},
];
