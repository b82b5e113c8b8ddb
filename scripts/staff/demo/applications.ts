import type {
	ApplicationStatus,
	Mover,
	RejectionReason,
} from '#schema/applications/application-moves.ts';

/** A step of an application: to which status, by whom, so many days ago. */
type Step = {
	to: ApplicationStatus;
	by: Mover;
	daysAgo: number;
	message?: string;
	reasons?: RejectionReason[];
};

export type DemoApplication = {
	/** The place of the student in the list of students. */
	student: number;
	/** The place of the internship among the listings; null for an application in general. */
	listing: number | null;
	sentDaysAgo: number;
	steps: Step[];
	/** Whether a CV went along. */
	cv?: boolean;
};

const read = (daysAgo: number): Step => ({ to: 'in-review', by: 'employer', daysAgo });
const interview = (daysAgo: number): Step => ({
	to: 'interview',
	by: 'employer',
	daysAgo,
	message: 'We would like to talk to you for half an hour by video. Please choose a time.',
});
const offer = (daysAgo: number): Step => ({
	to: 'offered',
	by: 'employer',
	daysAgo,
	message: 'We liked how you think, and offer you the internship.',
});

/** One in every status, two of them overdue; answers are promised within 14 days. */
export const applications: readonly DemoApplication[] = [
	{ student: 0, listing: 0, sentDaysAgo: 19, steps: [read(14)], cv: true },
	{ student: 1, listing: 0, sentDaysAgo: 17, steps: [] },
	{ student: 2, listing: 0, sentDaysAgo: 13, steps: [read(9)] },
	{ student: 3, listing: 0, sentDaysAgo: 3, steps: [], cv: true },
	{ student: 4, listing: 0, sentDaysAgo: 24, steps: [read(20), interview(17)] },
	{
		student: 5,
		listing: 0,
		sentDaysAgo: 40,
		steps: [read(38), interview(34), offer(27), { to: 'accepted', by: 'student', daysAgo: 25 }],
	},
	{ student: 0, listing: 1, sentDaysAgo: 30, steps: [interview(25), offer(2)], cv: true },
	{
		student: 1,
		listing: 1,
		sentDaysAgo: 33,
		steps: [
			read(31),
			{
				to: 'rejected',
				by: 'employer',
				daysAgo: 28,
				message:
					'Thank you for the care in your application. This time we needed somebody who has worked with queues before.',
				reasons: ['skills'],
			},
		],
	},
	{
		student: 2,
		listing: 1,
		sentDaysAgo: 35,
		steps: [offer(30), { to: 'declined', by: 'student', daysAgo: 29 }],
	},
	{
		student: 3,
		listing: 1,
		sentDaysAgo: 12,
		steps: [{ to: 'withdrawn', by: 'student', daysAgo: 10, message: 'I have found another one.' }],
	},
	{
		student: 4,
		listing: 1,
		sentDaysAgo: 45,
		steps: [{ to: 'unanswered', by: 'server', daysAgo: 15 }],
	},
	{ student: 5, listing: 2, sentDaysAgo: 8, steps: [read(6)] },
	{ student: 5, listing: null, sentDaysAgo: 5, steps: [] },
];
