import { MOST_AT_ONCE } from '#schema/applications/applicants.ts';
import { done, failed } from './message.ts';

/** For those who answer applications. */
export const hostMessages = {
	fileFailed: failed('Error', 'The file could not be fetched. Please try again.'),
	tooMany: failed('Error', `${MOST_AT_ONCE} can be chosen at once. Choose fewer.`),
	takenBack: (count: number) =>
		done(
			'Taken back',
			`${count} ${count === 1 ? 'application is' : 'applications are'} as before.`,
		),
	filterDeleted: (name: string) => done('Deleted', `The filters “${name}” are deleted.`),
	shortlisted: (count: number) =>
		done(
			'Shortlisted',
			`${count} ${count === 1 ? 'applicant is' : 'applicants are'} on your shortlist. They do not see it.`,
		),
	given: (count: number, others: number) =>
		done(
			'Saved',
			`Whose they are is stored for ${count} ${count === 1 ? 'application' : 'applications'}.${leftAlone(others)}`,
		),
	sentNow: (count: number) =>
		done(
			'Sent',
			`${count} ${count === 1 ? 'student sees' : 'students see'} it now, and we email it.`,
		),
} as const;

function leftAlone(count: number): string {
	if (count === 0) return '';
	return count === 1
		? ' One that a colleague has changed meanwhile stays as it is.'
		: ` ${count} that a colleague has changed meanwhile stay as they are.`;
}
