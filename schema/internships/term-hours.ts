/** The most hours a week that a Student visa allows in term on a course at degree level, all jobs together. */
export const TERM_HOURS = 20;

/** The same below degree level. */
export const LOWER_TERM_HOURS = 10;

/** How long a vacation is assumed to last after the last term that somebody has given. */
export const VACATION_WEEKS = 14;
