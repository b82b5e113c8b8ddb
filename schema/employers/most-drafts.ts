/** How many drafts a company may have that are not public, and how many lines a file of drafts. */
export const MOST_DRAFTS = 50;
