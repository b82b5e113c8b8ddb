import type { SearchTables } from '#schema/internships/understanding/tables.ts';
import { concepts } from './concepts.ts';
import { coordinates, postcodeAreas, postcodeDistricts } from './coordinates.ts';
import { countries, foreignCities, spoken } from './countries.ts';
import { furtherConcepts } from './further-concepts.ts';
import { furtherLanguages } from './further-languages.ts';
import { furtherTowns } from './further-towns.ts';
import { names } from './names.ts';
import { otherLanguages } from './other-languages.ts';
import { areas, districts, doubtful, towns } from './places.ts';
import { said } from './said.ts';
import { ignored, posts, roles, shortForms, unsearched, writtenShort } from './sayings.ts';
import { welsh } from './welsh.ts';

/**
 * All tables by which the search reads a sentence. Staff add further words while it runs (/staff/searches), each to the lines
 * of a word that stands here.
 */
export const searchTables: SearchTables = {
	concepts: concepts + furtherConcepts + names,
	ignored,
	unsearched,
	posts,
	roles,
	towns,
	areas,
	districts,
	doubtful,
	shortForms,
	said,
	otherLanguages: otherLanguages + furtherLanguages + welsh,
	writtenShort,
	spoken,
	countries,
	foreignCities,
	coordinates: `${coordinates},${furtherTowns}`,
	postcodeAreas,
	postcodeDistricts,
};
