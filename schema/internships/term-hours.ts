/** The most hours a week that a Student visa allows in term, all jobs together. */
export const TERM_HOURS = 20;

/** The longest vacation of most courses. */
export const VACATION_WEEKS = 14;
