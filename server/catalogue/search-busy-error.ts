/** The database did not answer a search in time. The site knows it by its name, and answers 503. */
export class SearchBusyError extends Error {
	override name = 'SearchBusyError';

	constructor(cause: unknown) {
		super('The search is busy.', { cause });
	}
}
