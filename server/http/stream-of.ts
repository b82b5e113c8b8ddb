import { ApiError, noAnswer } from '#server/http/api-error.ts';
import type { Log } from '#server/log.ts';

/**
 * What is made part by part, as the client receives it. A failure aborts the stream, so that an incomplete
 * file is not taken for a whole one.
 * @param what it is called in the log
 * @throws {ApiError} as the first part does, 503 if it fails otherwise
 */
export async function streamOf(
	parts: AsyncGenerator<string | Uint8Array, unknown>,
	what: string,
	log: Log,
): Promise<ReadableStream<Uint8Array>> {
	const first = await parts.next().catch((cause) => {
		throw cause instanceof ApiError ? cause : noAnswer(cause);
	});
	let next: Promise<IteratorResult<string | Uint8Array>> | undefined = Promise.resolve(first);
	const encoder = new TextEncoder();
	return new ReadableStream(
		{
			async pull(controller) {
				try {
					const { value, done } = await (next ?? parts.next());
					next = undefined;
					if (done) controller.close();
					else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
				} catch (error) {
					log.error({ error: (error as Error)?.name }, `${what} broke off`);
					// A new error, as it is printed and the database's message may repeat values.
					controller.error(new Error(`${what} broke off.`));
				}
			},
			cancel: () => void parts.return(undefined),
		},
		{ highWaterMark: 0 },
	);
}
