/** Rejects if `work` takes longer than `milliseconds`; the work itself is not cancelled. */
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
