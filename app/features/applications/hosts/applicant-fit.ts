import type { Applicant, WholeApplicant } from '#schema/applications/applicants.ts';
import { type Fit, fitOf } from '#schema/students/fit.ts';

/**
 * How the work fits the permission, term dates, hours and first day as they were sent with the application; null
 * where the student did not choose to show it, and for one in general.
 * @param today ISO date in Europe/London
 */
export function applicantFit(
	{ permission, internship, level, weekly_hours, earliest_start }: Applicant | WholeApplicant,
	today: string,
): Fit | null {
	if (!permission || !internship) return null;
	const { fit, words } = fitOf(
		{ permission, level, weekly_hours, earliest_start },
		internship,
		today,
	);
	// The words are written for the student.
	return {
		fit,
		words: words
			.replace(': add your term dates', '; term dates are not given')
			.replace(/^The employer itself sponsors no visa.*/, 'No sponsorship is offered')
			.replace('the start you agree', 'the start that is agreed')
			.replace(/\byour\b/g, 'their'),
	};
}
