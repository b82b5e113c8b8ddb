/** The list of the page, narrowed to one region: a link, since the list is a screen further down. */
export const toRegion = (slug: string) => ({ search: `?region=${slug}`, hash: 'programs' });
