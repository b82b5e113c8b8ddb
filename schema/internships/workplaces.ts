/** Where the work is done, in the words of forms, filters and cards. */
export const workplaceWords = {
	'on-site': 'On site',
	hybrid: 'Hybrid',
	remote: 'Remote',
} as const;
export type Workplace = keyof typeof workplaceWords;
