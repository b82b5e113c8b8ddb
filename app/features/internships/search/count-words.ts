/** "1 internship", "124 internships", "12,400 internships" */
export const countWords = (count: number): string =>
	`${count.toLocaleString('en-GB')} ${count === 1 ? 'internship' : 'internships'}`;
