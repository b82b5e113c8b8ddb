/**
 * The scripts of public pages, which React does not draw (docs/decisions/pages.md): `page` is that of all, `own` what a
 * signed-in person needs besides, the last two what sending a form of accounts takes, and the others those of single pages.
 * By name, as `handle.script` of a route has it, files beside this one.
 */
export const sources = {
	page: 'page.ts',
	own: 'own.ts',
	contact: 'contact.ts',
	'sign-in': 'accounts/sign-in.ts',
	'employer-sign-in': 'accounts/employer-sign-in.ts',
	'forgot-password': 'accounts/forgot-password.ts',
	confirm: 'accounts/confirm.ts',
	'new-password': 'accounts/new-password.ts',
	search: 'lists/search.ts',
	choice: 'lists/choice.ts',
	filter: 'lists/filter.ts',
	programs: 'lists/programs.ts',
	suggest: 'lists/suggest.ts',
	listing: 'listing/listing.ts',
	'auth-client': '../lib/calls/auth-client.ts',
	checks: '../ui/forms/clean-values.ts',
};
