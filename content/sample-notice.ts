import { site } from './site.ts';

const lead = 'Sample site.';

/** The notice about sample content, for what is rendered on the server; undefined once `site.sampleContent` is false. */
export const sampleNotice = site.sampleContent
	? {
			lead,
			text: 'The internships, companies, people, reviews and figures are examples; applying does not lead to a job. Scholarships and visa facts are real.',
		}
	: undefined;

/** The same for single places. Apart from it, as scripts carry these and need not carry the notice. */
export const sampleWords = site.sampleContent
	? {
			lead,
			/** Before a form with which one applies. */
			applying: 'Applying leads to no job.',
			/** Beside reviews and stories. */
			stories: 'Illustrative stories: the people and companies in them are invented.',
		}
	: undefined;
