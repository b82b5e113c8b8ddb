/**
 * The list of the page, narrowed to one region: a link, since the list is a screen further down.
 * With its path, as the address that a page is prerendered at ends in a slash.
 */
export const regionLink = (slug: string) => `/programs/international?region=${slug}#programs`;

/** A region's name as it stands in a sentence. */
export const inSentence = (name: string) => (name === 'Middle East' ? 'the Middle East' : name);
