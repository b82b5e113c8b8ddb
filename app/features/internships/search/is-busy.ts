/** Whether a call of the catalogue had no answer from the database in time. */
export const isBusy = (error: unknown): boolean =>
	error instanceof Error && error.name === 'SearchBusyError';

/** How a page answers then: try again after so many seconds, as the catalogue asks. */
export const BUSY = { status: 503, headers: { 'Retry-After': '5' } };

/** Null instead of that error: for pages that are complete without what is asked for. */
export const unlessBusy = <Value>(answer: Promise<Value>): Promise<Value | null> =>
	answer.catch((error: unknown) => {
		if (isBusy(error)) return null;
		throw error;
	});
