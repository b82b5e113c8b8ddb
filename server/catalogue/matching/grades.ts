import type { Filter } from '#schema/internships/understanding/filters/filter.ts';

/** How a topic or filter is satisfied. */
export const NOT = 0;

export const PARTLY = 1;

export const WHOLLY = 2;

export type Group = {
	facet: Filter['facet'];
	grade(number: number): number;
	/** What is added to the score of an internship, where one is better than another. */
	score?(number: number): number;
};

export type Grader = Pick<Group, 'grade' | 'score'>;
