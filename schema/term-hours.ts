/** The most hours a week that a Student visa allows in term, all jobs together. */
export const TERM_HOURS = 20;
