import type { Concept } from '#schema/internships/understanding/concepts.ts';
import type { Topic } from '#schema/internships/understanding/understood.ts';

export const wordTopic = (typed: readonly string[]): Topic => ({
	typed,
	own: typed,
	sectors: [],
	terms: [],
	known: false,
	beginning: false,
});

const SMALL = /^(?:and|of|in|the|for|to|on|at|with|my|or|by|an?)$/;

export const conceptTopic = (
	{ sectors, terms, language, same, benefit, tool }: Concept,
	typed: readonly string[],
): Topic => ({
	typed,
	own: benefit ? [] : typed.filter((form) => !SMALL.test(form)),
	sectors,
	terms,
	known: true,
	beginning: false,
	...(language && { language }),
	...(same && { same }),
	...(benefit && { benefit }),
	...(tool && { tool }),
});
