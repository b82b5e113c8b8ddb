/**
 * Notes for this tab by which way its reader came to the page of an internship: a word of schema/applications/came-by.ts,
 * from the page before it or the `from` of its address. Uses nothing from outside itself: its text stands in the page.
 */
export function noteWayHere(): void {
	const key = 'came-by';
	const slug = location.pathname.split('/')[2];
	const given = new URLSearchParams(location.search).get('from') ?? '';
	const { origin } = location;
	const { referrer } = document;
	const path = referrer.startsWith(`${origin}/`)
		? referrer.slice(origin.length).split(/[?#]/)[0]
		: null;
	const wayFrom = (before: string) => {
		if (before === '/internships') return 'search';
		if (/^\/compan/.test(before)) return 'company';
		return /^\/(saved|account)/.test(before) ? 'saved' : 'list';
	};
	try {
		const [page, way] = (sessionStorage.getItem(key) ?? '').split(' ');
		// Back from the form, or from signing in.
		const isBack = path && /^\/(apply|auth|forgot-password|new-password|confirm)/.test(path);
		if (isBack && page === slug) return;
		const word = ['alert', 'shared', 'employer'].includes(given)
			? given
			: path
				? path.startsWith('/internships/') && way === 'search'
					? way
					: wayFrom(path)
				: 'direct';
		sessionStorage.setItem(key, `${slug} ${word}`);
	} catch {
		// Storage is forbidden here.
	}
}
