/** The colour of the words beside the disc. */
export const fitLooks = { full: 'text-good', half: 'text-sun-ink', empty: '' } as const;
