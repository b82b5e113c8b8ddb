/** The day of the words below. Other words have another day: earlier consents stay as they are, and new ones need these. */
export const CONSENT_WORDING = '2026-11-29';

export const CONSENT_KINDS = ['counted', 'chosen', 'all'] as const;
/** Counted without a name; or shown with it, the applications that were chosen or all, later ones included. */
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** What a student can agree to, with what follows from it. */
export const consentWords: Record<ConsentKind, { label: string; means: string }> = {
	counted: {
		label: 'Count my applications, without my name',
		means:
			'You are in its numbers from next Monday on: by status, sector, city and month. No number below five is shown. If you show your name later, you are in them until the Monday after that.',
	},
	chosen: {
		label: 'Show the applications that I choose, with my name',
		means: 'It sees those, and no others.',
	},
	all: {
		label: 'Show all my applications, with my name',
		means: 'It sees those that you have sent, and those that you send from now on.',
	},
};

/** What a careers service sees of an application that is shown with a name. */
export const CONSENT_SEEN =
	'Your name, the internship and its company, the day on which you sent the application, and the status that you see yourself.';

/** What it never sees. */
export const CONSENT_NEVER =
	'Never your answers, CV, profile, email address, telephone number or messages, and never an answer that the employer can still take back.';

/** That nothing depends on it. */
export const CONSENT_FREE =
	'This is your choice. Employers do not see it, and nothing on this site changes for you if you say no.';

/** How it ends. */
export const CONSENT_ENDS =
	'You can take it back here at any time, with one press. Then it sees nothing of you any more, at once.';

/** Fewer students are not told. Numbers are rounded down to a multiple of it; `consentWords` and the screens name it. */
export const FEWEST_COUNTED = 5;

export const COUNTED_BY = ['status', 'sector', 'city', 'month'] as const;
export type CountedBy = (typeof COUNTED_BY)[number];
