/**
 * A link to the list of this page, filtered by one region, since the list is a screen further down.
 * It has the complete path, as the address of a prerendered page ends in a slash.
 */
export const regionLink = (slug: string) => `/programs/international?region=${slug}#programs`;

/** A region's name as written in a sentence. */
export const inSentence = (name: string) => (name === 'Middle East' ? 'the Middle East' : name);
