import type { ReactNode } from 'react';
import type {
	ApplicationTarget,
	NewApplication,
} from '#schema/applications/student-applications.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';

/** How the route shows internships: they are another feature's. */
export type InternshipParts = {
	facts: (target: ApplicationTarget) => ReactNode;
	/** Asks to be told when it opens again. */
	tellMe: (target: ApplicationTarget) => ReactNode;
	similar: (internships: InternshipSummary[], today: string) => ReactNode;
};

/** What can go along with an application: the profile and a CV, which are another feature's. */
export type Attachments = {
	/** Answers to begin with. @param earlier those of the last application */
	suggested(earlier: { experience: string; availability: string } | null): Record<string, string>;
	/** @param refusal why the last try was refused */
	fields: (typed: Record<string, string> | null, refusal: Refusal | null) => ReactNode;
	/** What of it is chosen in a form. */
	read: (values: FormData) => Pick<NewApplication, 'profile' | 'cv'>;
	/** Fetches what may have changed in the meantime. */
	refresh: () => void;
};
export type Refusal = { code: string; message: string };
