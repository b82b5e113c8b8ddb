/**
 * What a search may show that another does not: its page has the rules for all of it, so that the parts of another search
 * (`data-part`) have their looks before the whole stylesheet is there. `e2e/critical-css.test.ts` says what is missing.
 */
export const searchStates = [
	'<ol><mark class="search-columns read-as close-to-it first-in-list match-line differs',
	'inline-block wrap-anywhere mt-5 mt-6 w-48 max-w-prose p-6 md:p-8 px-2 sm:flex-wrap',
	'size-full min-w-11 border-brand py-1 text-good rounded-full fill-data-2">',
].join(' ');
