/** Ends every message of an employer to an applicant, on the page and in the mail. */
export const MESSAGE_WARNING = 'Never pay for a job, never send bank details or your passport.';

/** The words after it: they lead to the form that reports the message. */
export const REPORT_MESSAGE = 'Report this message';

/** Where they stand on the page of the application; the mail leads there. */
export const REPORT_MESSAGE_ANCHOR = 'report-message';
