import { type DraftContent, EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { daysAfter } from '#schema/london-day.ts';
import { workingDayFrom } from '#schema/working-days.ts';

/** As an employer writes it. @param today ISO date in Europe/London */
function listing(today: string, change: Partial<DraftContent>): DraftContent {
	return {
		...EMPTY_DRAFT,
		title: 'Data Analyst Intern',
		sector: 'Data & AI',
		description:
			'Clean the bookings of twelve swimming pools, find which hours stay empty, and show it to the people who plan them. Two analysts read your work each week.',
		typical_day:
			'At half past nine everybody says in a sentence what they will do. You work on a question of your own until lunch, with an analyst beside you. In the afternoon you show what you have, and note what to look at next.',
		requirements: ['Some SQL or R, from a course or on your own', 'Plain writing'],
		benefits: ['A travel card', 'A day a week to learn'],
		remote: 'hybrid',
		city: 'Leeds',
		location: 'Leeds Dock, Leeds',
		starts_on: workingDayFrom(daysAfter(today, 120)),
		weeks: 12,
		deadline: daysAfter(today, 60),
		spots: 2,
		pay_amount: 2300,
		hours: 35,
		sponsorship: 'student-visa-ok',
		team: 'Two analysts, three engineers and a designer',
		supervisor: 'The lead analyst',
		risks: 'Desk work: breaks from the screen, and a chair that is set up on the first day.',
		expenses: 'Train tickets between our offices',
		notice: 'One week on both sides',
		selection: ['A call of 20 minutes with the lead analyst', 'An hour on real bookings, by video'],
		authority: true,
		...change,
	};
}

export type DemoListing = { slug: string; status: 'open' | 'paused'; content: DraftContent };

/** Public ones of the verified employer. */
export const listings = (today: string): DemoListing[] => [
	{
		slug: 'sample-data-analyst-intern-tidewell-systems-leeds',
		status: 'open',
		content: listing(today, {
			questions: ['Which figure about a swimming pool would you look at first, and why?'],
		}),
	},
	{
		slug: 'sample-payments-engineering-intern-tidewell-systems-leeds',
		status: 'open',
		content: listing(today, {
			title: 'Payments Engineering Intern',
			sector: 'Technology',
			description:
				'Mend what takes the payments for bookings: a queue, two services and their tests. You work with three engineers and deploy in your first week.',
			requirements: ['One language that you know well', 'Git'],
			deadline: null,
			pay_amount: 2500,
		}),
	},
	{
		slug: 'sample-interface-design-intern-tidewell-systems-leeds',
		status: 'paused',
		content: listing(today, {
			title: 'Interface Design Intern',
			sector: 'Design',
			description:
				'Draw the screens on which parents book swimming lessons, try them with five parents, and draw them again.',
			requirements: ['A portfolio of three pieces of work'],
		}),
	},
];

/** What waits for approval, and what was returned with a comment. */
export const drafts = (today: string) => ({
	submitted: listing(today, { title: 'Test Automation Intern', sector: 'Technology' }),
	returned: listing(today, {
		title: 'Support Desk Intern',
		sector: 'Technology',
		location: 'Leeds or at a client',
		hours: 40,
		pay_amount: 2400,
	}),
	begun: listing(today, {
		title: 'Test Kitchen Assistant',
		sector: 'Food & Drink',
		city: 'Bradford',
		location: '',
		pay_amount: null,
	}),
});
