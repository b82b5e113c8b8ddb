import type { AppliedInternship } from './saved-internships.ts';
import type { StudentProfile } from './student-profile.ts';

/** What the page of an internship says to one signed-in student. */
export type Reader = {
	/** What they have sent to it; null where they have not, or have withdrawn it. */
	applied: AppliedInternship | null;
	/** Whether they are told when it opens again. */
	isAwaited: boolean;
	/** Slugs of the companies that they follow. */
	follows: readonly string[];
	profile: StudentProfile;
};

/** The page of an internship as it is for one student, as HTML: GET /api/listings/{slug}. */
export type OwnPage = { html: string };
