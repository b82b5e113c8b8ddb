import type { AppliedInternship } from '#schema/students/saved-internships.ts';

/** An internship that was applied for on 12 November 2026, with an answer promised by 27 November. */
export const applied = {
	slug: 'loom-intern',
	id: '11111111-1111-4111-8111-111111111111',
	title: 'Loom Intern',
	company: 'Tidewell Systems',
	city: 'Leeds',
	status: 'submitted',
	source: 'employer',
	applied_on: '2026-11-12',
	answer_due_on: '2026-11-27',
	status_on: '2026-11-20',
} satisfies AppliedInternship;
