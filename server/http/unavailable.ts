/** The one answer where the data side cannot answer; the client's library reads `message`. */
export function unavailable(): Response {
	const body = {
		code: 'service_unavailable',
		message: 'The service is not available at the moment. Please try again in a minute.',
	};
	return Response.json(body, {
		status: 503,
		headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' },
	});
}

/** Rejects where `work` takes longer than `milliseconds`; the work itself goes on. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error('took too long')), milliseconds);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
