/**
 * What a search may show that another does not: its page has the rules for all of it, so that the parts of another search
 * (`data-part`) have their looks before the whole stylesheet is there. `e2e/critical-css.test.ts` says what is missing.
 */
export const searchStates = [
	'<ol><mark class="search-columns line-clamp-1 print:block mt-3 mt-8 border-t-4 border-dotted pt-2 pt-6 mb-4 text-part',
	'side-scroll block w-full min-w-0 gap-2 gap-x-3 gap-y-1 min-[20rem]:max-sm:-mr-4 min-[20rem]:max-sm:-ml-1',
	'min-[20rem]:max-sm:flex-[1_1_9rem] min-[20rem]:max-sm:flex-nowrap min-[20rem]:max-sm:py-1 min-[20rem]:max-sm:pr-4',
	'min-[20rem]:max-sm:pl-1 min-[20rem]:max-sm:whitespace-nowrap',
	'inline-block wrap-anywhere mt-5 mt-6 w-48 max-w-prose p-6 md:p-8 px-2 sm:flex-wrap',
	'size-full min-w-11 border-brand py-1 text-good rounded-full fill-data-2">',
].join(' ');
