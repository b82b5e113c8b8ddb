import { type DraftContent, EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { daysAfter } from '#schema/london-day.ts';

/** A draft that can be submitted on that day, well above the minimum wage of the next years. */
export const draftFor = (today: string, change: Partial<DraftContent> = {}): DraftContent => ({
	...EMPTY_DRAFT,
	title: 'Ferry Data Intern',
	sector: 'Data & AI',
	description:
		'You clean the records of our ferries, find out where passengers wait, and show it in charts that captains understand.',
	requirements: ['SQL, or the wish to learn it'],
	remote: 'hybrid',
	city: 'Leeds',
	location: 'Leeds Dock, Leeds',
	starts_on: daysAfter(today, 90),
	weeks: 12,
	deadline: daysAfter(today, 30),
	pay_amount: 2_600,
	hours: 35,
	sponsorship: 'student-visa-ok',
	supervisor: 'The head of data',
	risks: 'Desk work: screen breaks, chair adjusted on the first day.',
	expenses: 'Travel between our docks',
	notice: 'One week on both sides',
	authority: true,
	...change,
});
