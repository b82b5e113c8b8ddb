import type { InternshipSummary } from '#schema/internships/internship.ts';
import type { RunningSite } from './running-site.ts';

/**
 * Open internships of the site itself, as /internships.json has them. Those of employers come and go with the
 * tests of other files.
 * @param query such as `?hours=20`
 * @throws if there are fewer than two
 */
export async function siteInternships({ url }: RunningSite, query = '') {
	const response = await fetch(`${url}/internships.json${query}`);
	const { items }: { items: InternshipSummary[] } = await response.json();
	const [one, other, ...more] = items.filter(({ source }) => source === 'site');
	if (!one || !other) throw new Error(`/internships.json${query} has too few of the site.`);
	return [one, other, ...more] as const;
}
