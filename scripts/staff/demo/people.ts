import type { COMPANY_SIZES } from '#schema/employers/employer.ts';
import type { SentProfile } from '#schema/students/student-profile.ts';
import type { WorkPermission } from '#schema/students/work-permission.ts';

/** For everybody that `npm run demo` puts in. */
export const DEMO_PASSWORD = 'try-it-out';

export type DemoEmployer = {
	email: string;
	contact: string;
	company: string;
	industry: string;
	size: (typeof COMPANY_SIZES)[number];
	location: string;
	about: string;
	verified: boolean;
};

export const employers = [
	{
		email: 'rosa@tidewell.example',
		contact: 'Rosa Hale',
		company: 'Tidewell Systems',
		industry: 'Technology',
		size: '51-200',
		location: 'Leeds',
		about: 'Sample company. Booking software for swimming pools and leisure centres.',
		verified: true,
	},
	{
		email: 'imran@mirza-foods.example',
		contact: 'Imran Mirza',
		company: 'Mirza & Daughters Foods',
		industry: 'Manufacturing',
		size: '11-50',
		location: 'Bradford',
		about: 'Sample company. Sauces and pickles from a family kitchen.',
		verified: false,
	},
] as const satisfies DemoEmployer[];

/** A reviewer of the site's staff. */
export const reviewer = { email: 'bethan@staff.example', name: 'Bethan Rees' };

export type DemoStudent = {
	email: string;
	name: string;
	profile: Pick<SentProfile, 'university' | 'course' | 'level' | 'graduation' | 'skills'> | null;
	permission: WorkPermission | null;
};

export const students: readonly DemoStudent[] = [
	{
		email: 'adaeze@student.example',
		name: 'Adaeze Nwachukwu',
		profile: {
			university: 'University of Northbridge',
			course: 'Data Science',
			level: 'master',
			graduation: '2027-09',
			skills: ['Python', 'SQL', 'Statistical modelling', 'Power BI'],
		},
		permission: {
			kind: 'student-visa',
			terms: [
				{ from: '2026-09-21', to: '2026-12-11' },
				{ from: '2027-01-11', to: '2027-03-26' },
				{ from: '2027-04-19', to: '2027-09-03' },
			],
		},
	},
	{
		email: 'rhys@student.example',
		name: 'Rhys Pennar',
		profile: {
			university: 'Tolmouth University',
			course: 'Mathematics',
			level: 'bachelor',
			graduation: '2026-07',
			skills: ['R', 'Excel', 'Teaching'],
		},
		permission: { kind: 'no-restriction' },
	},
	{
		email: 'ines@student.example',
		name: 'Ines Carvalhal',
		profile: {
			university: 'Ashmere University',
			course: 'Statistics',
			level: 'master',
			graduation: '2027-06',
			skills: ['R', 'SQL', 'Survey design'],
		},
		permission: { kind: 'needs-sponsorship' },
	},
	{
		email: 'farid@student.example',
		name: 'Farid Noorzai',
		profile: {
			university: 'University of Kelderbrook',
			course: 'Economics',
			level: 'bachelor',
			graduation: '2027-06',
			skills: ['Stata', 'Writing'],
		},
		permission: { kind: 'graduate-visa', ends_on: '2028-05-31' },
	},
	{
		email: 'hana@student.example',
		name: 'Hana Lindqvist',
		profile: null,
		permission: null,
	},
	{
		email: 'mei@student.example',
		name: 'Mei Tanaka-Ross',
		profile: null,
		permission: null,
	},
];
