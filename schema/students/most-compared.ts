/** How many internships are compared. */
export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 4;
