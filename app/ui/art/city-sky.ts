/** Where the picture of the skylines has each city: three in a row, in two rows. */
const places: Record<string, string> = {
	London: 'of-London',
	Birmingham: '[--sky:50%_0]',
	Edinburgh: '[--sky:100%_0]',
	Bristol: '[--sky:0_100%]',
	Leeds: '[--sky:50%_100%]',
	Liverpool: '[--sky:100%_100%]',
};

/** Besides `city-sky`, the class of a city; none for Manchester, which is the first. */
export const skyOf = (city: string): string | undefined => places[city];
