import { limits } from '#schema/limits.ts';

/**
 * What a visitor was about to do when they were asked to sign in: "apply for Data Desk, Plainform".
 * @param from the page that they return to, with its query
 * @returns undefined where there is no better name for it than going on
 */
export function purposeOf(from: string): string | undefined {
	const [path, query] = from.split('?', 2);
	if (path === '/account') return 'open your account';
	if (path?.startsWith('/account/applications')) return 'see your applications';
	if (path === '/account/alerts') return 'be told of new internships';
	if (path !== '/apply') return undefined;
	const params = new URLSearchParams(query);
	const program = params.get('program')?.trim().slice(0, limits.programName);
	const otherwise = params.has('internship') ? 'an internship' : 'a program';
	return `apply for ${program || otherwise}`;
}
