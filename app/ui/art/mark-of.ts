import type { Sector } from '#schema/internships/sectors.ts';

/** The name of a sector's symbol: "Data & AI" is `data-ai`. */
export const markOf = (sector: Sector) => sector.toLowerCase().replaceAll(/[^a-z]+/g, '-');
