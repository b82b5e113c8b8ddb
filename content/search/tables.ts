import type { SearchTables } from '#schema/internships/understanding/concepts.ts';
import { concepts } from './concepts.ts';
import { areas, districts, doubtful, towns } from './places.ts';
import { ignored, posts, shortForms, unsearched } from './sayings.ts';

/** All tables by which the search reads a sentence. Add what people type in vain (/staff/searches) to them. */
export const searchTables: SearchTables = {
	concepts,
	ignored,
	unsearched,
	posts,
	towns,
	areas,
	districts,
	doubtful,
	shortForms,
};
