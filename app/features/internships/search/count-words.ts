/** "1 internship", "124 internships", "12,400 internships" */
export const countWords = (count: number): string =>
	`${count.toLocaleString('en-GB')} ${count === 1 ? 'internship' : 'internships'}`;

type Counted = { total: number; exact: number };

/** "3 internships, 14 close to it": the filters count both together. */
export const resultWords = ({ total, exact }: Counted): string =>
	total === exact ? countWords(total) : `${countWords(exact)}, ${total - exact} close to it`;
