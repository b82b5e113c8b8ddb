import type { Deadline, Listing } from '#content/types.ts';
import { longDate } from '#schema/london-day.ts';

const fromHome = { hybrid: ', partly from home', remote: ', or from home' };

/** "Ancoats, Manchester", with the country where it is abroad and whether one may work from home. */
export function placeText({
	location,
	remote,
	country,
}: Pick<Listing, 'location' | 'remote'> & { country?: string }): string {
	const abroad = country && !location.endsWith(country) ? `, ${country}` : '';
	return `${location}${abroad}${remote ? fromHome[remote] : ''}`;
}

/** "14 June 2027", or the words as they are. */
export const startText = (starts: string) =>
	/^\d{4}-\d{2}-\d{2}$/.test(starts) ? longDate(starts) : starts;

/** "28 February 2027", or that there is none. */
export const deadlineText = (deadline: Deadline) =>
	deadline === 'rolling' ? 'Rolling: apply any time' : longDate(deadline);
