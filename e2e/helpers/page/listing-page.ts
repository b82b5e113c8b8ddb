import { londonListings } from '#content/london.ts';
import { slugOf } from '#schema/normal-form.ts';

const [first] = londonListings;
if (!first) throw new Error('There is no London listing.');

/** An internship of the site, as `content/` has it. */
export const listing = first;

/** The path of its page. */
export const listingPath = `/internships/${slugOf(`${first.title} ${first.company} London`)}`;
