import { site } from './site.ts';

/** The notice about sample content; undefined once `site.sampleContent` is false. */
export const sampleNotice = site.sampleContent
	? {
			lead: 'Sample site.',
			text: 'The internships, companies, people, reviews and figures are examples; applying does not lead to a job. Scholarships and visa facts are real.',
			/** Before a form with which one applies. */
			applying: 'Applying leads to no job.',
			/** Beside reviews and stories. */
			stories: 'Illustrative stories: the people and companies in them are invented.',
		}
	: undefined;
