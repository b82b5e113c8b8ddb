import { ALERTS_PATH, REOPENS } from '#app/lib/addresses/alert-address.ts';
import { limits } from '#schema/limits.ts';

/**
 * What a visitor was about to do when they were asked to sign in: "apply for Data Desk, Plainform".
 * @param from the page that they return to, with its query
 * @param internship the title of the internship in it, where it is known
 * @returns undefined where there is no better name for it than going on
 */
export function purposeOf(from: string, internship?: string): string | undefined {
	const [path, query] = from.split('?', 2);
	if (path === '/account') return 'open your account';
	if (path?.startsWith('/account/applications')) return 'see your applications';
	const params = new URLSearchParams(query);
	if (path === ALERTS_PATH)
		return params.has(REOPENS)
			? 'be told when an internship opens again'
			: 'be told of new internships';
	if (path !== '/apply') return undefined;
	const program = params.get('program')?.trim().slice(0, limits.programName);
	const otherwise = params.has('internship') ? (internship ?? 'an internship') : 'a program';
	return `apply for ${program || otherwise}`;
}

/** The address of what is public about the internship that somebody wants to apply for; null for any other page. */
export function internshipIn(from: string | null): string | null {
	const slug = from?.startsWith('/apply?') && new URLSearchParams(from.slice(7)).get('internship');
	return slug ? `/internships/${encodeURIComponent(slug)}.json` : null;
}
